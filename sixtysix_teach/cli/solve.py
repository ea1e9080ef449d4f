"""``sixtysix solve``: what every action is worth when all cards are open."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sixtysix_teach import solver
from sixtysix_teach.actions import Action
from sixtysix_teach.cli._answers import (
    ERRORS_HELP,
    WIDTH,
    actions_json,
    add_arguments,
    head_json,
    say_foot,
    say_situation,
    say_values,
    say_wrapped,
    words,
)
from sixtysix_teach.cli._lines import TOGETHER, answer_lines
from sixtysix_teach.cli._situation import Table
from sixtysix_teach.cli._text import (
    InputError,
    action_text,
    cards_text,
    outcome_json,
    outcome_text,
    say,
    say_json,
)
from sixtysix_teach.errors import SixtySixError, SolverLimit
from sixtysix_teach.notation import format_action
from sixtysix_teach.observation import Observation
from sixtysix_teach.state import State

JSON_HELP = """\
A view is solved too where its seat can work out all cards, as after the last draw.

--json prints one object for each position, on one line:
  position     the line, written the usual way
  kind         "open-cards": the solver sees both hands and the stock
  seat         the seat to move, whose values these are; null after the end
  outcome      {winners, game_points, ending} or null
  value, best  game points (-3 to 3), null after the end, and the actions that are worth them
  by_action    {action: game points} for every legal action, in order
  line         one line of best play to the end of the deal, or null when it was not asked for
  line_outcome its outcome, or null
  nodes        positions searched; answered_by: "kernel" or "reference"
"""


@dataclass(frozen=True)
class Solved:
    """A position as it was given, with all its cards, and what was found."""

    given: Table
    state: State
    solution: solver.Solution | None
    line: tuple[Action, ...] | None


def register(subparsers: Any) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(
        "solve",
        help="say what every action is worth with open cards",
        description="Solves positions in which all cards are known, in game points.",
        epilog=JSON_HELP + ERRORS_HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_arguments(parser, "POSITION")
    parser.add_argument(
        "--line",
        action=argparse.BooleanOptionalAction,
        help="one line of best play (by default for a single position only)",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Solve each position; the exit status is the worst of all."""
    if arguments.line is None:
        arguments.line = arguments.position not in (None, "-")
    tell = _tell_json if arguments.json else _tell
    return answer_lines(arguments, partial(_ask, arguments), tell, together=TOGETHER)


def _ask(arguments: argparse.Namespace, given: Sequence[Table]) -> list[Solved | SixtySixError]:
    states = [_whole(table) for table in given]
    going = [s for s in states if not isinstance(s, SixtySixError) and s.ended is None]
    how = {"nodes": arguments.limit, "use": arguments.use}
    solutions = iter(solver.solve_many(going, **how))
    found: list[Solved | SixtySixError] = []
    for table, state in zip(given, states, strict=True):
        if isinstance(state, SixtySixError):
            found.append(state)
        elif state.ended is not None:
            found.append(Solved(table, state, None, None))
        else:
            found.append(_with_line(arguments, table, state, next(solutions)))
    return found


def _with_line(
    arguments: argparse.Namespace,
    given: Table,
    state: State,
    solution: solver.Solution | SolverLimit,
) -> Solved | SolverLimit:
    if isinstance(solution, SolverLimit):
        return solution
    if not arguments.line:
        return Solved(given, state, solution, None)
    try:
        line = solver.best_line(state, nodes=arguments.limit, use=arguments.use)
    except SolverLimit as error:
        return error
    return Solved(given, state, solution, line)


def _whole(table: Table) -> State | InputError:
    """Return the whole position; of a view, where its seat can work out all cards."""
    if not isinstance(table, Observation):
        return table
    known = solver.known_state(table)
    return InputError(words("refused.hidden", seat=table.seat)) if known is None else known


# Text ----------------------------------------------------------------------------------------


def _tell(solved: Solved) -> None:
    state, solution = solved.state, solved.solution
    say_situation(state)
    if state.outcome is not None:
        say(outcome_text(state.outcome))
        return
    assert solution is not None
    _say_cards(state)
    if isinstance(solved.given, Observation):
        say_wrapped("solve.known", seat=solved.given.seat, mover=state.to_move)
    else:
        say_wrapped("solve.strict" if state.must_follow else "solve.stock", seat=state.to_move)
    say_values(solution.by_action, solution.best)
    if solved.line is not None:
        _say_line(state, solved.line)
    say_foot(solution.nodes, solution.answered_by)


def _say_cards(state: State) -> None:
    label = words("head.hands")
    for seat, hand in enumerate(state.hands):
        say(f"{label:10}{words('head.seat', seat=seat)}: {cards_text(hand)}")
        label = ""
    if not state.must_follow:
        pile = (*state.stock, *([] if state.turn_up is None else [state.turn_up]))
        say(f"{words('head.stock'):10}{cards_text(pile)}")


def _say_line(state: State, line: Sequence[Action]) -> None:
    indent = " " * 10
    rows = [""]
    for piece in _by_tricks(state, line):
        # A trick stays together.
        if len(rows[-1]) + len(piece) + 3 > WIDTH - len(indent):
            rows.append("")
        rows[-1] += ("   " if rows[-1] else "") + piece
    label = words("solve.line")
    for row in rows:
        say(f"{label:10}{row}")
        label = ""
    outcome = state.play_all(line).outcome
    assert outcome is not None
    say(indent + outcome_text(outcome))


def _by_tricks(state: State, line: Sequence[Action]) -> Iterator[str]:
    """The line in pieces, one for each trick with the draw after it."""
    piece: list[str] = []
    tricks = len(state.tricks)
    for action in line:
        piece.append(action_text(action))
        state = state.apply(action)
        settled = not state.to_draw and not state.played and state.ended is None
        if settled and len(state.tricks) > tricks:
            tricks = len(state.tricks)
            yield " ".join(piece)
            piece = []
    yield " ".join(piece)


# JSON ----------------------------------------------------------------------------------------


def _tell_json(solved: Solved) -> None:
    state, solution, line = solved.state, solved.solution, solved.line
    seat = None if solution is None else solution.seat
    say_json(
        head_json(solved.given, "open-cards", seat)
        | {
            "value": None if solution is None else solution.value,
            "best": [] if solution is None else actions_json(solution.best),
            "by_action": {}
            if solution is None
            else {format_action(a): value for a, value in solution.by_action.items()},
            "line": None if line is None else actions_json(line),
            "line_outcome": None if line is None else outcome_json(state.play_all(line).outcome),
            "nodes": 0 if solution is None else solution.nodes,
            "answered_by": None if solution is None else solution.answered_by,
        }
    )
