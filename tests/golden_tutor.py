"""What the tutor says, for people to read: whole deals, one example of everything it tells.

A changed sentence shows here in all its places. Cards are printed as suit sign and rank.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tutor" / "facts"))

from learner_deals import deal, decisions
from positions import words
from test_tables import MUST

from sixtysix_teach import Observation
from sixtysix_teach.phrases import printed, token
from sixtysix_teach.tutor.explain import Explanation, explain
from sixtysix_teach.tutor.fact_words import fact_text
from sixtysix_teach.tutor.facts import facts_of
from sixtysix_teach.tutor.hint import STEPS, hint

# An exchange and a close; a marriage and the end of the stock; two marriages under other rules.
DEALS = (("classic", 3), ("classic", 5), ("schnapsen", 8))


def tutor_files() -> dict[str, str]:
    """The text of every golden file of the tutor, by its path under tests/golden."""
    walks = {f"tutor/{profile}-{seed}.txt": walk(profile, seed) for profile, seed in DEALS}
    return {"tutor/facts.txt": fact_list(), "tutor/explanations.txt": examples(), **walks}


@cache
def walk(profile: str, seed: int) -> str:
    """One deal: each decision with what is said of it, and all four hints."""
    lines = [f"profile {profile}, seed {seed}"]
    for _, view, action in deal(profile, seed):
        lines += ["", _moment(view), *_explained(explain(view, action))]
        first = hint(view, 1)
        if first.theme == "forced":
            continue
        for step in range(1, STEPS + 1):
            told = hint(view, step)
            marks = " ".join(printed(token(card)) for card in told.cards)
            text = " / ".join(printed(line) for line in told.lines)
            lines.append(f"  {step}. {text}" + (f" <{marks}>" if marks else ""))
    return "\n".join(lines) + "\n"


@cache
def examples() -> str:
    """The first explanation of each kind, by verdict, key and the way it was worked out."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for _, view, _ in decisions():
        for action in view.legal_actions():
            told = explain(view, action)
            assert told.judgement is not None
            kind = (told.verdict, told.key, told.judgement.basis.value)
            if kind not in found:
                found[kind] = ["", _moment(view), *_explained(told)]
    return "\n".join(line for kind in sorted(found) for line in found[kind]).lstrip() + "\n"


@cache
def fact_list() -> str:
    """The sentence of every fact in the moments of the tables."""
    lines = []
    for case in MUST:
        fact = next(fact for fact in facts_of(case.view) if fact.code == case.code)
        lines.append(f"{case.code}: {printed(fact_text(fact))}")
    return "\n".join(dict.fromkeys(lines)) + "\n"


def _moment(view: Observation) -> str:
    hand = " ".join(printed(token(card)) for card in view.hand)
    parts = [f"trick {len(view.tricks) + 1 - view.to_draw}", f"seat {view.seat}: {hand}"]
    parts.append(f"trumps {view.trump.sign}")
    if view.turn_up is not None:
        parts.append(f"turned up {printed(token(view.turn_up))}")
    parts.append(f"{view.stock_size} in the stock" + (", closed" if view.closing else ""))
    parts += [f"led {printed(token(card))}" for card in view.played]
    parts += ["before the draw"] if view.to_draw else []
    parts.append(f"{view.total(view.seat)} to {view.total(1 - view.seat)}")
    return " | ".join(parts)


def _explained(told: Explanation) -> list[str]:
    return [
        f"  > {words(told.action)}: {told.verdict}, {told.theme}, {told.key}"
        + ("" if told.loss is None else f", loss {told.loss}"),
        f"    {printed(told.title)}",
        *(f"    - {printed(line)}" for line in told.lines),
        f"    = {printed(told.basis)}",
    ]
