"""All detectors in their order, and the facts of a moment."""

from __future__ import annotations

from sixtysix_teach.observation import Observation
from sixtysix_teach.tutor.facts import (
    certain,
    claims,
    counting,
    duties,
    leads,
    marriages,
    stock,
    totals,
    trick,
)
from sixtysix_teach.tutor.facts.fact import Detector, Fact, check_two

_D = Detector

# From the most urgent to what one may know in passing; words may be chosen from the top.
FACTS: tuple[Detector, ...] = (
    _D("claim-due", claims.claim_due, "the target is reached and may be claimed now"),
    _D(
        "marriage-reaches-target",
        claims.marriage_reaches_target,
        "a marriage announced now reaches the target",
    ),
    _D("own-claim-missed", claims.own_claim_missed, "the seat played on with the target reached"),
    _D("other-claim-missed", claims.other_claim_missed, "the other did"),
    _D("any-card", duties.any_card, "to follow with the stock open: no duty"),
    _D("must-follow", duties.must_follow, "the suit led must be followed"),
    _D("must-head", duties.must_head, "the card led can and must be beaten in its suit"),
    _D("must-trump", duties.must_trump, "void in the suit led: a trump must be played"),
    _D("free-discard", duties.free_discard, "void, and no trump is due: any card"),
    _D("own-trick-decides", trick.own_trick_decides, "winning the trick reaches the target"),
    _D("other-trick-decides", trick.other_trick_decides, "losing it brings the other there"),
    _D("lead-decides", leads.lead_decides, "a lead that surely wins reaches the target"),
    _D("closing-certain", certain.closing_certain, "a close now wins against every hand"),
    _D("closing-hopeless", certain.closing_hopeless, "a close now loses against every hand"),
    _D("forced-win", certain.forced_win, "the ending is won against every hand"),
    _D("forced-loss", certain.forced_loss, "the ending is lost against every hand"),
    _D("trick-saves", trick.trick_saves, "winning the trick makes a loss cheaper"),
    _D("trick-can-be-won", trick.trick_can_be_won, "some card that may be played takes the trick"),
    _D("trick-is-lost", trick.trick_is_lost, "no card that may be played takes the trick"),
    _D("last-trick", trick.last_trick, "the last trick, which brings something more"),
    _D("exchange-now", stock.exchange_now, "the exchange is allowed now"),
    _D("exchange-last-chance", stock.exchange_last_chance, "allowed now, and never again"),
    _D("exchange-next-lead", stock.exchange_next_lead, "not now, but at a later lead"),
    _D("exchange-gone", stock.exchange_gone, "the card to give is in hand, but it is too late"),
    _D("marriage-now", marriages.marriage_now, "a marriage may be announced and counts at once"),
    _D(
        "marriage-now-pending",
        marriages.marriage_now_pending,
        "it may be announced and counts after the first trick",
    ),
    _D(
        "marriage-now-worthless",
        marriages.marriage_now_worthless,
        "it may be announced and never counts",
    ),
    _D(
        "marriage-before-close",
        marriages.marriage_before_close,
        "before the draw it may be announced with a close",
    ),
    _D("marriage-last-chance", marriages.marriage_last_chance, "no later lead to announce at"),
    _D("marriage-too-late", marriages.marriage_too_late, "king and queen, no lead to announce at"),
    _D("marriages-in-hand", marriages.marriages_in_hand, "king and queen, still to announce"),
    _D("marriage-alive", marriages.marriage_alive, "one half in hand, the other may still come"),
    _D("marriage-dead", marriages.marriage_dead, "one half in hand, the other has gone"),
    _D("own-marriage-pending", marriages.own_marriage_pending, "announced, no trick yet"),
    _D("other-marriage-pending", marriages.other_marriage_pending, "the other's, no trick yet"),
    _D(
        "other-marriage-possible",
        marriages.other_marriage_possible,
        "the other may have a marriage to announce",
    ),
    _D("last-open-lead", stock.last_open_lead, "the last lead with the stock open"),
    _D("turn-up-to-loser", stock.turn_up_to_loser, "the loser of this trick gets the turn-up"),
    _D("last-draw", stock.last_draw, "the last draw: who gets the turn-up"),
    _D("other-hand-known", counting.other_hand_known, "the other's whole hand is known"),
    _D("other-cards-known", counting.other_cards_known, "some of the other's cards are known"),
    _D("trumps-out", counting.trumps_out, "the other may hold trumps"),
    _D("other-out-of-trumps", counting.other_out_of_trumps, "the other has no trump"),
    _D("other-void", counting.other_void, "the other has no card of a plain suit"),
    _D("sure-leads", leads.sure_leads, "cards that win when led now"),
    _D("sure-tricks", leads.sure_tricks, "leads that win one after the other"),
    _D("exit-cards", leads.exit_cards, "cheap leads that the other must take"),
    _D("masters", counting.masters, "cards that no card still out beats in their suit"),
    _D("bare-tens", counting.bare_tens, "tens alone in their suit, the ace still out"),
    _D("guarded-tens", counting.guarded_tens, "tens with a card beside them, the ace still out"),
    _D("own-total", totals.own_total, "the seat's total and what it needs"),
    _D("other-total", totals.other_total, "the other's total and what it needs"),
    _D("own-trickless", totals.own_trickless, "the seat has won no trick"),
    _D("other-trickless", totals.other_trickless, "the other has won no trick"),
    _D("own-under-schneider", totals.own_under_schneider, "a trick, but under the 33"),
    _D("other-under-schneider", totals.other_under_schneider, "the other is under the 33"),
    _D("own-out-of-reach", totals.own_out_of_reach, "the target cannot be reached any more"),
    _D("other-out-of-reach", totals.other_out_of_reach, "the other cannot reach it any more"),
    _D("own-win-worth", totals.own_win_worth, "what a claim of the seat would win now"),
    _D("other-win-worth", totals.other_win_worth, "what a claim of the other would win now"),
)


def facts_of(view: Observation) -> tuple[Fact, ...]:
    """Return all facts that the seat of *view* can know now, in the order of FACTS.

    From its own cards and what everybody has seen, nothing else. A deal that has ended has none.
    Raises RulesError for more than two players.

    >>> from sixtysix_teach import Deal, State
    >>> facts = facts_of(State.start(Deal.shuffled(seed=66)).observation(0))
    >>> facts[-1]
    Fact('other-win-worth', 1, numbers={'game_points': 3})
    """
    check_two(view)
    found = (detector.find(view) for detector in FACTS)
    return tuple(fact for fact in found if fact is not None)
