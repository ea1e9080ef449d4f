// The lesson panel drawn without a browser: tiles are answered as cards are, and every mark is in words.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import lessonPanel from "../src/lesson_panel/index";
import type { LessonPanelView } from "../src/lesson_panel/view";
import { Stage, example, word } from "./stage";

declare const EXAMPLES: string;

const lesson = (name: string) => example(`lesson-${name}`) as unknown as LessonPanelView;
const draw = (view: LessonPanelView) => new Stage(view as never, {}, lessonPanel as never);
const press = (at: HTMLElement, key: string) => at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

test("every example of a lesson is drawn", () => {
  for (const file of readdirSync(EXAMPLES).filter((name) => name.startsWith("lesson-"))) {
    const stage = draw(lesson(file.replace(/^lesson-|\.json$/g, "")));
    assert.ok(stage.find(".prompt"), file);
    stage.close();
  }
});

test("tiles are picked, put back and sent by their ids", () => {
  const stage = draw(lesson("worlds"));
  const tiles = () => stage.all(".worlds .tile");
  tiles()[2].click();
  tiles()[0].click();
  tiles()[2].click();
  tiles()[1].click();
  assert.deepEqual(tiles().map((one) => one.getAttribute("aria-pressed")).slice(0, 3), ["true", "true", "false"]);
  stage.find("[data-send=picks]").click();
  assert.deepEqual(stage.sent, [{ intent: "answer", event: lesson("worlds").event, answer: ["w-AH", "w-KC"] }]);
  stage.close();
});

test("arrows go from tile to tile, and only one is a tab stop", () => {
  const stage = draw(lesson("timeline"));
  const tiles = stage.all(".timeline .tile");
  assert.deepEqual(tiles.map((one) => one.tabIndex), [0, -1, -1, -1, -1]);
  tiles[0].focus();
  press(tiles[0], "ArrowDown");
  assert.deepEqual(tiles.map((one) => one.tabIndex), [-1, 0, -1, -1, -1]);
  press(tiles[1], "End");
  assert.equal(tiles[4].tabIndex, 0);
  stage.close();
});

test("an order says the place of each moment picked", () => {
  const stage = draw(lesson("order-moments"));
  stage.all(".timeline .tile")[3].click();
  const name = stage.all(".timeline .tile")[3].getAttribute("aria-label") ?? "";
  assert.ok(name.startsWith(word("place").replace("{n}", "1")), name);
  assert.equal(stage.all(".timeline .pos")[0].textContent, "1");
  stage.close();
});

test("a tile that may be tapped is named by its cards, a mark without a tag by a word", () => {
  const view = lesson("worlds");
  const row = view.board?.rows.find((one) => one.kind === "worlds");
  assert.ok(row?.kind === "worlds");
  Object.assign(row.tiles[0], { mark: "good", tag: "" });
  const stage = draw(view);
  const name = stage.all(".worlds .tile")[0].getAttribute("aria-label") ?? "";
  assert.ok(name.startsWith(`${word("mark_good")}. king of clubs`), name);
  stage.close();
});

test("actions of a deal stand above the hand, send their ids, and are named by their cards", () => {
  const view = lesson("deal");
  const buttons = [{ id: "do:exchange", label: "Exchange [9H] for [JH]", main: false }, { id: "hint", label: "Hint", main: false }];
  const stage = draw({ ...view, buttons });
  const deeds = stage.find(".deeds");
  assert.ok(deeds.nextElementSibling?.classList.contains("hand"));
  assert.equal(deeds.querySelectorAll("[role=img]").length, 2);
  assert.equal(stage.all(".acts .btn").length, 1);
  stage.find("[data-button='do:exchange']").click();
  assert.deepEqual(stage.sent, [{ intent: "button", event: view.event, button: "do:exchange" }]);
  stage.close();
});

test("a table and a bar of counts are there for who cannot see them", () => {
  const stage = draw(lesson("worlds-odds"));
  assert.equal(stage.find(".split-bar").getAttribute("aria-label"), "win 2: 5, lose 2: 2");
  assert.equal(stage.all("th[scope=col]").length, 3);
  assert.equal(stage.find(".paper.wide").tabIndex, 0);
  stage.close();
});

test("in a bar one point, two and three look different, and the key repeats each piece with its number", () => {
  const view = lesson("worlds-odds");
  const row = view.board?.rows.find((one) => one.kind === "split");
  assert.ok(row?.kind === "split");
  row.parts = [{ text: "win 2", count: 2, tone: "good" }, { text: "win 1", count: 5, tone: "good" }, { text: "lose 3", count: 4, tone: "bad" }];
  const stage = draw(view);
  const looks = (where: string) => stage.all(`${where} i`).map((one) => `${one.className}: ${one.textContent}`);
  assert.deepEqual(looks(".split-bar"), ["good full-2: 2", "good full-1: 5", "bad full-3: 4"]);
  assert.deepEqual(looks(".split-key"), looks(".split-bar"));
  stage.close();
});

test("many dots stay in one line, a few keep their size", () => {
  const view = lesson("check");
  const classes = (count: number) => {
    const stage = draw({ ...view, event: view.event + count, dots: Array(count).fill("todo") });
    const found = stage.find(".dots").className;
    stage.close();
    return found;
  };
  assert.equal(classes(18), "dots many");
  assert.equal(classes(5), "dots");
});

test("a slider says what its place means, by input, by its buttons, and sends its number", () => {
  const view = lesson("worlds");
  const words = ["none wins: −2", "1 of 2 wins: 0", "both win: +2"];
  const stage = draw({ ...view, input: { ...view.input, kind: "number", label: "Hands", min: 0, max: 2, submit: "Set", words } });
  const slider = () => stage.find("input.slider") as HTMLInputElement;
  const says = () => stage.find(".slider-says").textContent;
  assert.equal(slider().getAttribute("aria-valuetext"), words[0]);
  assert.equal(says(), words[0]);
  slider().value = "2";
  slider().dispatchEvent(new Event("input", { bubbles: true }));
  assert.equal(slider().getAttribute("aria-valuetext"), words[2]);
  assert.equal(says(), words[2]);
  stage.find("[data-step='-1']").click();
  assert.equal(slider().value, "1");
  assert.equal(says(), words[1]);
  stage.find("[data-send=number]").click();
  assert.deepEqual(stage.sent, [{ intent: "answer", event: view.event, answer: 1 }]);
  stage.close();
});

test("a slider that was not moved sends its first place", () => {
  const view = lesson("worlds");
  const stage = draw({ ...view, input: { ...view.input, kind: "number", min: 0, max: 1, submit: "Set", words: ["no", "one"] } });
  stage.find("[data-send=number]").click();
  assert.deepEqual(stage.sent, [{ intent: "answer", event: view.event, answer: 0 }]);
  stage.close();
});

test("what another page keeps is fetched before it could be overwritten", () => {
  const stage = draw(lesson("worlds"));
  const tell = (key: string) => window.dispatchEvent(Object.assign(new Event("storage"), { key }));
  tell("sixtysix:options");
  assert.deepEqual(stage.sent, []);
  tell("sixtysix:progress");
  assert.deepEqual(stage.sent, [{ intent: "hello", saves: {} }]);
  stage.close();
});

test("a decision is one button that says all that was known, and is sent by its id", () => {
  const stage = draw(lesson("decisions"));
  const tiles = [...stage.all(".decisions button.tile")] as HTMLElement[];
  assert.ok(tiles.length >= 3);
  for (const tile of tiles.slice(0, -1)) {
    assert.match(tile.getAttribute("aria-label") ?? "", /^Trick \d+\. You: .+\. Card points: you \d+, the bot \d+\. .+ Your cards: .+ of /);
    assert.equal(tile.querySelectorAll("[role=img]").length, tile.querySelectorAll("[aria-hidden=true] [role=img]").length);
    assert.ok(tile.querySelector(".played .card, .did"));
  }
  assert.equal(tiles.at(-1)?.dataset.pick, "none");
  assert.equal(tiles.filter((tile) => tile.tabIndex === 0).length, 1, "one tab stop");
  tiles[0].focus();
  press(tiles[0], "ArrowDown");
  assert.equal(document.activeElement, tiles[1]);
  tiles[1].click();
  assert.deepEqual(stage.sent, [{ intent: "answer", event: lesson("decisions").event, answer: tiles[1].dataset.pick }]);
  stage.close();
});

test("after an answer the decisions are read with what they cost", () => {
  const stage = draw(lesson("decisions-wrong"));
  assert.equal(stage.all(".decisions button").length, 0);
  assert.equal(stage.all(".decisions .tile.answer").length, 1);
  assert.equal(stage.all(".decisions .tile.wrong").length, 1);
  assert.match(stage.find(".decisions .tile.answer .vh").textContent ?? "", /cost|None/);
  stage.close();
});

test("how far the work is changes in place, and what comes out is drawn and said once", () => {
  const view = lesson("working");
  const stage = draw(view);
  const next = stage.find("[data-button=next]");
  const far = (done: number): LessonPanelView => ({ ...view, board: { ...view.board!, rows: view.board!.rows.map((row) =>
    row.kind === "working" ? { ...row, text: `So far: ${done} of 20.`, done, all: 20 } : row) } });
  stage.show(far(3) as never);
  stage.show(far(9) as never);
  assert.equal(stage.find(".working p").textContent, "So far: 9 of 20.");
  assert.equal((stage.find(".working progress") as HTMLProgressElement).value, 9);
  assert.equal(stage.find("[data-button=next]"), next, "the button is the same one");
  assert.equal(stage.find("[role=status]").textContent, "", "nothing is said on the way");
  next.focus();
  const ready = { ...view, say: "There it is.", board: { ...view.board!, rows: view.board!.rows.filter((row) => row.kind !== "working") } };
  stage.show(ready as never);
  assert.equal(stage.all(".working").length, 0);
  assert.equal(stage.find("[role=status]").textContent, "There it is.");
  assert.equal((document.activeElement as HTMLElement).dataset.button, "next", "the focus stays");
  stage.close();
});

test("a table that is folded shows its name only, and its note stands below it", () => {
  const view = lesson("worlds-odds");
  const rows = view.board!.rows.map((row) => row.kind === "table" ? { ...row, label: "More of it", note: "For both.", fold: true } : row);
  const stage = draw({ ...view, board: { ...view.board!, rows } });
  const fold = stage.find("details.fold") as HTMLDetailsElement;
  assert.equal(fold.open, false);
  assert.equal(fold.querySelector("summary")?.textContent, "More of it");
  assert.equal(fold.querySelector(".paper .quiet")?.textContent, "For both.");
  assert.equal(fold.querySelectorAll(".row-label").length, 0, "the name is not there twice");
  stage.close();
});

test("a long refutation is read by who opens it; its first lines stand there", () => {
  const view = lesson("worlds-odds");
  const fold = (...lines: string[]) => {
    const stage = draw({ ...view, feedback: { tone: "bad", title: "No", lines } });
    const found = [stage.all(".fb > p").length, stage.all(".fb details.rest > p").length];
    stage.close();
    return found;
  };
  const long = "A trick after the other. ".repeat(7);
  assert.deepEqual(fold("One.", "Two.", "Three.", "Four."), [4, 0]);
  assert.deepEqual(fold("One.", long, long, "Four."), [2, 2]);
  assert.deepEqual(fold(long, long, long), [3, 0]);
});
