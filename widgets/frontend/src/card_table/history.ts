// History of the deal: folded at the foot, or a side panel where the widget is wide.
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich } from "../base/rich";
import { word } from "../base/options";
import { countSection } from "./count";
import type { Scene } from "./scene";
import { whyButton } from "./tutor_button";

function list(scene: Scene): HTMLElement {
  const { view, faces, options } = scene;
  const log = el("ol", { class: "log" });
  for (const line of view.history) {
    const name = word(options, "why_trick", { label: line.why?.label ?? "", n: String(line.n) });
    log.append(el("li", {}, el("span", { class: "num" }, String(line.n)),
      el("span", {}, ...rich(line.title, view.names, faces),
        line.note ? el("small", {}, ...rich(line.note, view.names, faces)) : null),
      whyButton(scene, line.why, name)));
  }
  return log;
}

export function history(scene: Scene): HTMLElement {
  return scene.layout.kind === "wide" ? sidePanel(scene) : folded(scene);
}

function sidePanel(scene: Scene): HTMLElement {
  const { view, options } = scene;
  // The panel scrolls when the deal is long, so it must be reachable by keyboard.
  const side = el("aside", { class: "side", "aria-label": word(options, "history"), tabindex: "0", "data-key": "side" });
  if (view.match) {
    side.append(el("section", {}, el("h3", {}, view.match.label), el("p", { class: "small" }, view.match.line)));
  }
  const counted = countSection(scene);
  if (counted) side.append(counted);
  const note = view.history.length ? null : el("p", { class: "small muted" }, view.history_line.note);
  side.append(el("section", {}, el("h3", {}, word(options, "this_deal")), list(scene), note));
  return side;
}

function folded(scene: Scene): HTMLElement {
  const { view, faces } = scene;
  const box = el("details", { class: "hist", open: scene.folds.history });
  const chevron = icon("up");
  chevron.classList.add("chev");
  box.append(el("summary", { "data-key": "history" }, chevron,
    el("span", {}, ...rich(view.history_line.title, view.names, faces)),
    el("span", {}, ...rich(view.history_line.note, view.names, faces))));
  box.append(list(scene));
  box.addEventListener("toggle", () => {
    scene.folds.history = box.open;
  });
  return box;
}
