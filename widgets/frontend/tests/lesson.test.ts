// The lesson panel and the home page: the views are whole, and the keyboard model holds.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseRich } from "../src/base/rich";
import { type LessonPanelView, isPage, moved, places, questionKey, splitWords, toggled, typedNumber } from "../src/lesson_panel/view";
import { type Shape, faults } from "./shape";

declare const EXAMPLES: string;
declare const WORDS: string;
declare const SOURCES: string;

const list = (inner: Shape): Shape => ({ list: inner });
const maybe = (inner: Shape): Shape => ({ maybe: inner });
const fields = (inner: Record<string, Shape>, optional?: Record<string, Shape>): Shape => ({ fields: inner, optional });
const one = (...values: (string | number)[]): Shape => ({ one: values });

const cardRow = (kind: string): Shape => fields({
  label: "text", kind: one(kind),
  cards: list(fields({
    id: "text", card: maybe("text"), label: "text", value: maybe("text"),
    mark: one("", "wins", "wrong", "answer", "not", "picked", "tapped", "hint"), tag: "text", tappable: "yes-no",
  }, { back: "yes-no" })),
});
const TILE = { id: "text", text: "text", mark: one("", "good", "bad", "wrong", "answer"), tag: "text", tappable: "yes-no" } as const;
const ROW: Shape = {
  by: "kind",
  of: {
    ...Object.fromEntries(["trick", "tiles", "hand", "values", "backs"].map((kind) => [kind, cardRow(kind)])),
    worlds: fields({ label: "text", kind: "text", tiles: list(fields({ ...TILE, cards: list("text") })) }),
    timeline: fields({ label: "text", kind: "text", tiles: list(fields({ ...TILE, note: "text" })) }),
    text: fields({ label: "text", kind: "text", lines: list("text") }),
    split: fields({
      label: "text", kind: "text", text: "text",
      parts: list(fields({ text: "text", count: "number", tone: one("good", "bad", "note") })),
    }),
    table: fields({ label: "text", kind: "text", head: list("text"), rows: list(list("text")) }, { note: "text", fold: "yes-no" }),
    decisions: fields({
      label: "text", kind: "text",
      tiles: list(fields({
        ...TILE, title: "text", notes: list("text"), trick: list(fields({ card: "text", who: "text" })),
        do: "text", cards: list("text"), played: "text",
      })),
    }),
    working: fields({ label: "text", kind: "text", text: "text", done: "number", all: "number" }),
  },
};
const HEADING = fields({ title: "text", sub: "text", home: "text" });
const LESSON_PANEL: Shape = fields({
  version: one(1),
  event: "number",
  stores: list("text"),
  heading: HEADING,
  step: fields({ index: "number", count: "number", label: "text" }),
  dots: list(one("good", "bad", "now", "todo")),
  dots_text: "text",
  prompt: fields({
    title: "text", lines: list("text"), list: list("text"),
    ranks: list(fields({ card: "text", value: "text" })),
  }),
  board: maybe(fields({
    title: "text",
    trump: maybe(fields({ suit: one("S", "H", "D", "C"), text: "text" })),
    rows: list(ROW),
  })),
  input: fields({
    kind: one("tap-one", "tap-many", "order", "choice", "number", "none"),
    choices: list(fields({ id: "text", label: "text" }, { note: "text" })),
    label: "text", min: "number", max: "number", submit: "text",
  }, { words: list("text") }),
  feedback: maybe(fields({ tone: one("good", "bad", "note"), title: "text", lines: list("text") }, { rule: "text", computation: "text" })),
  note: "text",
  buttons: list(fields({ id: "text", label: "text", main: "yes-no" }, { key: "text" })),
  summary: maybe(fields({
    title: "text", lines: list("text"),
    links: list(fields({ label: "text", href: "text", main: "yes-no" })),
  })),
  say: "text",
  names: "names",
});

const read = (name: string) => JSON.parse(readFileSync(join(EXAMPLES, name), "utf8")) as Record<string, unknown>;
const named = (kind: string) => readdirSync(EXAMPLES).filter((name) => name.startsWith(kind) && name.endsWith(".json"));
const lesson = (name: string) => read(`lesson-${name}.json`) as unknown as LessonPanelView;

test("there are examples of both widgets", () => {
  assert.ok(named("lesson-").length >= 25);
  assert.ok(named("home-").length >= 4);
});

for (const name of named("lesson-")) {
  test(`${name} has every field and no other, and names its cards`, () => {
    const view = read(name) as unknown as LessonPanelView;
    assert.deepEqual(faults(view, LESSON_PANEL), []);
    const said = [
      view.prompt.title, ...view.prompt.lines, ...view.prompt.list, view.note,
      view.feedback?.title ?? "", ...(view.feedback?.lines ?? []), ...view.input.choices.map((one) => one.label),
    ].flatMap(parseRich);
    for (const piece of said) {
      if (piece.kind === "card") assert.ok(view.names[piece.card], piece.card);
      if (piece.kind === "text") assert.ok(!/[{}]/.test(piece.text), piece.text);
    }
  });

  test(`${name} can be answered, or left by a button or a link`, () => {
    const view = read(name) as unknown as LessonPanelView;
    const cards = places(view);
    const taps = cards.filter((card) => card.tappable).length;
    const kind = view.input.kind;
    if (kind === "tap-one" || kind === "tap-many" || kind === "order") assert.ok(taps > 0);
    else assert.equal(taps, 0);
    if (kind === "choice") assert.ok(view.input.choices.length > 1);
    if (kind === "none") assert.ok(view.buttons.length + (view.summary?.links.length ?? 0) > 0);
    assert.equal(new Set(cards.map((card) => card.id)).size, cards.length, "ids are unique");
    assert.ok(view.buttons.filter((button) => button.main).length <= 1);
  });
}

const HOME: Shape = fields({
  version: one(1),
  event: "number",
  stores: list("text"),
  heading: HEADING,
  continue: fields({ title: "text", sub: "text", label: "text", href: "text", cards: list("text") }),
  ways: list(fields({ icon: "text", title: "text", text: "text", href: "text" })),
  badge: maybe(fields({ title: "text", text: "text" })),
  placement: maybe(fields({ text: "text", label: "text", href: "text" })),
  parts: list(fields({
    title: "text", sub: "text",
    lessons: list(fields({
      number: "number", title: "text", line: "text", state: one("done", "now", "known", "open", "coming"),
      diamonds: "number", diamonds_text: "text",
      skills: list(fields({ name: "text", state: one("not-tried", "learning", "mastered"), text: "text" })), href: maybe("text"),
    })),
  })),
  foot: "text",
  file: fields({ title: "text", text: "text", save: "text", read: "text", name: "text", content: "text" }),
  note: "text",
  say: "text",
  names: "names",
});

for (const name of named("home-")) {
  test(`${name} has every field and no other`, () => {
    const { settings, ...view } = read(name) as {
      settings: { title: string; groups: { id: string; value: unknown; choices: { id: unknown }[] }[] };
    };
    assert.deepEqual(faults(view, HOME), []);
    const ids = settings.groups.map((group) => group.id);
    for (const id of ["theme", "deck", "suits", "motion", "keys"]) assert.ok(ids.includes(id), id);
    for (const group of settings.groups) assert.ok(group.choices.some((one) => one.id === group.value), group.id);
  });
}

test("arrows move inside a group and stop at its ends", () => {
  assert.equal(moved("ArrowRight", 0, 3), 1);
  assert.equal(moved("ArrowDown", 2, 3), 2);
  assert.equal(moved("ArrowLeft", 0, 3), 0);
  assert.equal(moved("ArrowUp", 2, 3), 1);
  assert.equal(moved("Home", 2, 3), 0);
  assert.equal(moved("End", 0, 3), 2);
  for (const key of ["Enter", " ", "Tab", "a"]) assert.equal(moved(key, 1, 3), null);
});

test("a second tap puts a card back and the rest closes up", () => {
  const picks = ["AS", "TS", "KS"].reduce(toggled, [] as string[]);
  assert.deepEqual(picks, ["AS", "TS", "KS"]);
  assert.deepEqual(toggled(picks, "TS"), ["AS", "KS"]);
  assert.deepEqual(toggled(["AS", "KS"], "TS"), ["AS", "KS", "TS"]);
});

test("a number is read only when it is one", () => {
  assert.equal(typedNumber(" 12 "), 12);
  assert.equal(typedNumber("0"), 0);
  for (const text of ["", " ", "-1", "1.5", "twelve", "1e3", "12345678"]) assert.equal(typedNumber(text), null, text);
});

test("picks last as long as the question: a hint keeps them, another item does not", () => {
  const order = lesson("order");
  assert.equal(questionKey(order), questionKey(lesson("order-hint")));
  assert.notEqual(questionKey(order), questionKey(lesson("order-wrong")));
  assert.notEqual(questionKey(lesson("number")), questionKey(lesson("pack")));
  assert.equal(questionKey(lesson("number")), questionKey(lesson("number-refused")));
});

test("a worked example is a page, an answered question is none", () => {
  for (const name of ["example", "example-suit"]) assert.ok(isPage(lesson(name)), name);
  for (const name of ["order-wrong", "order-hint", "order", "check-passed", "play-trick"]) assert.ok(!isPage(lesson(name)), name);
});

test("every word the panel and the home page ask for is in widgets.toml", () => {
  const known = new Set([...readFileSync(WORDS, "utf8").matchAll(/^(\w+) = /gm)].map((match) => match[1]));
  const text = ["lesson_panel", "home"].flatMap((folder) => readdirSync(join(SOURCES, folder))
    .filter((name) => name.endsWith(".ts")).map((name) => readFileSync(join(SOURCES, folder, name), "utf8"))).join("\n");
  const asked = [...text.matchAll(/word\(\s*[\w.]+, "(\w+)"/g)].map((match) => match[1]);
  asked.push(...[...text.matchAll(/step\(-?1, "[^"]+", "(\w+)"\)/g)].map((match) => match[1]));
  assert.ok(asked.length >= 8, String(asked.length));
  for (const key of asked) assert.ok(known.has(key), key);
});

test("cards and tiles are counted alike, rows that only tell have no places", () => {
  assert.equal(places(lesson("worlds")).filter((place) => place.tappable).length, 7);
  assert.equal(places(lesson("timeline")).length, 5);
  assert.equal(places(lesson("choice-notes")).filter((place) => place.tappable).length, 0);
  assert.notEqual(questionKey(lesson("worlds")), questionKey(lesson("timeline")));
});

test("a bar of counts is told in words", () => {
  const row = lesson("worlds-odds").board?.rows.find((one) => one.kind === "split");
  assert.ok(row?.kind === "split");
  assert.equal(splitWords(row), "win 2: 5, lose 2: 2");
});

test("a row is checked by its kind", () => {
  const row = { label: "", kind: "text", lines: [1] };
  assert.deepEqual(faults(row, ROW, "row"), ["row.lines[0]: not text"]);
  assert.deepEqual(faults({ kind: "nothing" }, ROW, "row"), ['row.kind: unknown value "nothing"']);
});
