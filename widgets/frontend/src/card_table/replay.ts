// A replay: the table shows a moment that is not now. Its bar stands where the message stands, its
// steps where the actions stand, and a band over the table says so in words.
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich } from "../base/rich";
import { word } from "../base/options";
import type { Scene } from "./scene";
import { tutorButton } from "./tutor_button";

/** Caption and place of the moment shown; null when the table shows now. */
export function replayBar(scene: Scene): HTMLElement | null {
  const { view, faces, options } = scene;
  const { replay } = view;
  if (!replay) return null;
  return el("div", { class: "msg replay", role: "group", "aria-label": word(options, "replay") },
    el("p", {},
      el("span", { class: "head" }, el("b", {}, ...rich(replay.title, view.names, faces)), el("small", { class: "num" }, ...rich(replay.step, view.names, faces))),
      el("span", {}, ...rich(replay.caption, view.names, faces))));
}

export function replaySteps(scene: Scene): HTMLElement {
  const buttons = scene.view.replay?.buttons ?? [];
  return el("div", { class: `acts steps n${buttons.length}`, role: "group", "aria-label": word(scene.options, "replay") },
    ...buttons.map((button) => tutorButton(scene, button, "btn key")));
}

/** The band over the table: this is a replay, or practice; null in a game as usual. */
export function band(scene: Scene): HTMLElement | null {
  const { view, faces, options } = scene;
  if (view.replay) {
    return el("div", { class: "band replay" }, icon("again"), el("b", {}, word(options, "replay")),
      el("span", {}, ...rich(view.replay.open_cards, view.names, faces)));
  }
  if (!view.practice) return null;
  return el("div", { class: "band" },
    el("p", {}, el("b", {}, view.practice.title), " ", el("span", {}, view.practice.note)),
    tutorButton(scene, view.practice.button));
}
