"""The format ``look-back``: which of the tricks on the table may be looked at now."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sixtysix_teach.classroom.formats.base import Format
from sixtysix_teach.classroom.formats.deal_rows import say as say_moment
from sixtysix_teach.classroom.formats.deal_rows import text_row, tile, tiles_row
from sixtysix_teach.classroom.formats.positions import deal_with, line_of, moments, search
from sixtysix_teach.classroom.formats.who_draws import WORDS, say
from sixtysix_teach.classroom.items import Input, Item, Value, Why
from sixtysix_teach.classroom.library import seen
from sixtysix_teach.classroom.rows import Rows
from sixtysix_teach.moments import Trick
from sixtysix_teach.observation import Observation
from sixtysix_teach.phrases import listed
from sixtysix_teach.rules import LookBack, Rules
from sixtysix_teach.state import State

NONE = "none"


class LookBackAt(Format):
    """Shows the tricks taken so far as tiles, and a tile for none of them; asks which are open."""

    name = "look-back"
    cases = ("just-taken", "card-led")
    phrases = "lesson_03.toml"

    def make(self, case: str, rng: Random, rules: Rules) -> Item:
        """Return a moment after two or three tricks, before or after the next lead."""
        seat = rng.choice((0, 1))

        def wanted(state: State) -> bool:
            if state.to_draw or len(state.tricks) not in (2, 3):
                return False
            # Both sides have taken something: whose trick it is could seem to matter.
            both = len({trick.winner for trick in state.tricks}) == 2
            return both and bool(state.played) is (case == "card-led")

        state = search(rng, lambda: moments(deal_with(rng, rules), rules, rng), wanted)
        return self.item(case, moment=line_of(state, seat), trump=state.trump)

    def input(self, item: Item) -> Input:
        """Ask for one or several tricks, or for none."""
        return Input("tap-many", (*_tricks(seen(item.moment)), NONE))

    def right(self, item: Item) -> Value:
        """Return the tricks that the engine shows at this moment."""
        view = seen(item.moment)
        open_ = view.viewable_tricks()
        found = tuple(id_ for id_, trick in _tricks(view).items() if trick in open_)
        return found or (NONE,)

    def rows(self, item: Item, given: Value | None, *, closed: bool, help: bool) -> Rows:
        """Return a tile for each trick, and one for none."""
        view, right = seen(item.moment), self.right(item)
        assert isinstance(right, tuple)
        tiles = []
        for number, (id_, trick) in enumerate(_tricks(view).items(), start=1):
            key = "look-back.trick" if trick.winner == view.seat else "look-back.trick_bot"
            cards = [card.code for card in trick.cards]
            tiles.append(tile(id_, say(key, number=number), cards=cards, tappable=not closed))
        tiles.append(tile(NONE, say("look-back.none"), cards=[], tappable=not closed))
        for one in tiles:
            if closed:
                one["mark"], one["tag"] = _mark(one["id"], right, given)
            elif help and one["id"] == "t1":
                one["mark"] = "good" if "t1" in right else "bad"
        return [text_row((_moment(view),)), tiles_row("worlds", tiles)]

    def why(self, item: Item, answer: Value) -> Why:
        """Name the tricks that are closed, and when they were closed."""
        assert isinstance(answer, tuple)
        view, right = seen(item.moment), self.right(item)
        assert isinstance(right, tuple)
        facts = self._facts(item)
        chosen = [id_ for id_ in answer if id_ != NONE]
        wrong = [id_ for id_ in chosen if id_ not in right]
        missed = [id_ for id_ in right if id_ not in answer and id_ != NONE]
        facts["wrong"] = _listed(view, wrong or chosen)
        facts["missed"] = _listed(view, missed)
        if NONE in answer and chosen:
            facts["wrong"] = _listed(view, chosen)
            return Why("look-back-unsure", "look-back.none-and-some", facts)
        if NONE in answer:
            if view.rules.look_back is LookBack.OWN_TRICKS:
                return Why("look-back-never", "look-back.left-out", facts)
            return Why("look-back-never", "look-back.never", facts)
        other = {LookBack.OWN_TRICKS: "not-yours", LookBack.NONE: "never-open"}
        if wrong and view.rules.look_back in other:
            return Why("look-back-all", f"look-back.{other[view.rules.look_back]}", facts)
        last = f"t{len(view.tricks)}"
        if wrong == [last] and view.played:
            return Why("look-back-too-late", "look-back.after-lead", facts)
        if len(wrong) > 1:
            return Why("look-back-all", "look-back.all", facts)
        if wrong:
            return Why("look-back-all", "look-back.older", facts)
        return Why("look-back-left-out", "look-back.left-out", facts)

    def why_right(self, item: Item) -> Why:
        """Say how long a trick stays open."""
        view = seen(item.moment)
        if view.rules.look_back is LookBack.OWN_TRICKS:
            return Why("", "look-back.right-own", self._facts(item))
        if view.rules.look_back is LookBack.NONE:
            return Why("", "look-back.right-never", self._facts(item))
        key = "right-none" if self.right(item) == (NONE,) and view.played else "right-last"
        return Why("", f"look-back.{key}", self._facts(item))

    def cases_under(self, rules: Rules) -> tuple[str, ...]:
        """Leave out the moment before the lead where nothing may ever be looked at."""
        return self.cases[1:] if rules.look_back is LookBack.NONE else self.cases

    def hint(self, item: Item, level: int) -> str:
        """Ask for the lead, give the rule, tell the moment."""
        view = seen(item.moment)
        key = {LookBack.OWN_TRICKS: "-own", LookBack.NONE: "-none"}.get(view.rules.look_back, "")
        return WORDS.say_lines(f"hint.look-back{key}", moment=_moment(view))[level - 1]

    def _facts(self, item: Item) -> dict[str, str | int]:
        view, right = seen(item.moment), self.right(item)
        assert isinstance(right, tuple)
        own = view.rules.look_back is LookBack.OWN_TRICKS
        facts: dict[str, str | int] = {
            "allowed": _listed(view, [id_ for id_ in right if id_ != NONE]),
            "last": _listed(view, [f"t{len(view.tricks)}"]),
            "lead": view.played[0].code if view.played else "",
        }
        key = "none" if right == (NONE,) else "own" if own else "last"
        return {**facts, "now": say(f"look-back.now.{key}", **facts)}


def _tricks(view: Observation) -> dict[str, Trick]:
    return {f"t{number}": trick for number, trick in enumerate(view.tricks, start=1)}


def _listed(view: Observation, ids: Sequence[str]) -> str:
    pairs = [view.tricks[int(id_[1:]) - 1].cards for id_ in ids]
    made = [say("look-back.list", first=one.code, second=two.code) for one, two in pairs]
    return listed(made, last="and") if made else ""


def _moment(view: Observation) -> str:
    who = "you" if view.leader == view.seat else "bot"
    if view.played:
        return say(f"look-back.led_{who}", lead=view.played[0].code)
    return say(f"look-back.on_lead_{who}", number=len(view.tricks))


def _mark(id_: str, right: tuple[str, ...], given: Value | None) -> tuple[str, str]:
    picked = isinstance(given, tuple) and id_ in given
    if id_ in right:
        return ("good" if picked or given is None else "answer"), ""
    return ("wrong", say_moment("moment.your_pick")) if picked else ("", "")
