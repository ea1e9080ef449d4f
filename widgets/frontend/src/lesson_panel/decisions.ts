// Decisions of a deal, one tile each: the trick as drawn cards, points and stock in one line, the hand
// as small cards. While they may be tapped they form one group with one tab stop.
import { cardPicture } from "../base/card";
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { word } from "../base/options";
import { rich, richWords } from "../base/rich";
import { rowLabel } from "./plain_rows";
import type { Scene } from "./scene";
import { SIGNS } from "./tiles";
import type { Decision, DecisionRow } from "./view";

export function decisionRow(scene: Scene, row: DecisionRow): HTMLElement {
  const tap = row.tiles.some((tile) => tile.tappable);
  const list = el("div", {
    class: "decisions", role: tap ? "group" : "list", "data-group": tap ? "tiles" : null,
    "aria-label": richWords(row.label || scene.view.board?.title || word(scene.options, "answer"), scene.view.names),
  });
  for (const tile of row.tiles) list.append(decision(scene, tile));
  return el("div", { class: "row decisions-row" }, rowLabel(scene, row.label), list);
}

/** A button while it may be tapped; else a picture with the same words behind it. */
function decision(scene: Scene, tile: Decision): HTMLElement {
  const words = spoken(scene, tile);
  const drawn = el("span", { class: "drawn", "aria-hidden": "true" }, ...parts(scene, tile));
  const classes = `tile ${tile.title ? "" : "sentence"} ${tile.mark}`.replace(/ +/g, " ").trim();
  if (!tile.tappable) return el("div", { class: classes, role: "listitem" }, el("span", { class: "vh" }, words), drawn);
  return el("button", {
    type: "button", class: classes, "aria-label": words, "data-pick": tile.id, "data-spot": `tile:${tile.id}`,
  }, drawn);
}

function parts({ view, faces, options }: Scene, tile: Decision): HTMLElement[] {
  const text = (line: string) => rich(line, view.names, faces);
  const sign = SIGNS[tile.mark];
  const said = sign || tile.tag ? el("span", { class: "say" }, sign ? el("span", { class: "sign" }, icon(sign)) : null,
    el("span", {}, ...text(tile.tag || word(options, `mark_${tile.mark}`)))) : null;
  const notes = el("span", { class: "notes num" }, ...tile.notes.map((note) => el("span", {}, ...text(note))));
  const head = el("span", { class: "head num" }, el("b", {}, ...text(tile.title || tile.text)), said ?? notes);
  if (!tile.title) return [head];
  const trick = el("span", { class: "played" }, ...tile.trick.map(({ card, who }) =>
    el("span", { class: "by" }, cardPicture(faces, card), el("small", {}, who))));
  if (tile.do) trick.append(el("span", { class: "did" }, ...text(tile.do)));
  const hand = el("span", { class: "minis" }, ...tile.cards.map((card) =>
    el("span", { class: card === tile.played ? "mini out" : "mini" }, ...text(`[${card}]`))));
  return [head, ...(said ? [notes] : []), trick, hand];
}

function spoken({ view, options }: Scene, tile: Decision): string {
  const mark = tile.mark ? word(options, `mark_${tile.mark}`) : "";
  return [mark, tile.tag, tile.text].filter(Boolean).map((part) => richWords(part, view.names)).join(". ");
}
