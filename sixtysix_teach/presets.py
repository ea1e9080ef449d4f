"""The named profiles: what each source changes against ``classic``.

A profile is data: a title, where it comes from, and the fields that differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from sixtysix_teach.cards import Rank
from sixtysix_teach.errors import RulesError
from sixtysix_teach.rules import (
    ClaimWindow,
    CountAt,
    LookBack,
    MarriagePhase,
    NextDealer,
    Penalty,
    Rules,
    Tie,
    TricklessMarriage,
)


@dataclass(frozen=True)
class Profile:
    """A named set of rules: title for people, source, and the rules themselves."""

    title: str
    source: str
    rules: Rules


def _profile(name: str, title: str, source: str, **changes: Any) -> tuple[str, Profile]:
    return name, Profile(title, source, Rules(name=name, **changes))


_SPIELREGELN: dict[str, Any] = {
    "ranks": tuple(Rank),
    "exchange_rank": None,
    "marriages": False,
    "close_before_draw": False,
    "false_claim": Penalty.MIRROR,
    "failed_close": Penalty.MIRROR,
}

_SCHNAPSEN: dict[str, Any] = {
    "ranks": tuple(Rank)[:5],
    "hand_size": 5,
    "packets": (3, 2),
    "turn_up_after": 1,
    "exchange_rank": Rank.JACK,
    "exchange_needs_trick": False,
    "marriage_phase": MarriagePhase.ANY,
    "close_before_draw": False,
    "close_counts_at": CountAt.CLOSE,
    "last_trick_points": 0,
    "last_trick_wins_deal": True,
    "match_counts_down": True,
    "look_back": LookBack.OWN_TRICKS,
}

# Tournament play: no looking back, the king is led from a marriage, no exchange at the first lead
# nor with one face-down card left, and a wrong claim pays what it would have won.
SCHNAPSEN_SHARP: Mapping[str, Any] = MappingProxyType(
    {
        "look_back": LookBack.NONE,
        "marriage_leads_king": True,
        "exchange_needs_trick": True,
        "exchange_min_stock": 4,
        "false_claim": Penalty.MIRROR,
    }
)

PROFILES: Mapping[str, Profile] = MappingProxyType(
    dict(
        (
            _profile("classic", "Classic", "the rules of this kit, from several sources"),
            _profile(
                "pagat",
                "Pagat",
                "pagat.com, 66 (G. Senst, J. McLeod)",
                exchange_on_opponents_close=True,
                false_claim=Penalty.TWO,
                closer_beaten=Penalty.TWO,
                next_dealer=NextDealer.WINNER,
            ),
            _profile(
                "handbook",
                "Handbook",
                "a widely copied app text",
                claim_window=ClaimWindow.ANY_TIME,
                look_back=LookBack.NONE,
            ),
            _profile(
                "kawu",
                "Kawu app",
                "the help page of the kawu app",
                marriage_phase=MarriagePhase.ANY,
                trickless_marriage=TricklessMarriage.WORTHLESS,
                close_before_draw=False,
                claim_window=ClaimWindow.OWN_TURN,
                last_trick_points=0,
                last_trick_wins_deal=True,
            ),
            _profile(
                "spielregeln-2",
                "Spielregeln, 32 cards",
                "spielregeln.de, two players, as written",
                **_SPIELREGELN,
            ),
            _profile(
                "spielregeln-2+",
                "Spielregeln, 32 cards, completed",
                "spielregeln.de, completed with marriages and the exchange of the seven",
                **{**_SPIELREGELN, "marriages": True, "exchange_rank": Rank.SEVEN},
            ),
            _profile(
                "bicycle",
                "Bicycle",
                "Bicycle, two-hand (penalties not verified)",
                must_head=False,
                must_trump=False,
                exchange_needs_lead=False,
                marriage_phase=MarriagePhase.ANY,
                claim_window=ClaimWindow.ANY_TIME,
                false_claim=Penalty.TWO,
                tie=Tie.CARRY,
            ),
            _profile("schnapsen", "Schnapsen", "pagat.com, Schnapsen, soft rules", **_SCHNAPSEN),
            _profile(
                "schnapsen-sharp",
                "Schnapsen, tournament",
                "pagat.com and preisschnapsen.at, sharp rules",
                **{**_SCHNAPSEN, **SCHNAPSEN_SHARP},
            ),
            _profile(
                "santase",
                "Santase",
                "Bulgarian rule pages",
                exchange_min_stock=4,
                marriage_phase=MarriagePhase.ANY,
                trickless_marriage=TricklessMarriage.FORBIDDEN,
                close_at_first_lead=False,
                close_min_stock=4,
                close_before_draw=False,
                false_claim=Penalty.THREE,
                failed_close=Penalty.THREE,
                match_target=11,
                next_dealer=NextDealer.WINNER,
            ),
        )
    )
)

CLASSIC: Rules = PROFILES["classic"].rules
PRESETS: Mapping[str, Rules] = MappingProxyType(
    {name: profile.rules for name, profile in PROFILES.items()}
)


def preset(name: str) -> Rules:
    """Return the rules of a named profile.

    >>> preset("santase").match_target
    11
    >>> preset("bridge")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ...
    sixtysix_teach.errors.RulesError: name: no profile 'bridge'; there are classic, pagat, ...
    """
    if name not in PRESETS:
        raise RulesError("name", f"no profile {name!r}; there are {', '.join(PRESETS)}")
    return PRESETS[name]
