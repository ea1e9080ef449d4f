"""Refuses rules that contradict themselves, with the field and the reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, get_origin

from sixtysix_teach.cards import Rank
from sixtysix_teach.errors import RulesError

if TYPE_CHECKING:
    from sixtysix_teach.rules import Rules


def check_rules(rules: Rules) -> None:
    """Raise :class:`RulesError` for the first contradiction in *rules*, else do nothing."""
    for check in _CHECKS:
        check(rules)


def _require(holds: bool, field: str, reason: str) -> None:
    if not holds:
        raise RulesError(field, reason)


def _types(rules: Rules) -> None:
    from sixtysix_teach.rules import field_types

    for name, kind in field_types().items():
        value = getattr(rules, name)
        if kind is int:
            _require(type(value) is int, name, f"must be a whole number, not {value!r}")
        elif isinstance(kind, type):
            _require(isinstance(value, kind), name, f"must be a {kind.__name__}, not {value!r}")
        elif get_origin(kind) is tuple:
            _require(isinstance(value, tuple), name, f"must be a tuple, not {value!r}")


def _names(rules: Rules) -> None:
    plain = rules.name.replace("-", "").replace("+", "").replace("_", "")
    _require(
        plain.isascii() and plain.isalnum(), "name", "use letters, digits, '-', '+' and '_' only"
    )
    _require(
        all(isinstance(rank, Rank) for rank in rules.ranks) and len(rules.ranks) > 0,
        "ranks",
        "must be a tuple of ranks",
    )
    _require(
        list(rules.ranks) == [rank for rank in Rank if rank in rules.ranks],
        "ranks",
        "each rank once, from high to low",
    )
    _require(
        rules.exchange_rank is None or isinstance(rules.exchange_rank, Rank),
        "exchange_rank",
        "must be a rank or None",
    )


def _table(rules: Rules) -> None:
    _require(rules.players in (2, 3, 4), "players", "two, three or four can play")
    _require(not rules.partners or rules.players == 4, "partners", "partners need four players")
    _require(rules.packs in (1, 2), "packs", "one or two packs")
    _require(rules.hand_size >= 1, "hand_size", "at least one card each")
    cards = 4 * len(rules.ranks) * rules.packs
    need = rules.players * rules.hand_size + 1
    _require(
        need <= cards,
        "hand_size",
        f"{rules.players} hands of {rules.hand_size} and a turn-up need {need} cards, "
        f"the pack has {cards}",
    )
    _require(
        all(type(n) is int and n > 0 for n in rules.packets)
        and sum(rules.packets) == rules.hand_size,
        "packets",
        f"must be positive and add up to the hand of {rules.hand_size}",
    )
    _require(
        1 <= rules.turn_up_after <= len(rules.packets),
        "turn_up_after",
        f"the deal has {len(rules.packets)} rounds",
    )


def _points(rules: Rules) -> None:
    _require(rules.target >= 1, "target", "must be at least 1")
    _require(
        0 <= rules.schneider <= rules.target, "schneider", f"must lie between 0 and {rules.target}"
    )
    _require(rules.marriage_points >= 0, "marriage_points", "cannot be negative")
    _require(rules.trump_marriage_points >= 0, "trump_marriage_points", "cannot be negative")
    _require(rules.last_trick_points >= 0, "last_trick_points", "cannot be negative")
    _require(
        not (rules.last_trick_wins_deal and rules.last_trick_points),
        "last_trick_wins_deal",
        "the last trick either wins the deal or is worth card points, not both",
    )
    _require(rules.match_target >= 1, "match_target", "must be at least 1")


def _stock(rules: Rules) -> None:
    from sixtysix_teach.rules import Tie

    _require(
        rules.exchange_rank is None or rules.exchange_rank in rules.ranks,
        "exchange_rank",
        "is not in the pack",
    )
    _require(
        rules.exchange_min_stock >= 2,
        "exchange_min_stock",
        "with fewer than two stock cards the turn-up is gone",
    )
    _require(
        rules.close_min_stock >= 2, "close_min_stock", "with fewer than two cards nothing is closed"
    )
    _require(
        not rules.exchange_on_opponents_close or rules.exchange_rank is not None,
        "exchange_on_opponents_close",
        "there is no exchange under these rules",
    )
    _require(
        not (rules.last_trick_wins_deal and rules.tie is Tie.CARRY),
        "tie",
        "totals are never compared when the last trick wins the deal",
    )


def _penalties(rules: Rules) -> None:
    from sixtysix_teach.rules import Penalty

    for name in ("false_claim", "failed_close"):
        _require(
            getattr(rules, name) is not Penalty.AS_FAILED_CLOSE,
            name,
            "'as-failed-close' is for closer_beaten only",
        )


def _marriages(rules: Rules) -> None:
    _require(
        not rules.marriages or {Rank.KING, Rank.QUEEN} <= set(rules.ranks),
        "marriages",
        "the pack has no kings and queens",
    )
    _require(
        not rules.marriages or rules.exchange_rank not in (Rank.KING, Rank.QUEEN),
        "exchange_rank",
        "a king or queen that is exchanged would tear its marriage apart",
    )
    _require(
        rules.marriages or not rules.marriage_leads_king,
        "marriage_leads_king",
        "there are no marriages under these rules",
    )


_CHECKS: tuple[Callable[[Rules], None], ...] = (
    _types,
    _names,
    _table,
    _points,
    _stock,
    _penalties,
    _marriages,
)
