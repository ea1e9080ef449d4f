// The moments of a review: what was played, what was better, what it cost, and why.
import { cardPicture } from "../base/card";
import { el } from "../base/dom";
import { rich } from "../base/rich";
import type { Scene } from "./scene";
import { readLinks, tutorButton } from "./tutor_button";
import type { MomentView } from "./view";

/** A number in the shape of its tone: good is round, bad is square, a remark is an open ring. */
function sign(moment: MomentView): HTMLElement {
  return el("span", { class: `k ${moment.tone}`, "aria-hidden": "true" }, String(moment.n));
}

function cards(scene: Scene, moment: MomentView): HTMLElement {
  const { names } = scene.view;
  const row = el("div", { class: "cmp" });
  for (const { card, label, mark } of moment.cards ?? []) {
    row.append(el("div", { class: mark ? "one better" : "one" },
      cardPicture(scene.faces, card, names[card] ?? card), el("span", {}, label)));
  }
  if (moment.value) {
    row.append(el("p", { class: `loss ${moment.tone} num` }, el("b", {}, moment.value), el("span", {}, moment.unit)));
  }
  return row;
}

function one(scene: Scene, moment: MomentView): HTMLElement {
  const words = (text: string) => rich(text, scene.view.names, scene.faces);
  const buttons = (moment.buttons ?? []).map((button) => tutorButton(scene, button));
  return el("li", { tabindex: "-1", "data-moment": String(moment.n), "data-key": `moment:${moment.n}` },
    el("div", { class: "h" }, sign(moment), el("h4", {}, ...words(moment.title), el("small", {}, ...words(moment.sub)))),
    cards(scene, moment),
    el("div", { class: "say" }, ...(moment.lines ?? []).map((line) => el("p", {}, ...words(line))),
      moment.basis ? el("p", { class: "xs muted" }, ...words(moment.basis)) : null,
      readLinks(scene, moment.read)),
    buttons.length ? el("div", { class: "row" }, ...buttons) : null);
}

/** The moments as cards in a row, stacked where there is no room; null when there are none. */
export function moments(scene: Scene): HTMLElement | null {
  const { review } = scene.view;
  if (!review?.moments?.length) return null;
  return el("section", {}, review.moments_title ? el("h3", {}, review.moments_title) : null,
    el("ol", { class: "mo" }, ...review.moments.map((moment) => one(scene, moment))));
}
