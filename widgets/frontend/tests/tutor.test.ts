// The tutor at the table: what is drawn, what is sent, which keys count, and where the focus goes.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import type { CardTableView } from "../src/card_table/view";
import { Stage, example, onStage, room, word } from "./stage";

declare const EXAMPLES: string;

const TUTOR = ["tools", "coach", "replay", "practice", "count", "review", "load", "page"] as const;
const names = readdirSync(EXAMPLES).filter((name) => name.endsWith(".json") && !/^(lesson|home|handbook)-/.test(name))
  .map((name) => name.replace(".json", ""));
const later = (view: CardTableView, changes: Partial<CardTableView>): CardTableView =>
  ({ ...view, event: view.event + 1, ...changes });

for (const [width, height] of [[320, 568], [390, 844], [768, 1024], [1440, 900], [844, 390]]) {
  test(`every example is drawn at ${width} x ${height}, with and without the tutor`, () => {
    Object.assign(room, { width, height });
    for (const name of names) {
      const view = example(name);
      const bare = Object.fromEntries(Object.entries(view).filter(([key]) => !(TUTOR as readonly string[]).includes(key)));
      const empty = { ...view, ...Object.fromEntries(TUTOR.map((key) => [key, null])) };
      for (const one of [view, bare as unknown as CardTableView, empty]) {
        onStage(one, (stage) => assert.ok(stage.find(".tbl"), name));
      }
    }
    Object.assign(room, { width: 390, height: 844 });
  });
}

test("parts with gaps are drawn too", () => {
  const view = example("table-review");
  const review = { title: "A deal", sub: "", busy: false };
  onStage({ ...view, review }, (stage) => assert.equal(stage.find(".review h2").textContent, "A deal"));
  const curve = { title: "Flat", note: "", min: 0, max: 0, lines: [], points: [], ticks: [], marks: [] };
  onStage({ ...view, review: { ...review, curve } }, (stage) => assert.ok(stage.find(".plot svg")));
  const coach = { kind: "note", tone: "note", title: "Only a title" } as never;
  onStage({ ...example("table-hint"), coach }, (stage) => assert.equal(stage.all(".coach .text").length, 0));
});

test("tools and the panel's buttons send what they are for", () => {
  onStage(example("table-hint"), (stage) => {
    stage.tap(stage.button("Hint"));
    stage.tap(stage.button("Show me"));
    stage.tap(stage.button("Next hint"));
    stage.tap(stage.button("Lead low"));
    assert.deepEqual(stage.take(), [
      { intent: "tutor", kind: "hint" },
      { intent: "tutor", kind: "show", value: 12 },
      { intent: "tutor", kind: "hint-more", value: null },
      { intent: "tutor", kind: "read", value: "s17" },
    ]);
    assert.equal(stage.all(".hand .card.hint .bdg").length, 2, "a ring and a sign");
  });
});

test("keys: the panel comes first, Escape closes it, and letters can be switched off", () => {
  const kinds = (stage: Stage) => stage.take().map((one) => one.kind ?? one.action);
  const view = example("table-hint");
  onStage(view, (stage) => {
    for (const key of ["i", "W", "Escape", "u"]) stage.press(key);
    assert.deepEqual(kinds(stage), ["hint-more", "why", "coach-close", "undo"]);
    stage.press("i", { ctrlKey: true });
    stage.press("i", { altKey: true });
    stage.press("i", { shiftKey: true });
    assert.deepEqual(kinds(stage), []);
    stage.press("m");
    assert.deepEqual(kinds(stage), ["marry C"], "keys of the game stay");
    stage.show(later(view, { coach: null }));
    stage.press("I");
    stage.press("Escape");
    assert.deepEqual(kinds(stage), ["hint"]);
  });
  onStage(view, (stage) => {
    for (const key of ["i", "w", "Escape"]) stage.press(key);
    assert.deepEqual(kinds(stage), ["coach-close"]);
    assert.equal(stage.all("kbd").map((one) => one.textContent).filter((text) => text?.length === 1 && /\w/.test(text)).length,
      stage.all(".a-acts kbd").length);
  }, { keys: false });
});

test("the panel is announced once, by the view's own sentence", () => {
  const view = example("table-hint");
  onStage({ ...view, coach: null }, (stage) => {
    stage.show(later(view, { say: "The pair comes first." }));
    assert.equal(stage.spoken, "The pair comes first.");
    assert.equal(stage.all(".coach [role=status], .coach [role=alert], .coach[aria-live], .coach [aria-live]").length, 0);
  });
});

test("why? in the history has a name of its own and sends its step", () => {
  for (const width of [390, 1440]) {
    room.width = width;
    onStage({ ...example("table-hint"), coach: null }, (stage) => {
      stage.tap(stage.button("Why? Trick 3"));
      assert.deepEqual(stage.take(), [{ intent: "tutor", kind: "why", value: 6 }]);
      assert.equal(stage.all(".log .why").length, 2);
    });
  }
  room.width = 390;
});

test("closing the panel gives the focus back to what opened it", () => {
  const view = example("table-hint");
  onStage({ ...view, coach: null }, (stage) => {
    stage.tap(stage.button("Hint"));
    assert.equal(stage.focus, "hint:");
    stage.show(later(view, {}));
    assert.equal(stage.focus, "hint:", "nothing is taken from who did not ask for it");
    stage.tap(stage.button("Close"));
    stage.show(later(view, { event: 99, coach: null }));
    assert.equal(stage.focus, "hint:");
  });
});

test("a replay is looked at: steps instead of actions, no card is played", () => {
  const view = example("table-replay");
  onStage({ ...view, replay: null, event: 1 }, (stage) => {
    stage.find(".hand .card").focus();
    stage.show(view);
    assert.equal(stage.focus, "replay-on:", "the next move has the focus");
    assert.ok(stage.find(".tbl.replaying"));
    assert.match(stage.find(".band.replay").textContent ?? "", new RegExp(`${word("replay")}.*shown open`));
    assert.equal(stage.find(".a-msg").textContent?.includes(view.replay?.step ?? "?"), true);
    stage.tap(stage.find(".hand .card"));
    stage.tap(stage.button("Back"));
    stage.press("ArrowLeft");
    assert.deepEqual(stage.take(), [], "what is not enabled sends nothing");
    stage.find(".steps .key").focus();
    stage.press("ArrowRight");
    stage.press("Escape");
    assert.deepEqual(stage.take().map((one) => one.kind), ["replay-on", "replay-end"]);
    assert.equal(stage.all(".hand .card.no").length, 0, "no hatch");
    assert.equal(stage.all(".backs.open svg").length, view.seats[1].cards);
    stage.show(later(view, { replay: null }));
    assert.equal(stage.focus, "", "the hand, where it was");
    assert.ok(document.activeElement?.closest(".hand"));
  });
});

test("practice says so in a band and leads back", () => {
  onStage({ ...example("table-replay"), replay: null }, (stage) => {
    assert.match(stage.find(".band").textContent ?? "", /Practice from trick 6.*Your match is kept/);
    stage.tap(stage.button("Back to the review"));
    assert.deepEqual(stage.take(), [{ intent: "tutor", kind: "practice-end" }]);
  });
});

test("the review takes the table's place, and gives it back", () => {
  const view = example("table-review");
  const table = { ...example("outcome"), tools: [{ kind: "review" as const, label: "Review", key: "R" }] };
  onStage(table, (stage) => {
    assert.ok(stage.button("Review").closest(".acts"), "after the deal it is an action");
    stage.tap(stage.button("Review"));
    stage.show(view);
    assert.equal(stage.find(".t-body").hidden, true);
    assert.equal(document.activeElement, stage.find(".review h2"));
    stage.take();
    stage.press("n");
    stage.press("Escape");
    stage.press("R");
    stage.tap(stage.all(".review .btn").find((one) => one.textContent === "Try it again") as HTMLElement);
    assert.deepEqual(stage.take(), [
      { intent: "session", kind: "next-deal" },
      { intent: "tutor", kind: "review-close" },
      { intent: "tutor", kind: "review-try", value: 1 },
    ]);
    stage.show({ ...table, event: view.event + 1 });
    assert.equal(stage.find(".t-body").hidden, false);
    assert.equal(stage.focus, "review:");
  });
});

test("in a review the tutor speaks at its foot, and Escape closes the tutor first", () => {
  const view = example("table-review");
  onStage(view, (stage) => {
    stage.tap(stage.button("Why? Trick 6"));
    assert.deepEqual(stage.take(), [{ intent: "tutor", kind: "why", value: 11 }]);
    stage.show(later(view, { coach: example("table-hint").coach }));
    assert.ok(stage.find(".sheet .coach"));
    assert.equal(stage.focus, "hint-more:null", "the panel has the focus");
    stage.press("Escape");
    assert.deepEqual(stage.take().map((one) => one.kind), ["coach-close"]);
    stage.show(later(view, { event: view.event + 2 }));
    assert.equal(stage.focus, "why:11", "and gives it back");
    stage.press("Escape");
    assert.deepEqual(stage.take().map((one) => one.kind), ["review-close"]);
  });
});

test("a mark of the curve leads to its moment; the curve can be read as a list", () => {
  const view = example("table-review");
  onStage(view, (stage) => {
    const mark = stage.button("Moment 3: claim missed");
    stage.tap(mark);
    assert.equal(stage.focus, "moment:3");
    assert.deepEqual(stage.take(), []);
    assert.equal(stage.find(".plot svg").getAttribute("role"), "img");
    assert.ok(stage.find(".plot svg").getAttribute("aria-label"));
    assert.deepEqual(stage.all(".curve ul li").map((one) => one.textContent), view.review?.curve?.points.map((point) => point.label));
  });
});

test("while the review is worked out only its title stands there", () => {
  const view = example("table-review");
  const busy = { ...view, event: 1, review: { title: "Looking back", sub: "A moment.", busy: true } };
  onStage({ ...example("outcome"), event: 0 }, (stage) => {
    stage.find(".tbl").focus();
    stage.show(busy);
    assert.equal(stage.find(".review").getAttribute("aria-busy"), "true");
    assert.equal(stage.all(".mo, .curve, .sum, .record").length, 0);
    stage.show(view);
    assert.equal(document.activeElement, stage.find(".review h2"), "the focus stays when the rest arrives");
  });
});

test("where a tap leaves the focus around the button, as in Safari, a review still takes it", () => {
  onStage(example("outcome"), (stage) => {
    const around = stage.root.parentElement as HTMLElement;
    around.tabIndex = -1;
    around.focus();
    stage.show(example("table-review"));
    assert.equal(document.activeElement, stage.find(".review h2"));
  });
  const elsewhere = document.createElement("button");
  onStage(example("outcome"), (stage) => {
    document.body.append(elsewhere);
    elsewhere.focus();
    stage.show(example("table-review"));
    assert.equal(document.activeElement, elsewhere, "what is elsewhere on the page keeps it");
  });
  elsewhere.remove();
});

test("the record is copied and saved without a message and without the net", async () => {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });
  const view = example("table-review");
  const stage = new Stage(view);
  stage.tap(stage.button("Copy"));
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(copied, [view.review?.record?.line]);
  assert.equal(stage.button("Copied").dataset.do, "copy");
  assert.equal(stage.spoken, "Copied");
  Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
  stage.tap(stage.button("Copied"));
  await new Promise((done) => setTimeout(done));
  assert.equal(stage.spoken, word("copy_by_hand"));
  assert.deepEqual(stage.take(), []);
  stage.close();
});

test("an entry of the handbook keeps the hand in sight, but not in play", () => {
  const view = example("table-page");
  const before = { ...example("table-hint"), event: 1 };
  onStage(before, (stage) => {
    stage.tap(stage.button("Lead low"));
    stage.show(view);
    assert.equal(document.activeElement, stage.find(".page h2"));
    assert.ok(stage.find(".a-hand").hasAttribute("inert"));
    stage.take();
    stage.press("m");
    stage.press("Escape");
    stage.tap(stage.button("Keep your trumps"));
    assert.deepEqual(stage.take(), [{ intent: "tutor", kind: "page-close" }, { intent: "tutor", kind: "read", value: "s18" }]);
    stage.show({ ...before, event: view.event + 1 });
    assert.equal(stage.focus, 'read:"s17"');
    assert.ok(!stage.find(".a-hand").hasAttribute("inert"));
  });
  onStage({ ...example("table-review"), page: view.page }, (stage) => {
    assert.equal(stage.find(".a-review").hidden, true);
    assert.ok(stage.find(".sheet .page"), "over the review it stands in the review's place");
  });
});

test("the counting aid is a part of the side, or a fold that stays open", () => {
  const view = example("table-count");
  room.width = 1440;
  onStage(view, (stage) => assert.ok(stage.find(".side .count .counts")));
  room.width = 390;
  onStage(view, (stage) => {
    const fold = stage.find("details.count") as HTMLDetailsElement;
    fold.open = true;
    fold.dispatchEvent(new Event("toggle"));
    stage.show(later(view, {}));
    assert.equal((stage.find("details.count") as HTMLDetailsElement).open, true);
    assert.equal(stage.all(".unseen .pc").length, view.count?.unseen?.cards.length);
  });
});

test("a reason with a figure offers its lines in a fold, one without has none", () => {
  const view = example("table-hint");
  const fold = ".coach details.computation";
  onStage(view, (stage) => assert.equal(stage.all(fold).length, 0));
  onStage({ ...view, coach: { ...view.coach, computation: "print(7)" } as never }, (stage) => {
    assert.equal(stage.find(`${fold} code`)?.textContent, "print(7)");
    assert.equal(stage.find<HTMLDetailsElement>(fold)?.open, false);
  });
});
