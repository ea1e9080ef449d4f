import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseRich } from "../src/base/rich";
import type { CardTableView } from "../src/card_table/view";
import { CARD_TABLE, faults } from "./shape";

declare const EXAMPLES: string;
declare const GOLDEN: string;
declare const WORDS: string;
declare const SOURCES: string;

// Examples of the other widgets carry their widget's name in front.
const names = readdirSync(EXAMPLES).filter((name) => name.endsWith(".json") && !/^(lesson|home)-/.test(name));
// The Python half writes its own golden views; both halves must agree on every field.
const golden = existsSync(GOLDEN) ? readdirSync(GOLDEN).filter((name) => name.endsWith(".json")) : [];
const parse = (file: string) => JSON.parse(readFileSync(file, "utf8")) as CardTableView;
const read = (name: string) => parse(join(EXAMPLES, name));

/** All rich text of the tutor. */
function tutorWords({ coach, replay, count, review, page }: CardTableView): string[] {
  const moments = review?.moments ?? [];
  return [
    coach?.title ?? "", ...(coach?.lines ?? []), replay?.title ?? "", replay?.caption ?? "", ...(page?.lines ?? []),
    ...(count?.unseen?.cards ?? []).map((card) => `[${card}]`), ...(review?.split?.rows ?? []).map((row) => row.text),
    ...moments.flatMap((moment) => [...moment.lines, ...moment.cards.map((one) => `[${one.card}]`)]),
    ...(review?.all?.rows ?? []).flatMap((row) => row.cells),
  ];
}

for (const name of golden) {
  test(`golden ${name} has every field and no other`, () =>
    assert.deepEqual(faults(parse(join(GOLDEN, name)), CARD_TABLE), []));
}

for (const name of names) {
  test(`${name} has every field and no other`, () => assert.deepEqual(faults(read(name), CARD_TABLE), []));

  test(`${name} names every card and suit it speaks of`, () => {
    const view = read(name);
    const spoken = [view.message.title, view.message.text, ...view.history.map((line) => line.title), ...tutorWords(view)]
      .flatMap(parseRich).flatMap((piece) =>
        piece.kind === "card" ? [piece.card] : piece.kind === "suit" ? [piece.suit] : []);
    const drawn = [...view.hand.map((one) => one.card), ...view.trick.cards.map((one) => one.card), view.trump.suit];
    for (const code of [...spoken, ...drawn]) assert.ok(view.names[code], code);
  });
}

test("the checker finds missing, unknown and mistyped fields", () => {
  const view = read(names[0]) as unknown as Record<string, unknown>;
  const { say: _say, ...rest } = view;
  const found = faults({ ...rest, extra: 1, event: "1" }, CARD_TABLE);
  assert.deepEqual(found.sort(), ["view.event: not a number", "view.extra: unknown", "view.say: missing"]);
});

test("every word the browser asks for is in widgets.toml", () => {
  const known = new Set([...readFileSync(WORDS, "utf8").matchAll(/^(\w+) = /gm)].map((match) => match[1]));
  const files = ["base", "card_table"].flatMap((folder) =>
    readdirSync(join(SOURCES, folder)).filter((name) => name.endsWith(".ts")).map((name) => join(SOURCES, folder, name)));
  const asked = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/word\(\s*[\w.]+, ([^;{]*?)[,)]/g)].flatMap((call) =>
      [...call[1].matchAll(/"(\w+)"/g)].map((match) => match[1])));
  for (const mark of ["pair", "hint", "answer", "tapped", "not"]) asked.push(`mark_${mark}`);
  assert.ok(asked.length > 20, String(asked.length));
  for (const key of asked) assert.ok(known.has(key), key);
});
