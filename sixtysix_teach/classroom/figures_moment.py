"""Figures of one moment of a deal: how it stands, and what each card is worth."""

from __future__ import annotations

from sixtysix_teach.actions import Play
from sixtysix_teach.cards import Card
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.figures import Figure
from sixtysix_teach.classroom.judged import judgement
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.moment_rows import mean_text, sum_of
from sixtysix_teach.classroom.words import say
from sixtysix_teach.classroom.worlds import last_lead
from sixtysix_teach.notation import parse_any
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import card_name, printed, suit_name, tokens
from sixtysix_teach.state import State
from sixtysix_teach.tutor.computation import computation
from sixtysix_teach.view.table_view import display_order


def show_moment(moment: str) -> Figure:
    """Return how a deal stands for the seat to move: its cards, the trumps, both totals, the stock.

    *moment* is a position line, or the name of an item of the course. The other hand is shown only
    where it is known. ``total`` is your card points.

    >>> print(show_moment("find-the-win/high-card-waits"))
    Your cards       ♠A ♠Q ♥Q
    The bot's cards  ♣J ♥9 ♦K
    Trumps           clubs
    Card points      you 64, the bot 53
    """
    line = moment_line(moment)
    found = parse_any(line)
    view = found.observation(found.to_move) if isinstance(found, State) else found
    you, bot = view.seat, 1 - view.seat
    known = found.hands[bot] if isinstance(found, State) else view.shown[bot]
    rows = [
        (say("figure.your_cards"), _signs(view, view.hand)),
        (say("figure.bot_cards"), _other(view, known)),
        (say("figure.trumps"), suit_name(view.trump)),
        (say("figure.points"), say("figure.totals", you=view.total(you), bot=view.total(bot))),
    ]
    if view.turn_up is not None and view.closing is None:
        rows.append((say("figure.face_up"), printed(tokens([view.turn_up]))))
    if view.played:
        rows.append((say("figure.bot_led"), printed(tokens(view.played))))
    parse = "parse_position" if isinstance(found, State) else "parse_view"
    code = computation("figure-moment", parse=parse, moment=line, you=you, bot=bot)
    return Figure((), tuple(rows), (), view.total(you), code)


def show_values(moment: str) -> Figure:
    """Return what each card that may be played brings, by what its seat can know.

    *moment* is a position line, or the name of an item of the course: the last trick with the stock
    open, where it is an average over every hand, or after a close. ``total`` is how many hands the
    other side can hold.
    """
    line = moment_line(moment)
    view, found = seen(line), judgement(line)
    values = {a.card: value for a, value in found.values.items() if isinstance(a, Play)}
    ranked = sorted(values, key=lambda card: -values[card])
    rows = tuple(
        (printed(tokens([card])), card_name(card), mean_text(values[card])) for card in ranked
    )
    head = ("", say("figure.card"), say("figure.brings"))
    told = say(f"figure.values_{found.basis.value}", hands=found.hands)
    code = computation("judge", moment=line, cards=" ".join(card.code for card in ranked))
    assert view.my_turn
    return Figure(head, rows, (told,), found.hands, code)


def show_counts(moment: str) -> Figure:
    """Return the two counts of closing at a last open lead, and what keeping the stock brings.

    *moment* is a position line, or the name of an item of the course. ``total`` is how many hands
    the other side can hold.

    >>> [row[1] for row in show_counts("clear-or-toss-up/between").rows]
    ['5 of 7', '7 of 7', '7 of 7']
    """
    line = moment_line(moment)
    found = last_lead(line)
    if found is None:
        raise ValueError("a last lead with the stock open is needed")
    splits = {"plan": found.closing, "open": found.open_closing, "keep": found.keeping}
    rows = tuple(
        (
            say(f"figure.counts_{name}"),
            say("figure.counts_wins", wins=split.wins, hands=split.hands),
            sum_of(split, glue=" "),
        )
        for name, split in splits.items()
    )
    head = ("", say("figure.wins_head"), say("figure.on_average"))
    return Figure(head, rows, (), found.closing.hands, computation("toss-up", moment=line))


def moment_line(name: str) -> str:
    """Return the position line of an item such as ``find-the-win/trumps-now``; a line as it is."""
    exercise, _, item = name.partition("/")
    return name if " " in name else exercises()[exercise].items[item].moment


def _signs(view: Observation, cards: tuple[Card, ...]) -> str:
    return printed(" ".join(f"[{card.code}]" for card in display_order(cards, view.trump)))


def _other(view: Observation, known: tuple[Card, ...]) -> str:
    many = view.hand_sizes[1 - view.seat] - len(known)
    signs = [_signs(view, known)] if known else []
    return ", ".join([*signs, *([say("figure.hidden", many=many)] if many else [])])
