// What is said about an answer, and what can be done next: always in the same place.
import { computation } from "../base/computation";
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { word } from "../base/options";
import { rich } from "../base/rich";
import type { Scene } from "./scene";
import { type Button, isDeed } from "./view";

// A line of play trick by trick is longer than a phone is high: its end is read by who wants it.
const MOST_LINES = 5;
const MOST_SIGNS = 300;
const FIRST_LINES = 2;
const SIGNS = { good: "ok", bad: "x", note: "say" } as const;

export function feedback({ view, options, faces, editor }: Scene): HTMLElement | null {
  const said = view.feedback;
  if (!said && !view.note) return null;
  const box = el("section", { class: `fb ${view.note ? "note" : (said?.tone ?? "note")}` });
  if (view.note) {
    box.append(el("p", {}, ...rich(view.note, view.names, faces)));
    if (!said) return box;
  }
  if (!said) return box;
  box.append(el(editor ? "h4" : "h3", {}, icon(SIGNS[said.tone]),
    el("span", {}, ...rich(said.title, view.names, faces))));
  const lines = said.lines.map((line) => el("p", { class: "num" }, ...rich(line, view.names, faces)));
  const long = lines.length > MOST_LINES || (lines.length > FIRST_LINES + 1 && said.lines.join(" ").length > MOST_SIGNS);
  const shown = view.board && said.tone !== "note" && long ? FIRST_LINES : lines.length;
  box.append(...lines.slice(0, shown));
  if (shown < lines.length) {
    box.append(el("details", { class: "rest" }, el("summary", {}, word(options, "all_of_it")), ...lines.slice(shown)));
  }
  if (said.rule) box.append(el("p", { class: "rule num" }, ...rich(said.rule, view.names, faces)));
  const how = computation(said.computation, options);
  if (how) box.append(how);
  return box;
}

/** The actions at the table that are possible now; without a board they stand with the others. */
export function deeds(scene: Scene): HTMLElement | null {
  const { view, options } = scene;
  const all = view.buttons.filter(isDeed);
  if (!all.length) return null;
  return el("div", { class: "deeds", role: "group", "aria-label": word(options, "actions") }, ...all.map((one) => button(scene, one)));
}

export function buttons(scene: Scene): HTMLElement | null {
  const { view } = scene;
  const links = view.summary?.links ?? [];
  const others = view.board ? view.buttons.filter((one) => !isDeed(one)) : view.buttons;
  if (!others.length && !links.length) return null;
  const row = el("div", { class: "acts" });
  for (const link of links) {
    row.append(el("a", {
      class: link.main ? "btn main" : "btn", href: link.href, "data-spot": `link:${link.href}`,
    }, link.label));
  }
  row.append(...others.map((one) => button(scene, one)));
  return row;
}

function button({ view, faces }: Scene, one: Button): HTMLElement {
  return el("button", {
    type: "button", class: one.main ? "btn main" : "btn",
    "data-button": one.id, "data-spot": `button:${one.id}`,
  }, el("span", {}, ...rich(one.label, view.names, faces)), one.key ? el("kbd", { "aria-hidden": "true" }, one.key) : null);
}
