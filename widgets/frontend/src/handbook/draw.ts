// Draws the handbook: a box to find words, the parts with their groups, and every entry.
import { el } from "../base/dom";
import type { Faces } from "../base/faces";
import { icon } from "../base/icons";
import { type Options, dropHiddenHeading, word } from "../base/options";
import { rich } from "../base/rich";
import type { Entry, Group, HandbookView, Part } from "./view";

export interface Scene {
  view: HandbookView;
  options: Options;
  faces: Faces;
  editor: boolean;
  open: ReadonlySet<string>;
  asked: string;
}

type Heading = "h1" | "h2" | "h3" | "h4" | "h5";

/** In an editor the page is one thing among others, so its headings begin one step lower. */
const level = (scene: Scene, step: number) => `h${step + (scene.editor ? 1 : 0)}` as Heading;

/** Ids of their own: "hand" or "close" may be somebody else's on the page. */
export const spotOf = (id: string) => `s66-book-${id}`;

export function page(scene: Scene): HTMLElement[] {
  const { view } = scene;
  return [
    bar(scene),
    find(scene),
    el("div", { class: "page" },
      contents(view),
      el("div", { class: "parts" }, ...view.parts.map((one) => part(scene, one)),
        el("p", { class: "none", hidden: true }))),
  ];
}

function bar(scene: Scene): HTMLElement {
  const { view, options, editor } = scene;
  if (!editor) dropHiddenHeading();
  return el("header", { class: "bar" },
    el("a", { class: "ib", href: view.heading.home, "aria-label": word(options, "home") },
      el("span", { class: "brand", "aria-hidden": "true" }, "66")),
    el("div", { class: "names" },
      el(level(scene, 1), { class: "ttl" }, view.heading.title),
      el("p", { class: "sub" }, view.heading.sub)));
}

function find({ view, asked }: Scene): HTMLElement {
  const id = spotOf("find-field");
  const field = el("input", {
    id, type: "search", placeholder: view.find.hint, autocomplete: "off", spellcheck: "false", "data-spot": "find",
  });
  field.value = asked;
  return el("search", { class: "find" },
    el("label", { for: id }, view.find.label),
    el("div", { class: "box" }, field,
      el("button", { type: "button", class: "btn", "data-do": "clear", "data-spot": "clear" }, view.find.clear)),
    el("p", { class: "small muted found" }));
}

function contents(view: HandbookView): HTMLElement {
  const list = el("ul", {});
  for (const one of view.parts) {
    const groups = el("ul", {});
    for (const group of one.groups) {
      groups.append(el("li", {}, el("a", { href: `#${one.id}-${group.id}`, "data-go": `${one.id}-${group.id}` }, group.title)));
    }
    list.append(el("li", {}, el("a", { class: "top", href: `#${one.id}`, "data-go": one.id }, one.title), groups));
  }
  return el("nav", { class: "contents", "aria-label": view.parts_label }, list);
}

function part(scene: Scene, one: Part): HTMLElement {
  const id = spotOf(one.id);
  return el("section", { class: `part ${one.id}`, "aria-labelledby": id },
    el(level(scene, 2), { id, tabindex: -1 }, one.title, " ", el("small", {}, one.sub)),
    ...one.groups.map((group) => section(scene, one, group)));
}

function section(scene: Scene, one: Part, group: Group): HTMLElement {
  const id = spotOf(`${one.id}-${group.id}`);
  const words = one.id === "glossary";
  return el("div", { class: "group" },
    el(level(scene, 3), { id, tabindex: -1 }, group.title),
    el("div", { class: words ? "words" : "rows" },
      ...group.entries.map((entry) => (words ? wordEntry(scene, entry) : foldEntry(scene, entry)))));
}

/** What is closed can still be found with the browser's own search, where that search can open it. */
const closed = () => ("onbeforematch" in document ? "until-found" : "");

/** A title that opens what it says. */
function foldEntry(scene: Scene, entry: Entry): HTMLElement {
  const open = scene.open.has(entry.id);
  const text = el("div", { class: "text", id: spotOf(`${entry.id}-text`) }, ...inside(scene, entry));
  if (!open) text.setAttribute("hidden", closed());
  const button = el("button", {
    type: "button", "aria-expanded": String(open), "aria-controls": text.id, "data-fold": entry.id,
    "data-spot": `fold:${entry.id}`, id: spotOf(entry.id),
  }, el("span", {}, entry.title), icon("up"));
  return el("article", { class: "entry", "data-entry": entry.id }, el(level(scene, 4), {}, button), text);
}

function wordEntry(scene: Scene, entry: Entry): HTMLElement {
  return el("article", { class: "entry", "data-entry": entry.id },
    el(level(scene, 4), { id: spotOf(entry.id), tabindex: -1, "data-spot": `word:${entry.id}` }, entry.title),
    el("div", { class: "text" }, ...inside(scene, entry)));
}

function inside({ view, faces }: Scene, entry: Entry): HTMLElement[] {
  const line = (text: string, name = "") => el("p", { class: name || null }, ...rich(text, view.names, faces));
  const parts: HTMLElement[] = entry.lines.map((text) => line(text));
  if (entry.note) parts.push(line(entry.note, "note"));
  if (entry.names.length) {
    const table = el("dl", { class: "tongues", "aria-label": view.names_label });
    for (const one of entry.names) {
      table.append(el("div", {}, el("dt", {}, one.label), el("dd", { lang: one.lang }, one.foreign)));
    }
    parts.push(table);
  }
  if (entry.see.length) {
    const links = entry.see.map((one) =>
      el("a", { href: `#${one.id}`, "data-go": one.id, "data-spot": `see:${entry.id}:${one.id}` }, one.label));
    parts.push(el("p", { class: "see small" }, el("span", { class: "muted" }, view.see_label), ...links));
  }
  return parts;
}

/** Open or close an entry in place, so that the focus stays where it is. */
export function fold(body: HTMLElement, id: string, open: boolean): void {
  const button = body.querySelector(`[data-fold="${CSS.escape(id)}"]`);
  if (!button) return;
  button.setAttribute("aria-expanded", String(open));
  const text = button.closest("article")?.querySelector(".text");
  if (open) text?.removeAttribute("hidden");
  else text?.setAttribute("hidden", closed());
}

/** Show only the entries in `shown`, and the groups and parts that have some left. */
export function sift(body: HTMLElement, shown: ReadonlySet<string> | null): void {
  for (const one of body.querySelectorAll<HTMLElement>("article")) {
    one.hidden = shown !== null && !shown.has(one.dataset.entry ?? "");
  }
  for (const kind of [".group", ".part"]) {
    for (const box of body.querySelectorAll<HTMLElement>(kind)) {
      box.hidden = box.querySelector("article:not([hidden])") === null;
    }
  }
  for (const link of body.querySelectorAll<HTMLElement>(".contents [data-go]")) {
    const target = body.querySelector(`#${CSS.escape(spotOf(link.dataset.go ?? ""))}`);
    (link.parentElement as HTMLElement).hidden = target?.closest<HTMLElement>(".group, .part")?.hidden ?? false;
  }
}
