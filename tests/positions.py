"""Builds a moment in the middle of a deal from the few things a test is about.

Rule texts speak like this: "N has 47 points in three tricks, D 15 in one, four cards in the stock,
N is on lead with king and queen of spades". ``position()`` takes just that and finds real cards for
all the rest: tricks that their winner really wins, led by whoever won the one before, and hands and
stock so that the pack is complete. Only the duties of the strict phase are not kept in the tricks
it makes up, so these are marked as open tricks.

N (forehand) is seat 0, D (dealer) is seat 1, trumps are hearts unless a test says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from sixtysix_teach import (
    CLASSIC,
    PRESETS,
    Action,
    Card,
    ClaimSixtySix,
    CloseStock,
    Closing,
    CountCards,
    Deal,
    DeclareMarriage,
    Draw,
    ExchangeNine,
    Marriage,
    PerSeat,
    Play,
    Rank,
    Rules,
    State,
    Suit,
    Trick,
    winning_place,
)
from sixtysix_teach.cards import in_order

N, D = 0, 1
TWO_PLAYER_PROFILES = tuple(name for name, rules in PRESETS.items() if rules.players == 2)

CLOSE, DRAW, CLAIM, COUNT, EXCHANGE = (
    CloseStock(),
    Draw(),
    ClaimSixtySix(),
    CountCards(),
    ExchangeNine(),
)

# The three- and four-handed games of the spielregeln page, written out from its text.
THREE_PLAYERS = Rules(
    name="three",
    players=3,
    ranks=tuple(Rank),
    hand_size=7,
    packets=(4, 3),
    exchange_rank=None,
    marriages=False,
    close_before_draw=False,
)
FOUR_PLAYERS = Rules(
    name="four",
    players=4,
    partners=True,
    packs=2,
    hand_size=7,
    packets=(4, 3),
    target=101,
    exchange_rank=None,
    marriages=False,
    close_before_draw=False,
)


def card(code: str) -> Card:
    return Card(Rank(code[0]), Suit(code[1]))


def cards(codes: str) -> tuple[Card, ...]:
    return tuple(card(code) for code in codes.split())


def codes(some: Iterable[Card]) -> str:
    return " ".join(c.code for c in some)


def play(code: str) -> Play:
    return Play(card(code))


def marry(suit: str) -> DeclareMarriage:
    return DeclareMarriage(Suit(suit))


def plays(state: State) -> str:
    """The cards that the seat to move may play, as codes."""
    return codes(a.card for a in state.legal_actions() if isinstance(a, Play))


def words(action: Action) -> str:
    """An action as one or two words, for readable logs and failure messages."""
    by = getattr(action, "by", None)
    tail = "" if by is None else f"@{by}"
    match action:
        case Play(c):
            return f"play {c.code}"
        case DeclareMarriage(suit):
            return f"marry {suit.value}"
        case ExchangeNine():
            return "exchange" + tail
        case CloseStock():
            return "close"
        case Draw():
            return "draw"
        case ClaimSixtySix():
            return "claim" + tail
        case CountCards():
            return "count"


def all_actions(state: State) -> tuple[Action, ...]:
    """Every action anybody could think of, each once and in the form legal_actions() uses."""
    others = [seat for seat in range(state.rules.players) if seat != state.to_move]
    return (
        *(Play(c) for c in dict.fromkeys((*every_card(), *state.rules.pack))),
        *(DeclareMarriage(suit) for suit in Suit),
        EXCHANGE,
        *(ExchangeNine(by=seat) for seat in others),
        CLOSE,
        DRAW,
        CLAIM,
        *(ClaimSixtySix(by=seat) for seat in others),
        COUNT,
    )


def every_card() -> tuple[Card, ...]:
    """All 32 cards: also those that the pack of the profile does not have."""
    return tuple(Card(rank, suit) for suit in Suit for rank in Rank)


def legal_for_all(state: State) -> set[Action]:
    """What any seat may do now: the seat to move, and the others out of turn."""
    return {a for seat in range(state.rules.players) for a in state.legal_actions(seat)}


def deal(n: str, d: str, stock: str, *, rules: Rules = CLASSIC) -> Deal:
    """A whole deal: both hands and the stock from the top, the turn-up last."""
    pile = cards(stock)
    made = Deal(PerSeat((cards(n), cards(d))), pile[:-1], pile[-1])
    made.check(rules)
    return made


def position(
    *,
    n: str = "",
    d: str = "",
    won: str = "",
    points: tuple[int | None, int | None] = (None, None),
    rules: Rules = CLASSIC,
    trump: str = "H",
    top: str = "",
    turn_up: str = "",
    marriages: Sequence[tuple[int, str, int]] = (),
    closed: Closing | None = None,
    to_draw: bool = False,
) -> State:
    """Return a two-player state before a lead (or before the draw).

    *n* and *d* are cards that must be in the hands, *won* the winner of each trick ("0010"),
    *points* the card points in the tricks of each (None: whatever comes), *top* the next cards of
    the stock. *marriages* are (seat, suit, tricks complete when announced). The sizes of stock and
    hands follow from the number of tricks and the close.
    """
    drawn = closed.at - closed.before_draw if closed else len(won) - to_draw
    stock_size = max(0, rules.stock_size - 2 * drawn)
    held = (len(rules.pack) - stock_size - 2 * len(won)) // 2
    named = [*cards(n), *cards(d), *cards(top), *cards(turn_up)]
    if stock_size and not turn_up:
        free = [Card(r, Suit(trump)) for r in reversed(rules.ranks)]
        turn_up = next(c for c in free if c not in named).code
        named.append(card(turn_up))
    assert len(set(named)) == len(named), "a card is named twice"
    pool = [c for c in rules.pack if c not in named]
    tricks, rest = _fill(pool, won, points, Suit(trump))
    hands = []
    for fixed in (cards(n), cards(d)):
        need = held - len(fixed)
        assert need >= 0, f"only {held} cards fit in a hand here"
        hands.append(in_order((*fixed, *rest[:need])))
        rest = rest[need:]
    worth = {True: rules.trump_marriage_points, False: rules.marriage_points}
    return State(
        rules=rules,
        trump=Suit(trump),
        turn_up=card(turn_up) if stock_size else None,
        leader=int(won[-1]) if won else N,
        played=(),
        tricks=tricks,
        trick_points=PerSeat(
            sum(t.card_points for t in tricks if t.winner == seat) for seat in (N, D)
        ),
        marriages=tuple(Marriage(by, Suit(s), worth[s == trump], at) for by, s, at in marriages),
        closing=closed,
        to_draw=to_draw,
        shown=PerSeat(((), ())),
        ended=None,
        hands=PerSeat(hands),
        stock=(*cards(top), *rest),
    )


def _fill(
    pool: list[Card], won: str, points: tuple[int | None, int | None], trump: Suit
) -> tuple[tuple[Trick, ...], list[Card]]:
    """The tricks, and the cards left over: always the same for the same question."""
    count = (2 * won.count("0"), 2 * won.count("1"))
    for seed in range(200):
        Random(seed).shuffle(pool)
        split = next(_split(pool, count, points), None)
        assert split is not None, "no cards have these points"
        tricks = _tricks(won, [split[0], split[1]], trump)
        if tricks is not None:
            return tricks, split[2]
    raise AssertionError("no cards fit these points and tricks")


def _split(
    pool: list[Card], count: tuple[int, int], points: tuple[int | None, int | None]
) -> Iterator[tuple[list[Card], list[Card], list[Card]]]:
    """All ways to give each seat so many cards with so many points, and the cards left over."""
    dead = set()

    def hopeless(at: int, left: tuple[int, int], want: tuple[int | None, int | None]) -> bool:
        rest = sorted(c.points for c in pool[at:])
        if sum(left) > len(rest):
            return True
        return any(
            w is not None and not sum(rest[:n]) <= w <= sum(rest[len(rest) - n :])
            for n, w in zip(left, want, strict=True)
        )

    def search(
        at: int, left: tuple[int, int], want: tuple[int | None, int | None], piles: list[list[Card]]
    ) -> Iterator[tuple[list[Card], list[Card], list[Card]]]:
        key = (at, left, want)
        if key in dead or hopeless(at, left, want):
            return
        if at == len(pool):
            yield tuple(list(pile) for pile in piles)
            return
        found = False
        for pile in range(3):
            if pile < 2 and not left[pile]:
                continue
            new_left, new_want = list(left), list(want)
            if pile < 2:
                new_left[pile] -= 1
                if want[pile] is not None:
                    new_want[pile] = want[pile] - pool[at].points
            piles[pile].append(pool[at])
            for result in search(at + 1, tuple(new_left), tuple(new_want), piles):
                found = True
                yield result
            piles[pile].pop()
        if not found:
            dead.add(key)

    return search(0, count, points, [[], [], []])


def _tricks(won: str, taken: list[list[Card]], trump: Suit) -> tuple[Trick, ...] | None:
    """Arrange the cards into tricks, each led by the winner of the one before; None if impossible.

    Whoever wins against the lead needs a pair of cards in which one beats the other.
    """
    made: list[Trick] = []
    leader = N
    for letter in won:
        winner = int(letter)
        pile = taken[winner]
        pair = next(
            (
                (a, b)
                for a in pile
                for b in pile
                if a is not b
                and winning_place((a, b), trump=trump) == (0 if winner == leader else 1)
            ),
            None,
        )
        if pair is None:
            return None
        for c in pair:
            pile.remove(c)
        made.append(Trick(leader, pair, winner, False))
        leader = winner
    return tuple(made)
