import assert from "node:assert/strict";
import { test } from "node:test";
import { MIN_STRIP, SIDE_WIDTH, fan, kindOf, layout } from "../src/card_table/layout";

test("the kind follows the room of the widget", () => {
  assert.equal(kindOf(390, 844), "narrow");
  assert.equal(kindOf(700, 900), "medium");
  assert.equal(kindOf(1440, 900), "wide");
  assert.equal(kindOf(844, 390), "flat");
});

test("the hand fits its room in every width, with strips of at least 44 px", () => {
  for (let width = 320; width <= 1920; width += 10) {
    for (const height of [360, 568, 844, 1080]) {
      for (let hand = 1; hand <= 6; hand += 1) {
        const made = layout({ width, height, hand });
        const room = width - (made.kind === "wide" ? SIDE_WIDTH : 0);
        assert.ok(made.handWidth <= room, `${width}x${height}, ${hand} cards: ${made.handWidth}`);
        for (let i = 1; i < hand; i += 1) {
          assert.ok(made.lefts[i] - made.lefts[i - 1] >= MIN_STRIP, `${width}x${height}`);
        }
      }
    }
  }
});

test("a shorter hand keeps the spacing of a full one", () => {
  assert.deepEqual(fan(4, 90, 366), fan(6, 90, 366).slice(0, 4));
  assert.deepEqual(fan(0, 90, 366), []);
  assert.deepEqual(fan(1, 90, 366), [0]);
});

test("cards lie side by side where there is room", () => {
  const { lefts, card } = layout({ width: 1440, height: 900, hand: 6 });
  assert.equal(lefts[1] - lefts[0], card + 10);
});

test("on a projector the rank is at least 5 per cent of the height", () => {
  const { card } = layout({ width: 1440, height: 900, hand: 6 });
  const rank = (card / 240) * 76;
  assert.ok(rank >= 45, String(rank));
});
