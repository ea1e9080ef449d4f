// One entry of the handbook, in place of the table's middle, so that the hand stays in sight.
import { el } from "../base/dom";
import { rich } from "../base/rich";
import type { Scene } from "./scene";
import { readLinks, tutorButton } from "./tutor_button";

export function page(scene: Scene): HTMLElement | null {
  const { view, faces } = scene;
  const entry = view.page;
  if (!entry) return null;
  const words = (text: string) => rich(text, view.names, faces);
  return el("section", { class: "page" },
    el("div", { class: "text", tabindex: "0", role: "group", "aria-label": entry.title, "data-key": "page-text" },
      el("h2", { tabindex: "-1", "data-key": "title" }, ...words(entry.title)),
      ...entry.lines.map((line) => el("p", {}, ...words(line))),
      readLinks(scene, entry.see)),
    el("footer", { class: "row" }, tutorButton(scene, { ...entry.close, main: true }),
      entry.all ? el("a", { class: "more", href: entry.all.href, "data-key": "page-all" }, entry.all.label) : null));
}
