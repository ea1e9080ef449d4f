// What is said about an answer, and what can be done next: always in the same place.
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich } from "../base/rich";
import type { Scene } from "./scene";

const SIGNS = { good: "ok", bad: "x", note: "say" } as const;

export function feedback({ view, faces, editor }: Scene): HTMLElement | null {
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
  for (const line of said.lines) box.append(el("p", { class: "num" }, ...rich(line, view.names, faces)));
  if (said.rule) box.append(el("p", { class: "rule num" }, ...rich(said.rule, view.names, faces)));
  return box;
}

export function buttons({ view }: Scene): HTMLElement | null {
  const links = view.summary?.links ?? [];
  if (!view.buttons.length && !links.length) return null;
  const row = el("div", { class: "acts" });
  for (const link of links) {
    row.append(el("a", {
      class: link.main ? "btn main" : "btn", href: link.href, "data-spot": `link:${link.href}`,
    }, link.label));
  }
  for (const one of view.buttons) {
    row.append(el("button", {
      type: "button", class: one.main ? "btn main" : "btn",
      "data-button": one.id, "data-spot": `button:${one.id}`,
    }, one.label, one.key ? el("kbd", { "aria-hidden": "true" }, one.key) : null));
  }
  return row;
}
