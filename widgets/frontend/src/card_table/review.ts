// The review of a deal: takes the place of the table under the bar.
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich } from "../base/rich";
import { word } from "../base/options";
import { curveFigure } from "./curve";
import { moments } from "./moments";
import { record } from "./record";
import type { Scene } from "./scene";
import { tutorButton, whyButton } from "./tutor_button";
import type { CurveView, DecisionsView, SplitView } from "./view";

const MOST = 1180; // widest the page becomes

/** Room for the curve: the page less its edges and those of the panel. */
export function curveWidth(width: number, narrow: boolean): number {
  return Math.max(220, Math.min(width, MOST) - (narrow ? 2 * 12 + 2 * 12 : 2 * 24 + 2 * 24) - 4);
}

function curvePanel(scene: Scene, curve: CurveView): HTMLElement {
  const { width, kind } = scene.layout;
  return el("section", { class: "panel" }, el("h3", {}, curve.title),
    curveFigure(scene, curve, curveWidth(width, kind === "narrow")),
    curve.note ? el("p", { class: "xs muted" }, ...rich(curve.note, scene.view.names, scene.faces)) : null);
}

function splitPart(scene: Scene, split: SplitView): HTMLElement {
  const words = (text: string) => rich(text, scene.view.names, scene.faces);
  return el("section", {}, el("h3", {}, split.title),
    el("dl", { class: "sum" }, ...split.rows.map((row) => el("div", {}, el("dt", {}, row.label),
      el("dd", {}, el("b", { class: "num" }, row.value), row.text ? el("span", {}, ...words(row.text)) : null)))),
    split.how ? el("p", { class: "small muted" }, ...words(split.how)) : null);
}

/** Roles are given, since on a phone the rows are laid out as blocks. */
function decisions(scene: Scene, all: DecisionsView): HTMLElement {
  const { view, faces, options } = scene;
  const chevron = icon("up");
  chevron.classList.add("chev");
  const why = all.rows.some((row) => row.why);
  const rows = all.rows.map((row) => {
    const name = word(options, "why_trick", { label: row.why?.label ?? "", n: row.cells[0] ?? "" });
    return el("tr", { role: "row" }, ...row.cells.map((cell) => el("td", { role: "cell" }, ...rich(cell, view.names, faces))),
      why ? el("td", { role: "cell" }, whyButton(scene, row.why, name)) : null);
  });
  const head = el("tr", { role: "row" }, ...all.head.map((name) => el("th", { role: "columnheader", scope: "col" }, name)),
    why ? el("td", { role: "cell" }) : null);
  const box = el("details", { class: "panel all", open: scene.folds.all },
    el("summary", { "data-key": "all" }, chevron, el("span", {}, all.title)),
    el("table", { role: "table", "aria-label": all.title },
      el("thead", { role: "rowgroup" }, head), el("tbody", { role: "rowgroup" }, ...rows)));
  box.addEventListener("toggle", () => {
    scene.folds.all = box.open;
  });
  return box;
}

/** While it is being worked out only the title stands there, and a line that does not move. */
export function review(scene: Scene): HTMLElement | null {
  const { view, faces } = scene;
  const seen = view.review;
  if (!seen) return null;
  const words = (text: string) => rich(text, view.names, faces);
  const buttons = (seen.buttons ?? []).map((button) => tutorButton(scene, button));
  const parts = seen.busy ? [el("div", { class: "calm" })] : [
    seen.curve ? curvePanel(scene, seen.curve) : null,
    moments(scene),
    seen.split ? splitPart(scene, seen.split) : null,
    seen.all?.rows.length ? decisions(scene, seen.all) : null,
    seen.record ? record(seen.record) : null,
  ];
  return el("section", { class: "review", "aria-busy": seen.busy ? "true" : null },
    el("div", { class: "rv" },
      el("header", {}, el("h2", { tabindex: "-1", "data-key": "title" }, ...words(seen.title)),
        seen.sub ? el("p", { class: "muted" }, ...words(seen.sub)) : null),
      ...parts),
    buttons.length ? el("footer", {}, el("div", { class: "row" }, ...buttons)) : null);
}
