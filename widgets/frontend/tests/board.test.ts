// How a board is laid out: what stands side by side, what needs no frame, what is folded away.
import assert from "node:assert/strict";
import { test } from "node:test";
import lessonPanel from "../src/lesson_panel/index";
import { sideBySide } from "../src/lesson_panel/side_by_side";
import type { LessonPanelView, Row, Tile } from "../src/lesson_panel/view";
import { Stage, example, word } from "./stage";

const lesson = (name: string) => example(`lesson-${name}`) as unknown as LessonPanelView;
const draw = (view: LessonPanelView) => new Stage(view as never, {}, lessonPanel as never);
const split: Row = { kind: "split", label: "", parts: [], text: "" };
const text: Row = { kind: "text", label: "", lines: [] };
const named: Row = { kind: "text", label: "Trick 5", lines: [] };
const table: Row = { kind: "table", label: "", head: [], rows: [] };
const cards = (kind: "trick" | "tiles" | "hand", count: number): Row =>
  ({ kind, label: "", cards: Array(count).fill({ id: "x", card: null, label: "", value: null, mark: "", tag: "", tappable: false }) });
const tile = (fields: Partial<Tile>): Tile => ({ id: "x", text: "", cards: ["AS"], mark: "", tag: "", tappable: false, ...fields });

test("bars of counts share a line with what tells more of them, named texts, a trick with one card more", () => {
  const table_of: [Row[], string[]][] = [
    [[text, cards("hand", 6), split, split, table, text], ["", "", "bars"]],
    [[text, split], ["", ""]],
    [[text, table], ["", ""]],
    [[text, named, named, named], ["", "bars"]],
    [[named, table], ["", ""]],
    [[cards("trick", 2), cards("tiles", 1)], ["abreast"]],
    [[cards("trick", 2), cards("tiles", 3)], ["", ""]],
    [[cards("trick", 2), cards("hand", 1)], ["", ""]],
    [[], []],
  ];
  for (const [rows, kinds] of table_of) {
    const groups = sideBySide(rows);
    assert.deepEqual(groups.map((group) => group.kind), kinds);
    assert.deepEqual(groups.flatMap((group) => group.rows), rows);
  }
});

test("of a long line of play the beginning is read first, and a short reason stays whole", () => {
  const view = lesson("winner-wrong");
  const said = (count: number, tone: "bad" | "note") => {
    const lines = Array.from({ length: count }, (_, at) => `Line ${at}.`);
    const stage = draw({ ...view, feedback: { tone, title: "Why", lines } });
    const folded = stage.all(".fb .rest p").map((one) => one.textContent);
    assert.equal(stage.all(".fb p").length, count);
    assert.equal(stage.all(".fb .rest summary").length, folded.length ? 1 : 0);
    if (folded.length) assert.equal(stage.find(".fb .rest summary").textContent, word("all_of_it"));
    stage.close();
    return folded;
  };
  assert.deepEqual(said(5, "bad"), []);
  assert.deepEqual(said(7, "note"), []);
  assert.deepEqual(said(6, "bad"), ["Line 2.", "Line 3.", "Line 4.", "Line 5."]);
});

test("a card in the label of a row is drawn, and heard by its name", () => {
  const view = lesson("worlds");
  const label = "Trick 5, play [TS]";
  const stage = draw({ ...view, board: { title: "", trump: null, rows: [
    { kind: "text", label, lines: ["So it was."] }, { kind: "worlds", label, tiles: [tile({ tappable: true })] },
  ] } });
  for (const one of stage.all(".row-label")) assert.ok(!one.textContent?.includes("["), one.textContent ?? "");
  assert.equal(stage.find(".text .row-label").getAttribute("aria-hidden"), null);
  assert.equal(stage.find(".worlds.tile-row").getAttribute("aria-label"), "Trick 5, play ten of spades");
  stage.close();
});

test("sentences to be ticked, cards told of, and hands about which something is said look unlike", () => {
  const view = lesson("worlds");
  const looks = (tiles: Tile[]) => {
    const row: Row = { kind: "worlds", label: "", tiles };
    const stage = draw({ ...view, board: { title: "", trump: null, rows: [row] } });
    const names = [...stage.find(".worlds.tile-row").classList].filter((name) => name === "heap" || name === "sentences");
    stage.close();
    return names.join(" ");
  };
  assert.equal(looks([tile({ cards: [], text: "It is so." }), tile({ cards: [], text: "It is not." })]), "sentences");
  assert.equal(looks([tile({}), tile({ cards: ["TS", "KS"] })]), "heap");
  assert.equal(looks([tile({}), tile({ tappable: true })]), "");
  assert.equal(looks([tile({}), tile({ mark: "good" })]), "");
  assert.equal(looks([tile({}), tile({ text: "asleep" })]), "");
});
