// Finding words in the handbook.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fits, indexOf, plain } from "../src/handbook/find";
import type { Entry } from "../src/handbook/view";

const entry: Entry = {
  id: "guard-a-ten", title: "Guard your tens", lines: ["**[TS]** falls under [AS]."], note: "", see: [],
  names: [{ lang: "cs", label: "Czech", foreign: "holá desítka" }],
};
const index = indexOf(entry, { TS: "ten of spades", AS: "ace of spades" });

test("case and accents make no difference", () => assert.equal(plain("Štych Ö"), "stych o"));

for (const asked of ["", "   ", "guard", "GUARD tens", "tens guard", "spad", "ten of spades", "desitka", "Hola"]) {
  test(`"${asked}" finds it`, () => assert.equal(fits(index, asked), true));
}

for (const asked of ["uard", "guard queen", "TS", "xyz"]) {
  test(`"${asked}" does not`, () => assert.equal(fits(index, asked), false));
}

test("signs alone ask for nothing", () => assert.equal(fits(index, "?!"), true));
