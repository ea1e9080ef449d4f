// The ways to answer besides tapping one card: choices, a number, and the button that sends a set.
import { el } from "../base/dom";
import { word } from "../base/options";
import { rich, richWords } from "../base/rich";
import type { Scene } from "./scene";
import { places } from "./view";

export function answers(scene: Scene): HTMLElement | null {
  const { kind } = scene.view.input;
  if (kind === "choice") return choices(scene);
  if (kind === "number") return scene.view.input.words ? slider(scene) : number(scene);
  if (kind === "order" || kind === "tap-many") return send(scene);
  return null;
}

function choices({ view, faces, options }: Scene): HTMLElement {
  const longest = Math.max(...view.input.choices.map((one) => one.note ? 99 : one.label.length));
  // Short ones stand in two columns, the first half on the left; an odd one stands below.
  const count = view.input.choices.length;
  const two = longest > 4 && longest <= 20 && (count % 2 === 0 || count > 5);
  const group = el("div", {
    class: `choices ${longest <= 4 ? "short" : longest <= 26 ? "middle" : "long"}${two ? " brief" : ""}`,
    role: "group", "data-group": "choices", "aria-label": view.input.label || word(options, "answer"),
  });
  group.style.setProperty("--half", String(Math.floor(count / 2)));
  if (count > 3) group.classList.add("several");
  for (const one of view.input.choices) {
    group.append(el("button", {
      type: "button", class: "btn", "data-choice": one.id, "data-spot": `choice:${one.id}`,
      "aria-label": [one.label, one.note ?? ""].filter(Boolean).map((part) => richWords(part, view.names)).join(". "),
    }, el("span", {}, ...rich(one.label, view.names, faces),
      one.note ? el("small", {}, ...rich(one.note, view.names, faces)) : null)));
  }
  return group;
}

function number({ view, options, typed }: Scene): HTMLElement {
  const { label, min, max, submit } = view.input;
  const id = `s66-number-${view.event}`;
  const field = el("input", {
    id, type: "text", inputmode: "numeric", pattern: "[0-9]*", autocomplete: "off", maxlength: "6",
    class: "number num", "data-spot": "number", "aria-describedby": `${id}-range`,
  });
  field.value = typed;
  const step = (by: number, sign: string, key: string) => el("button", {
    type: "button", class: "btn step", "data-step": by, "data-spot": `step:${by}`,
    "aria-label": word(options, key),
  }, sign);
  return el("div", { class: "number-row" },
    el("label", { for: id }, label),
    el("div", { class: "number-box" },
      step(-1, "−", "less"), field, step(1, "+", "more"),
      el("button", { type: "button", class: "btn key", "data-send": "number", "data-spot": "send" }, submit)),
    el("span", { class: "vh", id: `${id}-range` }, `${min}–${max}`));
}

/** A native slider: what its place says stands below it, and is its value for a screen reader. */
function slider({ view, options, typed }: Scene): HTMLElement {
  const { label, min, max, submit } = view.input;
  const id = `s66-slider-${view.event}`;
  const field = el("input", {
    id, type: "range", min: String(min), max: String(max), step: "1", class: "slider", "data-spot": "slider",
  });
  field.value = typed || String(min);
  const said = el("p", { class: "slider-says num", "aria-hidden": "true" });
  const step = (by: number, sign: string, key: string) => el("button", {
    type: "button", class: "btn step", "data-step": by, "data-spot": `step:${by}`, "aria-label": word(options, key),
  }, sign);
  const row = el("div", { class: "number-row slider-row" },
    el("label", { for: id }, label),
    el("div", { class: "slider-box" }, step(-1, "−", "less"), field, step(1, "+", "more")),
    said,
    el("button", { type: "button", class: "btn key", "data-send": "number", "data-spot": "send" }, submit));
  saySlider(row, view.input);
  return row;
}

/** Say what the place of the slider in `row` means. */
export function saySlider(row: HTMLElement, { min, words }: Scene["view"]["input"]): void {
  const field = row.querySelector<HTMLInputElement>("input.slider");
  const text = words?.[Number(field?.value) - min] ?? "";
  field?.setAttribute("aria-valuetext", text);
  row.querySelector(".slider-says")?.replaceChildren(text);
}

function send({ view, options, picks }: Scene): HTMLElement {
  const count = places(view).filter((place) => place.tappable).length;
  return el("div", { class: "send" },
    el("span", { class: "small" }, view.input.label ? `${view.input.label}. ` : "",
      el("b", { class: "num" }, word(options, "picked", { n: String(picks.length), all: String(count) }))),
    el("button", { type: "button", class: "btn key", "data-send": "picks", "data-spot": "send" },
      view.input.submit));
}
