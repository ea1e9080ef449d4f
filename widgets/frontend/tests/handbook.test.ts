import assert from "node:assert/strict";
import { test } from "node:test";
import "./stage";
import { fold } from "../src/handbook/draw";

/** How an entry is hidden that was opened and closed, in a browser whose document has these `parts`. */
function closed(parts: object): string | null {
  const page = document;
  const body = page.createElement("div");
  body.innerHTML = '<article><button data-fold="a"></button><p class="text"></p></article>';
  Object.assign(globalThis, { document: parts });
  try {
    fold(body, "a", true);
    assert.equal(body.querySelector(".text")?.getAttribute("hidden"), null);
    fold(body, "a", false);
  } finally {
    Object.assign(globalThis, { document: page });
  }
  assert.equal(body.querySelector("button")?.getAttribute("aria-expanded"), "false");
  return body.querySelector(".text")?.getAttribute("hidden") ?? null;
}

test("what is closed can still be found, where the browser opens what its search finds", () => {
  assert.equal(closed({ onbeforematch: null }), "until-found");
});

test("a browser that does not know this would draw it open: there it is plainly hidden", () => {
  assert.equal(closed({}), "");
});
