// A deal from outside, and that nothing of the table leaves the browser.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { CardTableView } from "../src/card_table/view";
import { example, onStage, word } from "./stage";

declare const SOURCES: string;

const later = (view: CardTableView, changes: Partial<CardTableView>): CardTableView =>
  ({ ...view, event: view.event + 1, ...changes });

test("a deal from outside: sent once, refused with words, at most 100 kB", () => {
  const view = example("table-hint");
  onStage(view, (stage) => {
    const text = stage.find(".load textarea") as HTMLTextAreaElement;
    text.value = "  a deal  ";
    stage.tap(stage.button("Open"));
    assert.deepEqual(stage.take(), [{ intent: "tutor", kind: "load", value: "a deal" }]);
    stage.press("i");
    assert.deepEqual(stage.take().map((one) => one.kind), ["hint-more"]);
    text.focus();
    stage.press("i");
    assert.deepEqual(stage.take(), [], "a letter in the field is only a letter");
    const load = { ...view.load, error: "The line ends too early." } as CardTableView["load"];
    stage.show(later(view, { load }));
    assert.equal(stage.find(".load .error").textContent, "The line ends too early.");
    assert.equal(text.getAttribute("aria-invalid"), "true");
    assert.equal(text.value, "  a deal  ", "what was pasted stays");
    text.value = "x".repeat(100_001);
    stage.tap(stage.button("Open"));
    assert.deepEqual(stage.take(), []);
    assert.equal(stage.find(".load .error").textContent, word("load_too_long"));
    text.value = "another";
    stage.tap(stage.button("Open"));
    stage.show(later(view, { event: 99, load: null }));
    assert.equal(text.value, "");
    assert.equal(stage.find(".load .error").textContent, "");
  });
});

test("the table asks nothing of the net", () => {
  for (const folder of ["base", "card_table"]) {
    for (const name of readdirSync(join(SOURCES, folder)).filter((one) => one.endsWith(".ts"))) {
      const text = readFileSync(join(SOURCES, folder, name), "utf8");
      assert.ok(!/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|https?:\/\/(?!www\.w3\.org)/.test(text), name);
    }
  }
});
