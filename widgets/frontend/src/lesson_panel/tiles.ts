// Rows of tiles: possible hands side by side, and the moments of a deal along a line. Tiles that
// may be tapped form one group with one tab stop, like cards.
import { el } from "../base/dom";
import { type IconName, icon } from "../base/icons";
import { word } from "../base/options";
import { rich, richWords } from "../base/rich";
import { rowLabel } from "./plain_rows";
import type { Scene } from "./scene";
import type { Tile, TileMark, TileRow } from "./view";

// Every mark has a sign and a border of its own besides its colour.
export const SIGNS: Record<TileMark, IconName | null> = { "": null, good: "ok", bad: "x", wrong: "x", answer: "ok" };

export function tileRow(scene: Scene, row: TileRow): HTMLElement {
  const tap = row.tiles.some((tile) => tile.tappable);
  const place = row.kind === "worlds" ? world : moment;
  const list = el("div", {
    class: `tile-row ${row.kind} n-${Math.min(row.tiles.length, 9)} ${lookOf(row)}`.trim(), role: tap ? "group" : "list",
    "aria-label": richWords(row.label || scene.view.board?.title || word(scene.options, "answer"), scene.view.names),
    "data-group": tap ? "tiles" : null,
  });
  for (const tile of row.tiles) list.append(place(scene, tile, tap));
  return el("div", { class: `row ${row.kind}` },
    rowLabel(scene, row.label), list);
}

/** Tiles without cards are sentences; cards about which nothing is said need no frame each. */
function lookOf(row: TileRow): string {
  if (row.kind !== "worlds") return "";
  if (!row.tiles.some((tile) => tile.cards?.length)) return "sentences";
  const plain = row.tiles.every((tile) => !tile.tappable && !tile.text && !tile.tag && !tile.mark);
  return plain ? "heap" : "";
}

/** The tile itself: a button while it may be tapped, else a picture with the same words. */
function box(scene: Scene, tile: Tile, tap: boolean): HTMLElement {
  const at = scene.picks.indexOf(tile.id);
  const classes = `tile ${tile.mark} ${at >= 0 ? "picked" : ""}`.replace(/ +/g, " ").trim();
  if (!tile.tappable) return el("div", { class: classes, role: tap ? null : "listitem" });
  const several = scene.view.input.kind === "order" || scene.view.input.kind === "tap-many";
  return el("button", {
    type: "button", class: classes, "aria-label": spoken(scene, tile), "data-pick": tile.id,
    "data-spot": `tile:${tile.id}`, "aria-pressed": several ? String(at >= 0) : null,
  });
}

function world(scene: Scene, tile: Tile, tap: boolean): HTMLElement {
  const { view, faces } = scene;
  const one = box(scene, tile, tap);
  const cards = el("span", { class: "minis" });
  for (const card of tile.cards ?? []) cards.append(el("span", { class: "mini" }, ...rich(`[${card}]`, view.names, faces)));
  one.append(...head(scene, tile), cards);
  if (tile.text) one.append(el("span", { class: "about" }, ...rich(tile.text, view.names, faces)));
  return one;
}

function moment(scene: Scene, tile: Tile, tap: boolean): HTMLElement {
  const { view, faces } = scene;
  const one = box(scene, tile, tap);
  one.append(el("b", { class: "about" }, ...rich(tile.text, view.names, faces)));
  if (tile.note) one.append(el("span", { class: "quiet" }, ...rich(tile.note, view.names, faces)));
  one.append(...head(scene, tile));
  const stop = el("div", { class: "stop", role: tap ? null : "presentation" }, el("i", { class: "knot", "aria-hidden": "true" }), one);
  return stop;
}

/** Sign and tag of a mark, the place in an order, and the tick of a pick. */
function head(scene: Scene, tile: Tile): HTMLElement[] {
  const { view, options, faces, picks } = scene;
  const made: HTMLElement[] = [];
  const sign = SIGNS[tile.mark];
  if (sign || tile.tag) {
    made.push(el("span", { class: "say" }, sign ? el("span", { class: "sign" }, icon(sign)) : null,
      tile.tag ? el("span", {}, ...rich(tile.tag, view.names, faces))
        : el("span", { class: tile.mark === "wrong" ? "" : "vh" }, word(options, `mark_${tile.mark}`))));
  }
  const at = picks.indexOf(tile.id);
  if (at >= 0) {
    const order = view.input.kind === "order";
    made.push(el("span", { class: "pos num", "aria-hidden": "true" }, order ? String(at + 1) : icon("ok")));
  }
  return made;
}

function spoken({ view, options, picks }: Scene, tile: Tile): string {
  const at = picks.indexOf(tile.id);
  const cards = (tile.cards ?? []).map((card) => view.names[card] ?? card).join(", ");
  const parts = [
    view.input.kind === "order" && at >= 0 ? word(options, "place", { n: String(at + 1) }) : "",
    tile.tag || (tile.mark ? word(options, `mark_${tile.mark}`) : ""),
    cards, tile.text, tile.note ?? "",
  ];
  return parts.filter(Boolean).map((part) => richWords(part, view.names)).join(". ");
}
