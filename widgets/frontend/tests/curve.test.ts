import assert from "node:assert/strict";
import { test } from "node:test";
import { plot } from "../src/card_table/curve";
import { curveWidth } from "../src/card_table/review";
import type { CurveView, MomentTone } from "../src/card_table/view";

const curve = (ys: number[], at: number[] = []): CurveView => ({
  title: "", note: "", min: -3, max: 3, lines: [{ y: 0, label: "0" }],
  points: ys.map((y, x) => ({ x, y, label: "" })), ticks: ys.map((_, x) => ({ x, label: String(x) })),
  marks: at.map((x, index) => ({ n: index + 1, x, y: ys[x], tone: "bad" as MomentTone, label: "" })),
});

test("the curve stays inside its picture, in every width", () => {
  for (let width = 320; width <= 1440; width += 40) {
    const made = plot(curve([0, 3, -3, 1, 2, 3, 3, 3, 0, 0, -3, -3, -3], [5, 6, 7]), curveWidth(width, width < 600), 216);
    for (const spot of [...made.line, ...made.marks]) {
      assert.ok(spot.x >= 14 && spot.x <= made.width - 14 && spot.y >= 14 && spot.y <= made.height - 34, `${width}: ${spot.x} ${spot.y}`);
    }
    assert.ok(made.width <= width);
    for (const [index, tick] of made.ticks.entries()) if (index) assert.ok(tick.x - made.ticks[index - 1].x >= 20);
    assert.equal(made.ticks.at(-1)?.label, "12");
  }
});

test("marks of neighbouring tricks do not touch", () => {
  for (const at of [[5, 6, 7], [0, 1, 2], [10, 11, 12]]) {
    const { marks } = plot(curve(Array.from({ length: 13 }, () => 0), at), 272, 216);
    for (const one of marks) for (const two of marks) {
      if (one !== two) assert.ok(Math.hypot(one.x - two.x, one.y - two.y) >= 28);
    }
  }
});

test("one point, or none, is a curve too", () => {
  for (const ys of [[], [0]]) {
    const made = plot({ ...curve(ys), min: 0, max: 0 }, 320, 216);
    for (const spot of made.line) assert.ok(Number.isFinite(spot.x) && Number.isFinite(spot.y));
  }
});
