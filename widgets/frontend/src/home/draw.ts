// Draws the home page: where to go on, the way to the table, the lessons, progress file, settings.
import { el, svg } from "../base/dom";
import type { Faces } from "../base/faces";
import { icon } from "../base/icons";
import { type Options, dropHiddenHeading, word } from "../base/options";
import { rich } from "../base/rich";
import type { Entry, Group, HomeView } from "./view";

export interface Scene { view: HomeView; options: Options; faces: Faces; editor: boolean; open: boolean }

const SIGNS: Record<string, string> = {
  cards: "M4 8 13 5 17 18 8 21ZM14 5.500 20 7 17.500 16.500",
  again: "M5 12A7 7 0 1 0 7.500 6.700M7 3V7.500H11.500",
  memory: "M4 6H11V18H4ZM13 6H20V18H13ZM15.500 10.500A1.500 1.500 0 1 1 16.500 12.500V13.500",
  book: "M12 6.500C10 5 7 4.500 4 5V18C7 17.500 10 18 12 19.500C14 18 17 17.500 20 18V5C17 4.500 14 5 12 6.500ZM12 6.500V19.500",
};

export function page(scene: Scene): HTMLElement[] {
  const { view, editor } = scene;
  return [
    bar(scene),
    el("div", { class: "page" },
      view.note ? el("p", { class: "remark" }, ...rich(view.note, view.names, scene.faces)) : null,
      el("section", { class: "hero", "aria-label": view.continue.title }, cont(scene), ways(scene)),
      badge(scene), placement(scene),
      el("div", { class: "cols" }, ...view.parts.map((part, number) => column(scene, part, number))),
      el("p", { class: "small muted" }, view.foot),
      el("div", { class: "extras" }, file(scene, editor ? "h3" : "h2"), settings(scene))),
  ];
}

function bar({ view, options, editor }: Scene): HTMLElement {
  if (!editor) dropHiddenHeading();
  return el("header", { class: "bar" },
    el("a", { class: "ib", href: view.heading.home, "aria-label": word(options, "home") },
      el("span", { class: "brand", "aria-hidden": "true" }, "66")),
    el("div", { class: "names" },
      el(editor ? "h2" : "h1", { class: "ttl" }, view.heading.title),
      el("p", { class: "sub" }, view.heading.sub)));
}

function cont({ view, faces, editor }: Scene): HTMLElement {
  const fan = el("div", { class: "fan", "aria-hidden": "true" });
  for (const card of view.continue.cards) fan.append(faces.card(card));
  return el("div", { class: "cont" },
    el("div", { class: "txt" },
      el(editor ? "h3" : "h2", {}, view.continue.title),
      el("p", { class: "small" }, view.continue.sub),
      el("a", { class: "btn", href: view.continue.href, "data-spot": "continue" }, view.continue.label)),
    fan);
}

function ways({ view }: Scene): HTMLElement {
  const box = el("div", { class: "ways" });
  for (const way of view.ways) {
    const sign = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "ic" });
    sign.append(svg("path", { d: SIGNS[way.icon] ?? SIGNS.cards }));
    box.append(el("a", { class: "way", href: way.href, "data-spot": `way:${way.href}` },
      el("b", {}, sign, way.title), el("span", { class: "small muted" }, way.text)));
  }
  return box;
}

function badge({ view }: Scene): HTMLElement | null {
  if (!view.badge) return null;
  const sign = el("span", { class: "seal", "aria-hidden": "true" }, icon("ok"));
  return el("p", { class: "badge" }, sign, el("b", {}, view.badge.title), el("span", {}, view.badge.text));
}

function placement({ view }: Scene): HTMLElement | null {
  if (!view.placement) return null;
  const { text, label, href } = view.placement;
  return el("div", { class: "band" }, el("p", {}, text),
    el("a", { class: "btn", href, "data-spot": "placement" }, label));
}

function column({ view, editor }: Scene, part: HomeView["parts"][number], number: number): HTMLElement {
  const before = view.parts.slice(0, number).reduce((sum, one) => sum + one.lessons.length, 0);
  const list = el("ol", { class: "path", start: before + 1 });
  for (const entry of part.lessons) list.append(lesson(entry));
  return el("section", {},
    el(editor ? "h3" : "h2", {}, part.title, " ", el("small", {}, part.sub)), list);
}

function lesson(entry: Entry): HTMLElement {
  const diamonds = el("span", { class: "pips", role: "img", "aria-label": entry.diamonds_text });
  for (let at = 0; at < 3; at += 1) diamonds.append(el("i", { class: at < entry.diamonds ? "f" : null }));
  const inside = [
    el("span", { class: "no" }, entry.state === "done" ? icon("ok") : String(entry.number)),
    el("span", { class: "what" }, entry.title, el("small", {}, entry.line), skills(entry)),
    entry.href === null ? null : diamonds,
  ];
  const row = entry.href === null
    ? el("div", { class: "entry" }, ...inside)
    : el("a", { class: "entry", href: entry.href, "data-spot": `lesson:${entry.number}` }, ...inside);
  if (entry.state === "now") row.setAttribute("aria-current", "step");
  return el("li", { class: entry.state }, row);
}

/** The skills of a lesson with a sign for how far each is: a ring, half a disc, a disc with a tick. */
function skills(entry: Entry): HTMLElement | null {
  if (!entry.skills.length) return null;
  return el("small", { class: "skills" }, ...entry.skills.map((skill) => el("span", { class: skill.state },
    el("i", { "aria-hidden": "true" }, skill.state === "mastered" ? icon("ok") : null),
    skill.name, el("span", { class: "vh" }, `: ${skill.text}`))));
}

function file({ view }: Scene, heading: "h2" | "h3"): HTMLElement {
  const id = "s66-file";
  return el("section", { class: "panel" },
    el(heading, {}, view.file.title),
    el("p", { class: "small muted" }, view.file.text),
    el("div", { class: "acts" },
      el("button", { type: "button", class: "btn", "data-do": "save", "data-spot": "save" }, view.file.save),
      el("label", { class: "btn file", for: id }, view.file.read),
      el("input", { id, class: "vh", type: "file", accept: ".json,application/json", "data-spot": "read" })));
}

function settings({ view, open }: Scene): HTMLElement {
  const box = el("details", { class: "panel prefs", open },
    el("summary", { "data-spot": "settings" }, icon("up"), view.settings.title));
  for (const group of view.settings.groups) box.append(choices(group));
  return box;
}

const FEW = 4; // more choices stand in a list that drops

function select(group: Group, id: string): HTMLElement {
  const list = el("select", { id, "data-group": group.id, "data-spot": group.id });
  group.choices.forEach((one, at) => list.append(el("option", { value: at, selected: one.id === group.value }, one.label)));
  return el("div", { class: "pick" }, el("label", { for: id }, group.label), list);
}

function choices(group: Group): HTMLElement {
  const name = `s66-${group.id}`;
  if (group.choices.length > FEW) return select(group, name);
  const box = el("fieldset", {}, el("legend", {}, group.label));
  group.choices.forEach((one, at) => {
    const field = el("input", {
      type: "radio", name, value: String(at), checked: one.id === group.value,
      "data-group": group.id, "data-spot": `${group.id}:${at}`,
    });
    box.append(el("label", { class: "radio" }, field, el("span", {}, one.label)));
  });
  return box;
}
