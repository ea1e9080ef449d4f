// Rows that only tell: statements, a bar of counts, a table. They stand on paper, so that the signs
// of the suits keep their contrast.
import { el } from "../base/dom";
import { rich, richWords } from "../base/rich";
import type { Scene } from "./scene";
import { type SplitRow, type TableRow, type TextRow, type WorkingRow, splitWords } from "./view";

/** How full a part of a bar is drawn: by the game points in its words, so that 2 is not 1 in any bar. */
function fullness(text: string): string {
  const points = Number(/\d+/.exec(text)?.[0] ?? 2);
  return `full-${Math.min(3, Math.max(1, points))}`;
}

export function textRow(scene: Scene, row: TextRow): HTMLElement {
  const { view, faces } = scene;
  return el("div", { class: "row text" }, rowLabel(scene, row.label, false),
    el("div", { class: "paper num" }, ...row.lines.map((line) => el("p", {}, ...rich(line, view.names, faces)))));
}

export function splitRow({ view, faces }: Scene, row: SplitRow): HTMLElement {
  const parts = row.parts.filter((part) => part.count > 0);
  const bar = el("div", { class: "split-bar", role: "img", "aria-label": splitWords(row) });
  const key = el("ul", { class: "split-key", "aria-hidden": "true" });
  for (const part of parts) {
    const sheet = () => el("i", { class: `${part.tone} ${fullness(part.text)}` }, el("b", { class: "num" }, String(part.count)));
    const piece = sheet();
    piece.style.flexGrow = String(part.count);
    bar.append(piece);
    // The key repeats the piece with its number: which is which is seen without colours.
    key.append(el("li", { class: part.tone }, sheet(), el("span", {}, ...rich(part.text, view.names, faces))));
  }
  return el("div", { class: "row split" },
    el("div", { class: "paper" },
      row.label ? el("p", { class: "of" }, ...rich(row.label, view.names, faces)) : null,
      row.value ? el("p", { class: "value num" }, row.value) : null,
      row.text ? el("p", { class: "total num" }, ...rich(row.text, view.names, faces)) : null, bar, key));
}

export function tableRow(scene: Scene, row: TableRow): HTMLElement {
  const { view, faces } = scene;
  const head = el("tr", {}, ...row.head.map((cell) => el("th", { scope: "col" }, ...rich(cell, view.names, faces))));
  const lines = row.rows.map((line) => el("tr", {}, ...line.map((cell) => el("td", {}, ...rich(cell, view.names, faces)))));
  const table = el("table", { class: "num" }, row.label ? el("caption", { class: "vh" }, richWords(row.label, view.names)) : null,
    row.head.length ? el("thead", {}, head) : null, el("tbody", {}, ...lines));
  // A table wider than the phone is scrolled in its own frame, by keys too.
  const paper = el("div", { class: "paper wide", tabindex: "0", role: "region", "aria-label": richWords(row.label || row.head.join(", "), view.names) }, table,
    row.note ? el("p", { class: "quiet" }, ...rich(row.note, view.names, faces)) : null);
  if (row.fold) return el("details", { class: "row table fold" }, el("summary", { "data-spot": "fold" }, ...rich(row.label, view.names, faces)), paper);
  return el("div", { class: "row table" }, rowLabel(scene, row.label), paper);
}

/** How far something is. What it says changes in place: see `sayWorking`. */
export function workingRow(row: WorkingRow): HTMLElement {
  const text = el("p", { class: "num" });
  const made = el("div", { class: "row working" },
    el("div", { class: "paper" }, text, el("progress", { "aria-label": row.text.replace(/:.*/, "") })));
  sayWorking(made, row);
  return made;
}

/** Say in `made`, a row that is drawn already, how far it is by now. */
export function sayWorking(made: HTMLElement, { text, done, all }: WorkingRow): void {
  made.querySelector("p")?.replaceChildren(text);
  const bar = made.querySelector("progress");
  if (!bar || !all) return; // without a value it only shows that something goes on
  bar.max = all;
  bar.value = done;
}

/** What a row is, above it. Where the row is a group this is its name, and not heard a second time. */
export function rowLabel({ view, faces }: Scene, text: string, named = true): HTMLElement | null {
  if (!text) return null;
  return el("p", { class: "row-label", "aria-hidden": named ? "true" : null }, ...rich(text, view.names, faces));
}
