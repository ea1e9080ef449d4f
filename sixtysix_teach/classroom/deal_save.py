"""What a lesson keeps of a whole deal: what was done, never a card that lies hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sixtysix_teach.actions import IllegalAction, ReasonCode
from sixtysix_teach.classroom.stages import index
from sixtysix_teach.errors import SixtySixError
from sixtysix_teach.match import Match
from sixtysix_teach.notation import format_action, format_rules, parse_action, parse_rules
from sixtysix_teach.rules import Rules
from sixtysix_teach.seats import PerSeat
from sixtysix_teach.tutor.hint import STEPS

if TYPE_CHECKING:
    from sixtysix_teach.classroom.deal_stage import DealStage

# More than any deal has; a longer list is no save of ours.
MOST_STEPS = 100
MOST = 1000


def deal_save(stage: DealStage) -> dict[str, Any]:
    """Return what was done; the cards follow from the seeds of the lesson."""
    before = stage.session.match_before
    return {
        "game": stage.game.id,
        "round": stage.round,
        "rules": format_rules(stage.session.rules),
        "match": [*before.scores, before.dealer, before.carried, before.deals],
        "steps": [format_action(step.action) for step in stage.session.record.steps],
        "waits": stage.waits,
        "refused": stage.refused,
        "helped": stage.helped,
        "hint": stage.hint,
        "results": stage.results,
        **({"split": True} if stage.split else {}),
        **({"tried": format_action(stage.refusal.action)} if stage.refusal else {}),
    }


def load_deal(stage: DealStage, saved: Mapping[str, Any]) -> None:
    """Play what was kept again; anything unfit is a ValueError, KeyError or TypeError."""
    ids = [game.id for game in stage.step.games]
    results, steps, refused = saved["results"], saved["steps"], saved["refused"]
    if saved["game"] not in ids or not isinstance(results, list) or len(results) != len(ids):
        raise ValueError("game")
    if any(result not in ("", "good", "bad") for result in results):
        raise ValueError("results")
    if not isinstance(steps, list) or len(steps) > MOST_STEPS:
        raise ValueError("steps")
    codes = {code.value for code in ReasonCode}
    if not isinstance(refused, list) or any(code not in codes for code in refused):
        raise ValueError("refused")
    stage.at = ids.index(saved["game"])
    try:
        stage.open(index(saved, "round", MOST), parse_rules(str(saved["rules"])))
        stage.session.resume(_match(stage.session.rules, saved["match"]), 0)
        stage.session.deal_again([parse_action(str(step)) for step in steps])
        stage.go_past_claims()
    except SixtySixError:
        raise ValueError("steps") from None
    stage.results, stage.refused = list(results), list(refused[:MOST])
    stage.helped, stage.hint = index(saved, "helped", MOST), index(saved, "hint", STEPS + 1)
    if not stage.session.view.my_turn or stage.session.deal_over:
        stage.hint = 0
    stage.waits = saved.get("waits") is True and bool(stage.session.view.tricks)
    if stage.over and not stage.results[stage.at]:
        stage.results[stage.at] = "good" if stage.reached else "bad"
    stage.split = saved.get("split") is True and bool({"split", "totals"} & {*stage.buttons()})
    if "tried" in saved:
        stage.refusal = _refusal(stage, saved["tried"])


def _refusal(stage: DealStage, tried: object) -> IllegalAction | None:
    """Return why the card just *tried* may not be played; nothing where it may."""
    view = stage.session.view
    try:
        action = parse_action(str(tried))
    except SixtySixError:
        raise ValueError("tried") from None
    if stage.waits or stage.over or not view.my_turn:
        return None
    reason = view.why_illegal(action)
    return IllegalAction(action, reason, view.legal_actions()) if reason is not None else None


def _match(rules: Rules, raw: object) -> Match:
    """Return the match before the deal from its five numbers, or raise ``ValueError``."""
    if not isinstance(raw, list) or [type(number) for number in raw] != [int] * 5:
        raise ValueError("match")
    you, bot, dealer, carried, deals = raw
    if dealer not in (0, 1) or min(raw) < 0 or max(you, bot) >= rules.match_target or deals > MOST:
        raise ValueError("match")
    return Match(rules, PerSeat((you, bot)), dealer, carried, deals)
