// The bar with home and title, the line with step, dots and progress, and the prompt.
import { cardPicture } from "../base/card";
import { el } from "../base/dom";
import { dropHiddenHeading, word } from "../base/options";
import { rich } from "../base/rich";
import type { Scene } from "./scene";

export function bar({ view, options, editor }: Scene): HTMLElement {
  const home = el("a", { class: "ib", href: view.heading.home, "aria-label": word(options, "home") },
    el("span", { class: "brand", "aria-hidden": "true" }, "66"));
  const title = el(editor ? "h2" : "h1", { class: "ttl" }, view.heading.title);
  if (!editor) dropHiddenHeading();
  return el("header", { class: "bar" }, home,
    el("div", { class: "names" }, title, el("p", { class: "sub" }, view.heading.sub)));
}

export function progress({ view, options }: Scene): HTMLElement {
  const line = el("div", { class: "steps" }, el("span", { class: "small muted" }, view.step.label));
  if (view.dots.length) {
    const dots = el("span", { class: view.dots.length > 12 ? "dots many" : "dots", role: "img", "aria-label": view.dots_text });
    for (const dot of view.dots) dots.append(el("i", { class: dot }));
    line.append(dots);
  }
  const done = Math.round((100 * (view.step.index - 1)) / Math.max(1, view.step.count));
  const fill = el("i", {});
  fill.style.width = `${done}%`;
  const meter = el("div", {
    class: "prog", role: "progressbar", "aria-label": word(options, "lesson"),
    "aria-valuenow": done, "aria-valuemin": 0, "aria-valuemax": 100,
  }, fill);
  return el("div", { class: "way" }, line, meter);
}

export function prompt({ view, faces, editor }: Scene): HTMLElement {
  const box = el("section", { class: "prompt" });
  const title = el(editor ? "h3" : "h2", { class: "ask", tabindex: "-1", "data-spot": "ask" },
    ...rich(view.prompt.title, view.names, faces));
  box.append(title);
  for (const line of view.prompt.lines) box.append(el("p", {}, ...rich(line, view.names, faces)));
  if (view.prompt.list.length) {
    const list = el("ul", {});
    for (const line of view.prompt.list) list.append(el("li", {}, ...rich(line, view.names, faces)));
    box.append(list);
  }
  if (view.prompt.ranks.length) {
    const strip = el("div", { class: "ranks", "aria-hidden": "true" });
    for (const { card, value } of view.prompt.ranks) {
      strip.append(el("span", {}, cardPicture(faces, card), el("b", { class: "num" }, value)));
    }
    box.append(strip);
  }
  return box;
}
