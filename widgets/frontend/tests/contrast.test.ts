// The colours of the tokens, in light and in dark: text 4.5 : 1 on what it stands on, edges and marks
// that mean something 3 : 1. Colours written into the style sheets themselves are listed by value.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

declare const SOURCES: string;
declare const PAGE: string;

type Tokens = Record<string, string>;

function block(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  assert.ok(start >= 0, selector);
  const body = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|var\(--[\w-]+\))/g)].map((one) => [one[1], one[2]]));
}

const css = readFileSync(join(SOURCES, "base", "tokens.css"), "utf8");
const light = block(css, ".s66");
const dark = { ...light, ...block(css, '.s66[data-theme="dark"]') };
const two = block(css, '.s66[data-suits="two"]');
const themes: Record<string, Tokens> = {
  light, dark, "light, two colours": { ...light, ...two }, "dark, two colours": { ...dark, ...two },
};

function colour(tokens: Tokens, name: string): string {
  if (name.startsWith("#")) return name;
  const value = tokens[name];
  assert.ok(value, `no colour --${name}`);
  return value.startsWith("var(") ? colour(tokens, value.slice(6, -1)) : value;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const SUITS = ["s", "h", "d", "c", "ga", "gl", "gh", "gb"];
const PANELS = ["bg", "surface", "surface-2", "note-bg", "good-bg", "bad-bg"];

/** What is read, and what it may stand on. */
const TEXT: [string, string[]][] = [
  ["ink", PANELS],
  ["ink-2", ["bg", "surface", "surface-2"]],
  ["accent", ["bg", "surface", "surface-2"]],
  ["on-accent", ["accent"]],
  ["surface", ["good", "bad"]],
  ["good", ["good-bg", "bg", "surface"]],
  ["bad", ["bad-bg", "bg", "surface"]],
  ["hint", ["hint-bg", "surface"]],
  ["on-felt", ["felt", "felt-2"]],
  ["on-felt-2", ["felt", "felt-2"]],
  ["card-ink", ["card-face"]],
  ["#2b2620", ["glow"]],
  ["#15402a", ["win"]],
  ["#5e150f", ["stop"]],
  ...SUITS.map((suit): [string, string[]] => [`text-${suit}`, ["bg", "surface", "note-bg", "good-bg", "bad-bg"]]),
  ...SUITS.map((suit): [string, string[]] => [`suit-${suit}`, ["card-face"]]),
];

/** Edges of controls, and marks that carry a meaning. */
const EDGES: [string, string[]][] = [
  ["line", ["bg", "surface", "surface-2"]],
  ["focus", ["bg", "surface"]],
  ["focus-halo", ["focus"]],
  ["felt-line", ["felt"]],
  ["glow", ["felt"]],
  ["win", ["felt"]],
  ["stop", ["felt"]],
  ["hint-felt", ["felt"]],
  ["card-face", ["felt"]],
  ["good", ["surface-2", "good-bg"]],
  ["bad", ["bad-bg", "bg"]],
  ["felt-line", ["felt-2"]],
];

function tooFaint(tokens: Tokens, pairs: [string, string[]][], least: number): string[] {
  return pairs.flatMap(([one, others]) => others.flatMap((other) => {
    const found = contrast(colour(tokens, one), colour(tokens, other));
    return found < least ? [`${one} on ${other}: ${found.toFixed(2)}`] : [];
  }));
}

test("contrast is counted as WCAG counts it", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#777777", "#ffffff").toFixed(2), "4.48");
});

for (const [name, tokens] of Object.entries(themes)) {
  test(`${name}: text stands out 4.5 : 1`, () => assert.deepEqual(tooFaint(tokens, TEXT, 4.5), []));
  test(`${name}: edges and marks stand out 3 : 1`, () => assert.deepEqual(tooFaint(tokens, EDGES, 3), []));
}

test("the page around the widgets has their colours", () => {
  const page = readFileSync(PAGE, "utf8");
  const shared = { bg: "bg", surface: "surface", quiet: "surface-2", ink: "ink", "ink-2": "ink-2", line: "line",
    "line-soft": "line-soft", accent: "accent", "on-accent": "on-accent", bad: "bad", "bad-bg": "bad-bg",
    focus: "focus", halo: "focus-halo" };
  for (const [selector, tokens] of [
    [":root", light], [':root:has(#rendered_cells [data-theme="dark"])', dark],
    [':root:not(:has(#rendered_cells [data-theme="light"]))', dark],
  ] as [string, Tokens][]) {
    const found = block(page, selector);
    for (const [name, token] of Object.entries(shared)) {
      assert.equal(found[`page-${name}`], colour(tokens, token), `${selector} --page-${name}`);
    }
  }
});
