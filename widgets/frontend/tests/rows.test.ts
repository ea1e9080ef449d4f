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
