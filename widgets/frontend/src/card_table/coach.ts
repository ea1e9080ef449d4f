// The tutor on the table: its quiet tools by the message, and the panel in which it speaks.
import { computation } from "../base/computation";
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich, richWords } from "../base/rich";
import { word } from "../base/options";
import type { Scene } from "./scene";
import { asks, isLetter, readLinks, tutorButton } from "./tutor_button";
import type { CoachView } from "./view";

const SIGNS = { hint: "bulb", why: "help", refusal: "x", note: "note" } as const;
const TONES = { good: "ok", bad: "x", info: "", note: "" } as const;

/** The tools that can be used now. */
export function toolButtons(scene: Scene, look: string): HTMLElement[] {
  const { view, options } = scene;
  return (view.tools ?? []).map((tool) => {
    const key = tool.key && (options.keys || !isLetter(tool.key)) ? tool.key : "";
    return el("button", {
      type: "button", class: look, ...asks({ kind: tool.kind }), title: tool.note || null, "aria-keyshortcuts": key || null,
    }, el("span", {}, tool.label), key ? el("kbd", { "aria-hidden": "true" }, key) : null);
  });
}

/** In one quiet row; null when there are none, or when the deal is over: then they are actions. */
export function tools(scene: Scene): HTMLElement | null {
  if (!scene.view.tools?.length || scene.view.outcome) return null;
  return el("div", { class: "tools", role: "group", "aria-label": word(scene.options, "tools") }, ...toolButtons(scene, "btn quiet"));
}

function sign({ kind, tone }: CoachView): HTMLElement {
  return el("span", { class: `sign ${tone}` }, icon(TONES[tone] || SIGNS[kind] || "note"));
}

/** The panel. It is announced by the view's own sentence, so it is no live region. */
export function coach(scene: Scene): HTMLElement | null {
  const { view, faces, options } = scene;
  const said = view.coach;
  if (!said) return null;
  const words = (text: string) => rich(text, view.names, faces);
  const title = richWords(said.title, view.names) || word(options, "coach");
  const lines = said.lines ?? [];
  const links = readLinks(scene, said.read);
  // What is too long scrolls between head and buttons, so it must be reachable by keyboard.
  const text = el("div", { class: "text", tabindex: "0", role: "group", "aria-label": title, "data-key": "coach-text" },
    ...lines.map((line) => el("p", {}, ...words(line))),
    said.basis ? el("p", { class: "basis" }, ...words(said.basis)) : null,
    links,
    computation(said.computation, options));
  return el("section", { class: `coach ${said.tone}`, "aria-label": title },
    el("header", {}, sign(said), el("h3", {}, ...words(said.title)), said.step ? el("span", { class: "step" }, ...words(said.step)) : null),
    lines.length || said.basis || links ? text : null,
    el("div", { class: "row" }, ...(said.buttons ?? []).map((button) => tutorButton(scene, button))));
}
