import assert from "node:assert/strict";
import { test } from "node:test";
import { faceId, pipId, rankSign } from "../src/base/faces";
import { parseRich, richWords, unbroken } from "../src/base/rich";

const text = (words: string, bold = false) => ({ kind: "text", text: words, bold });

test("plain words stay one piece", () => {
  assert.deepEqual(parseRich("Your lead."), [text("Your lead.")]);
  assert.deepEqual(parseRich(""), []);
});

test("card and suit tokens are found", () => {
  assert.deepEqual(parseRich("[TH] does not beat [AS], [H]"), [
    { kind: "card", card: "TH", bold: false },
    text(" does not beat "),
    { kind: "card", card: "AS", bold: false },
    text(", "),
    { kind: "suit", suit: "H", bold: false },
  ]);
});

test("bold holds words and cards", () => {
  assert.deepEqual(parseRich("a **b [KC]** c"), [
    text("a "), text("b ", true), { kind: "card", card: "KC", bold: true }, text(" c"),
  ]);
});

test("what is not a token stays text", () => {
  for (const words of ["[XX]", "[TH", "a [b] c", "2 ** 3", "<b>[", "**a** ** b"]) {
    assert.equal(richWords(words, {}), words === "**a** ** b" ? "a ** b" : words);
  }
});

test("words come from the names, and codes where a name is missing", () => {
  assert.equal(richWords("**[TH]** and [9S]", { TH: "ten of hearts" }), "ten of hearts and 9S");
});

test("both decks name their symbols", () => {
  assert.equal(faceId("TH", "french"), "f-h10");
  assert.equal(faceId("QC", "german"), "g-aO");
  assert.equal(pipId("D", "german"), "t-b");
  assert.equal(rankSign("J", "german"), "U");
  assert.equal(rankSign("J", "french"), "J");
});

test("the order of the ranks and a sum of two are kept in one line", () => {
  assert.deepEqual(unbroken("The order is A 10 K Q J 9."), ["The order is ", "A 10 K Q J 9", "."]);
  assert.deepEqual(unbroken("A 10 K O U 9 are worth"), ["", "A 10 K O U 9", " are worth"]);
  assert.deepEqual(unbroken("4 + 10 = 14 for you"), ["", "4 + 10 = 14", " for you"]);
  assert.deepEqual(unbroken("Play any card."), ["Play any card."]);
});

test("a product and what comes out are kept in one line", () => {
  assert.deepEqual(
    unbroken("5 × 2 − 2 × 2 = 6, and 6 ÷ 7 = +0.86"),
    ["", "5 × 2", " − ", "2 × 2 = 6", ", and ", "6 ÷ 7 = +0.86", ""],
  );
  assert.deepEqual(unbroken("a chance of 86 %"), ["a chance of ", "86 %", ""]);
});
