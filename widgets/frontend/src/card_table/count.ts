// The counting aid: what has been counted and what has not been seen. Python counts; here it is
// only drawn, as a part of the side panel or as a fold at the foot.
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich } from "../base/rich";
import type { Scene } from "./scene";
import type { CountView } from "./view";

function unseen(scene: Scene, count: CountView): HTMLElement[] {
  if (!count.unseen) return [];
  const { names } = scene.view;
  const suits = [...new Set(count.unseen.cards.map((card) => card[1]))];
  const rows = suits.map((suit) => el("li", {}, ...(count.unseen?.cards ?? [])
    .filter((card) => card[1] === suit).flatMap((card) => rich(`[${card}]`, names, scene.faces))));
  return [el("p", { class: "sub" }, count.unseen.label), el("ul", { class: "unseen" }, ...rows)];
}

function content(scene: Scene, count: CountView): HTMLElement[] {
  const words = (text: string) => rich(text, scene.view.names, scene.faces);
  const rows = count.rows.map((row) => el("div", {},
    el("dt", {}, row.label), el("dd", {}, el("b", { class: "num" }, row.value), row.note ? el("small", {}, ...words(row.note)) : null)));
  const note = count.note ? [el("p", { class: "xs muted" }, ...words(count.note))] : [];
  return [el("dl", { class: "counts" }, ...rows), ...unseen(scene, count), ...note];
}

/** For the side panel; null when the aid is off. */
export function countSection(scene: Scene): HTMLElement | null {
  const { count } = scene.view;
  return count ? el("section", { class: "count" }, el("h3", {}, count.title), ...content(scene, count)) : null;
}

/** For the foot of a table without a side panel; null when the aid is off. */
export function countFold(scene: Scene): HTMLElement | null {
  const { count } = scene.view;
  if (!count || scene.layout.kind === "wide") return null;
  const chevron = icon("up");
  chevron.classList.add("chev");
  const short = count.rows.map((row) => `${row.label} ${row.value}`).join(", ");
  const box = el("details", { class: "hist count", open: scene.folds.count },
    el("summary", { "data-key": "count" }, chevron, el("span", {}, count.title), el("span", { class: "num" }, short)),
    el("div", { class: "in" }, ...content(scene, count)));
  box.addEventListener("toggle", () => {
    scene.folds.count = box.open;
  });
  return box;
}
