import assert from "node:assert/strict";
import { test } from "node:test";
import "./stage";
import { ASKED_MS, saveFile } from "../src/base/save";

test("a file to be kept stays readable for as long as a browser asks about it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const made: Blob[] = [];
  const gone: string[] = [];
  t.mock.method(URL, "createObjectURL", (blob: Blob) => `blob:${made.push(blob)}`);
  t.mock.method(URL, "revokeObjectURL", (address: string) => gone.push(address));
  saveFile("deal.txt", "a line\n", "text/plain");
  assert.equal(await made[0].text(), "a line\n");
  assert.equal(made[0].type, "text/plain");
  t.mock.timers.tick(ASKED_MS - 1);
  assert.deepEqual(gone, []);
  t.mock.timers.tick(1);
  assert.deepEqual(gone, ["blob:1"]);
});
