"""Rewrites the golden files: python tests/regenerate_golden.py

Golden files show when behaviour shifts that no single test is about. A playthrough is one whole
deal: every state, every action allowed, every reason why another is not, and what each seat knows.
``legal_actions.txt`` pins the order of legal actions, on which seeded players depend. The
positions in ``solver/`` have all their answers with them, and ``tutor/`` is what the tutor says.
Read the difference before committing it: each changed line is a deal that now goes another way, a
sentence that now says something else, or an answer that was wrong or is now.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import playouts
from golden_answers import answer_files
from golden_tutor import tutor_files
from playouts import playout
from positions import (
    CLOSE,
    COUNT,
    DRAW,
    TWO_PLAYER_PROFILES,
    all_actions,
    codes,
    legal_for_all,
    words,
)
from table_views import golden_views

from sixtysix_teach import (
    Action,
    ClaimSixtySix,
    DeclareMarriage,
    ExchangeNine,
    Play,
    ReasonCode,
    State,
)

GOLDEN = Path(__file__).parent / "golden"
COMMAND = "python tests/regenerate_golden.py"

TABLES = {name: playouts.TABLES[name] for name in (*TWO_PLAYER_PROFILES, "three", "four")}

# Chosen so that together they show every kind of action and every ending (test_golden.py checks).
PLAYTHROUGHS = (
    ("classic", 44),
    ("pagat", 118),
    ("handbook", 6),
    ("kawu", 37),
    ("spielregeln-2", 26),
    ("spielregeln-2+", 50),
    ("bicycle", 31),
    ("schnapsen", 44),
    ("schnapsen-sharp", 47),
    ("santase", 7),
    ("three", 9),
    ("four", 38),
)


def choose(state: State, rng: Random) -> Action:
    """A lively player: announces and exchanges when it can, claims mostly when it is right."""
    options = sorted(legal_for_all(state), key=words)
    points, target = state.card_points, state.rules.target

    def weight(action: Action) -> float:
        match action:
            case ClaimSixtySix(by):
                seat = state.to_move if by is None else by
                return 6 if points[seat] >= target else 0.02
            case DeclareMarriage() | ExchangeNine():
                return 5
        return {CLOSE: 0.08, DRAW: 1, COUNT: 1}.get(action, 1)

    return rng.choices(options, [weight(a) for a in options])[0]


@cache
def deal_of(name: str, seed: int) -> tuple[tuple[State, Action | None], ...]:
    """Every state of the deal with the action taken there, None at the end."""
    return tuple(playout(TABLES[name], seed, choose))


@cache
def playthrough(name: str, seed: int) -> str:
    """One deal as a readable log."""
    lines = [f"profile {name}, seed {seed}", ""]
    for step, (state, action) in enumerate(deal_of(name, seed), start=1):
        lines += _moment(step, state)
        lines += [f"  > {words(action)}", ""] if action else _result(state)
    return "\n".join(lines) + "\n"


def _moment(step: int, state: State) -> list[str]:
    phase = "closed" if state.closing else "exhausted" if state.exhausted else "open"
    when = ", before the draw" if state.to_draw else ""
    played = f", played {codes(state.played)}" if state.played else ""
    married = " ".join(f"{m.suit.value}{m.points}@{m.by}" for m in state.marriages)
    lines = [
        f"{step}. trick {len(state.tricks) + 1 - state.to_draw}, {phase}{when}{played}: "
        f"seat {state.to_move} to move",
        f"  points {' '.join(map(str, state.card_points))}"
        f" | stock {codes(state.stock) or '-'} / {state.turn_up or '-'}"
        f" | marriages {married or '-'}",
    ]
    for seat, hand in enumerate(state.hands):
        seen = state.observation(seat)
        known = [f"{s}: {codes(c)}" for s, c in enumerate(seen.known_cards) if s != seat and c]
        lacks = [f"{s}: {codes(c)}" for s, c in enumerate(seen.excluded) if c]
        lines.append(
            f"  seat {seat} {codes(hand) or '-'} | sees {len(seen.unseen)} unseen"
            + (f" | knows {', '.join(known)}" if known else "")
            + (f" | excludes {', '.join(lacks)}" if lacks else "")
        )
    for seat in range(state.rules.players):
        legal = state.legal_actions(seat)
        if legal:
            lines.append(f"  seat {seat} may {', '.join(map(words, legal))}")
    return lines + _refusals(state)


def _refusals(state: State) -> list[str]:
    """Why not: one line a reason, with the actions it forbids.

    Left out is what fills every step with the same: cards not held, pairs not held, the count.
    """
    dull = (ReasonCode.CARD_NOT_HELD, ReasonCode.NO_PAIR, ReasonCode.CARDS_LEFT)
    why: dict[str, list[str]] = {}
    for action in all_actions(state):
        reason = state.why_illegal(action)
        told = not isinstance(action, Play) or action.card in state.hands[state.to_move]
        if reason is not None and told and reason.code not in dull:
            shown = f" ({codes(reason.cards)})" if reason.cards else ""
            why.setdefault(reason.code.value + shown, []).append(words(action))
    return [f"  not {', '.join(actions)}: {reason}" for reason, actions in why.items()]


def _result(state: State) -> list[str]:
    outcome = state.outcome
    assert outcome is not None
    winners = " and ".join(map(str, outcome.winners)) or "nobody"
    return [f"  = {outcome.ending.value}: {winners} wins {outcome.game_points}"]


@cache
def legal_orders() -> str:
    """The order of legal actions in the moments that have more than cards in them."""
    lines = ["# profile, seed, step, seat: legal actions in order"]
    for name in TABLES:
        for seed in (1, 2):
            for step, (state, _) in enumerate(deal_of(name, seed), start=1):
                for seat in range(state.rules.players):
                    legal = state.legal_actions(seat)
                    if len({type(a) for a in legal}) > 1 or (legal and seat != state.to_move):
                        order = ", ".join(map(words, legal))
                        lines.append(f"{name} {seed} {step} {seat}: {order}")
    return "\n".join(lines) + "\n"


def golden_files() -> dict[str, str]:
    """The text of every golden file of the engine, by its path under tests/golden."""
    files = {
        f"playthroughs/{name}-{seed}.txt": playthrough(name, seed) for name, seed in PLAYTHROUGHS
    }
    return {"legal_actions.txt": legal_orders(), **files}


def view_files() -> dict[str, str]:
    """The text of every golden view of the table, by its path under tests/golden."""
    return {
        f"views/{name}.json": json.dumps(view, indent=1, ensure_ascii=False) + "\n"
        for name, view in golden_views().items()
    }


def main() -> None:
    for path in (*(GOLDEN / "playthroughs").glob("*.txt"), *(GOLDEN / "views").glob("*.json")):
        path.unlink()
    for name, text in {**golden_files(), **view_files(), **answer_files(), **tutor_files()}.items():
        path = GOLDEN / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
