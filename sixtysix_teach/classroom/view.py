"""The picture of a lesson for a front end: plain JSON, with every word already chosen.

The front end draws rows of cards, an input, a feedback block and buttons; it knows no lesson.
Nothing hidden is in it: of the bot's hand only the number of cards.
"""

from __future__ import annotations

from typing import Any

from sixtysix_teach.cards import DECK, Suit
from sixtysix_teach.classroom.board import item_board, item_input, page_board
from sixtysix_teach.classroom.check_view import HOME as HOME
from sixtysix_teach.classroom.check_view import links, need_lines, results_view
from sixtysix_teach.classroom.deck_words import for_deck
from sixtysix_teach.classroom.exercises import exercises
from sixtysix_teach.classroom.feedback import LAST_HINT, explain, hint
from sixtysix_teach.classroom.formats import FORMATS, Format
from sixtysix_teach.classroom.items import Feedback
from sixtysix_teach.classroom.items_stage import CHECKS, ItemsStage
from sixtysix_teach.classroom.lessons import course, lessons
from sixtysix_teach.classroom.play_view import play_view
from sixtysix_teach.classroom.records import MASTERED
from sixtysix_teach.classroom.rows import Rows, board_view, feedback_block
from sixtysix_teach.classroom.run import LessonRun
from sixtysix_teach.classroom.stages import DrawnStage, PagesStage, PlayStage, SummaryStage
from sixtysix_teach.classroom.sureness import sureness_rows
from sixtysix_teach.classroom.words import say
from sixtysix_teach.notation.cards import DeckName
from sixtysix_teach.phrases import spoken
from sixtysix_teach.view.table_view import names

VERSION = 1
# Buttons that are never the main one, though they may stand first.
QUIET = ("hint", "rule", "restart", "start_over")
# Cards that can be listened to in one go; of more, a screen reader finds each where it lies.
_FEW = 3
_MANY = 6
# The last lesson whose worked examples have the ranks beside them.
_RANKS_BESIDE = 3


def lesson_view(run: LessonRun, *, deck: DeckName = "french") -> dict[str, Any]:
    """Return what to show of *run* now, as plain JSON, in the words of *deck*.

    >>> from random import Random
    >>> from sixtysix_teach.classroom.progress import Progress
    >>> run = LessonRun.start(lessons()["six-ranks"], Progress(), rng=Random(1), now=lambda: 0.0)
    >>> lesson_view(run)["prompt"]["title"]
    'Your lead. Tap a card.'
    """
    stage = run.stage
    if isinstance(stage, DrawnStage):
        shown = stage.view()
    elif isinstance(stage, PlayStage):
        shown = play_view(stage)
    elif isinstance(stage, PagesStage):
        shown = _page(stage)
    elif isinstance(stage, SummaryStage):
        shown = _summary(run, stage)
    else:
        assert isinstance(stage, ItemsStage)
        shown = results_view(run, stage) if stage.results() is not None else _item(run, stage)
    view = {
        "version": VERSION,
        "event": run.event,
        "stores": ["progress", "options"],
        "heading": _heading(run),
        "step": _step(run),
        "dots": list(stage.dots()),
        "dots_text": _dots_text(stage.dots()),
        "board": None,
        "input": no_input(),
        "feedback": None,
        "summary": None,
        "buttons": _buttons(run),
        "names": names(deck),
        **shown,
    }
    if run.rules_line and _begins(run):
        view["prompt"]["lines"].append(run.rules_line)
    view["prompt"]["ranks"] = _ranks(run, view["prompt"])
    view["note"] = run.note
    view["say"] = run.note or _say(view)
    return for_deck(view, deck)


def _begins(run: LessonRun) -> bool:
    """Return whether this is where the rules of the course are named: where a step asks first."""
    stage = run.stage
    if not isinstance(stage, ItemsStage) or stage.closed:
        return False
    # The first question of a page has nothing before it that must be read.
    return stage.at == (1 if _opens(run, stage) else 0)


def _opens(run: LessonRun, stage: ItemsStage) -> bool:
    """Return whether the step opens a page with questions from before: first one of few words."""
    return stage.step.kind == "delayed" or _recalls(run, stage)


def _recalls(run: LessonRun, stage: ItemsStage) -> bool:
    return stage.step.kind == "recall" and run.lesson.id in lessons()


def no_input() -> dict[str, Any]:
    """Return the input of a view that asks nothing."""
    return {"kind": "none", "choices": [], "label": "", "min": 0, "max": 0, "submit": ""}


def feedback_view(said: Feedback, *, note: bool = False) -> dict[str, Any]:
    """Return the feedback block; a remark that judges nothing has the tone ``note``."""
    tone = "note" if note else "good" if said.right else "bad"
    return feedback_block(said, tone)


def _heading(run: LessonRun) -> dict[str, str]:
    lesson = run.lesson
    key = "run.sub_delayed" if run.delayed else "run.sub"
    sub = say(key, number=lesson.number, all=len(course()), minutes=lesson.minutes)
    return {"title": lesson.title, "sub": sub, "home": HOME}


def _dots_text(dots: tuple[str, ...]) -> str:
    right, wrong = dots.count("good"), dots.count("bad")
    left = len(dots) - right - wrong
    return say("run.dots", right=right, wrong=wrong, left=left) if dots else ""


def _ranks(run: LessonRun, prompt: dict[str, Any]) -> list[dict[str, str]]:
    """Return the six ranks with their worths, to stand beside a rule or an early example.

    Later the room is needed for what is explained.
    """
    early = isinstance(run.stage, PagesStage) and run.lesson.number <= _RANKS_BESIDE
    if not prompt["list"] and not early:
        return []
    clubs = sorted((c for c in DECK if c.suit is Suit.CLUBS), key=lambda card: -card.strength)
    return [{"card": card.code, "value": str(card.points)} for card in clubs]


def _step(run: LessonRun) -> dict[str, Any]:
    index, count, label = run.at + 1, len(run.steps), run.steps[run.at].label
    text = say("run.step", index=index, count=count, label=label)
    return {"index": index, "count": count, "label": text}


def _buttons(run: LessonRun) -> list[dict[str, Any]]:
    stage, made = run.stage, []
    for number, name in enumerate(run.stage.buttons()):
        words = name
        if name == "hint" and isinstance(stage, ItemsStage) and stage.hints:
            words = "more_hint" if stage.hints < LAST_HINT - 1 else "solve"
        if name == "rule" and isinstance(stage, ItemsStage) and stage.rule:
            words = "hide_rule"
        main = number == 0 and name not in QUIET
        label = stage.button_label(name) if isinstance(stage, DrawnStage) else ""
        label = label or say(f"button.{words}")
        button: dict[str, Any] = {"id": name, "label": label, "main": main}
        if main:
            button["key"] = "Enter"
        made.append(button)
    return made


def _item(run: LessonRun, stage: ItemsStage) -> dict[str, Any]:
    """Return an item: open, or answered with its explanation."""
    item, step = stage.item, stage.step
    assert item is not None
    exercise = exercises()[item.exercise]
    said = stage.said()
    if stage.look is not None:
        return _look(run, stage, stage.look)
    lines = [*_step_lines(run, stage), *FORMATS[item.format].lines(item)]
    rule = _rule(run, item.skill) if stage.rule else []
    help_given = step.kind == "faded" and said is None
    # What was counted for the learner stays when it is answered: nothing jumps under the finger.
    if step.kind == "faded":
        lines += FORMATS[item.format].help_lines(item)
    view = {
        "prompt": {"title": exercise.title, "lines": lines, "list": rule},
        "board": item_board(item, exercise.task, stage.given, closed=stage.closed, help=help_given),
        "input": no_input() if stage.closed else item_input(item),
    }
    if said is not None:
        shown = feedback_view(said, note=stage.given is None)
        if stage.brief:
            shown = {"tone": shown["tone"], "title": shown["title"], "lines": []}
        elif stage.lost and not said.right:
            shown["lines"] = [*shown["lines"], say("run.check_lost")]
        view["feedback"] = shown
    elif stage.hints:
        told = [hint(item, stage.hints)]
        told += [say("run.hint_in_check")] if step.kind in CHECKS else []
        view["feedback"] = {"tone": "note", "title": say("button.hint"), "lines": told}
    return view


def _step_lines(run: LessonRun, stage: ItemsStage) -> tuple[str, ...]:
    """Return the lines of the step; of the questions that open a lesson, from the second on."""
    if _recalls(run, stage):
        return (say("run.recall_note"),) if stage.at else ()
    short = (say("run.shortened"),) if stage.short else ()
    return (*stage.step.lines, *need_lines(stage), *short)


def _rule(run: LessonRun, skill: str) -> list[str]:
    """Return the lines of the rule of *skill*, as the rules of the lesson have it."""
    if skill in run.lesson.rules:
        return [*run.lesson.rules[skill]]
    return [line for one in lessons(run.rules).values() for line in one.rules.get(skill, ())]


def _look(run: LessonRun, stage: ItemsStage, rows: Rows) -> dict[str, Any]:
    """Return a board to look at before the question: nothing is asked yet."""
    assert stage.item is not None
    exercise, trump = exercises()[stage.item.exercise], FORMATS[stage.item.format].trump(stage.item)
    lines = [*_step_lines(run, stage), say("run.look")]
    return {
        "prompt": {"title": exercise.title, "lines": lines, "list": []},
        "board": board_view(say("run.look_task"), trump, rows),
    }


def _page(stage: PagesStage) -> dict[str, Any]:
    page = stage.step.pages[stage.at]
    told = FORMATS[page.item.format].lines(page.item)
    return {
        "prompt": {"title": page.title, "lines": [*page.lines, *told], "list": []},
        "board": page_board(page.item, exercises()[page.item.exercise].title),
        "feedback": {**feedback_view(explain(page.item), note=True), "rule": page.rule},
    }


def _summary(run: LessonRun, stage: SummaryStage) -> dict[str, Any]:
    """Return the end of a lesson: three lines to choose from, then the way on."""
    mastered = run.record.state == MASTERED
    state = say("run.mastered" if mastered else "run.unmastered")
    choices = [
        {"id": id_, "label": line}
        for id_, line in zip(stage.ids(), stage.step.choices, strict=True)
    ]
    ask = {**no_input(), "kind": "choice", "choices": choices}
    view: dict[str, Any] = {
        "prompt": {"title": say("run.summary_title"), "lines": [state], "list": []},
        "input": ask,
    }
    if stage.kept:
        view["feedback"] = {
            "tone": "note",
            "title": say("run.summary_thanks_title"),
            "lines": [stage.kept],
        }
        view["summary"] = {"title": "", "lines": [], "links": links(run)}
    bets = sureness_rows(run.progress.sure)
    if bets and _has_bets(run):
        view["board"] = board_view("", None, bets)
    return view


def _has_bets(run: LessonRun) -> bool:
    """Return whether answers of the lesson are bets: then its end says what they were worth."""
    parts = [part for step in run.lesson.steps for part in step.parts]
    formats = [type(FORMATS[exercises()[part.exercise].format]) for part in parts]
    return any(one.sure is not Format.sure for one in formats)


def _say(view: dict[str, Any]) -> str:
    """Return one sentence for the live region: the outcome, or what is asked."""
    said = view["feedback"]
    if said is not None:
        title = said["title"]
        # A title that is a whole sentence, as the end of a deal is, has its full stop already.
        stopped = title if title[-1:] in (".", "?", ":") else f"{title}."
        return spoken(" ".join([stopped, *said["lines"][:1]]))
    return spoken(" ".join([view["prompt"]["title"], *spoken_board(view["board"])]))


def spoken_board(board: dict[str, Any] | None) -> list[str]:
    """Return the cards of a board as one phrase; of many that are buttons, only the others."""
    if board is None:
        return []
    cards = [card for row in board["rows"] for card in row.get("cards", ()) if card["card"]]
    if len(cards) > _FEW:
        cards = [card for card in cards if not card["tappable"]]
    if not 0 < len(cards) <= _MANY:
        return []
    listed = ", ".join(f"[{card['card']}]" for card in cards)
    trump = board["trump"]
    return [f"{listed}." + (f" {trump['text']}: [{trump['suit']}]." if trump else "")]
