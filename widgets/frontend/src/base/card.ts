// One card: a button in a hand or on a board, or a plain picture on the table.
import { attribute, el } from "./dom";
import type { Faces } from "./faces";
import { type IconName, icon } from "./icons";

export type Mark =
  | "" | "pair" | "hint" | "answer" | "tapped" | "not" | "wins" | "picked" | "wrong";

interface Look {
  classes: string;
  badge: [IconName, string] | null;
}

// Every mark has a shape besides its colour: lift, ring, hatch and a badge.
const LOOKS: Record<Mark, Look> = {
  "": { classes: "", badge: null },
  pair: { classes: "pair", badge: ["rings", "hi"] },
  hint: { classes: "hint", badge: ["bulb", "hi"] },
  answer: { classes: "up", badge: ["ok", "ok"] },
  tapped: { classes: "no tapped", badge: ["x", "x"] },
  not: { classes: "no", badge: ["lock", "no"] },
  wins: { classes: "win", badge: ["ok", "ok"] },
  picked: { classes: "up", badge: null },
  wrong: { classes: "tapped", badge: ["x", "x"] },
};

/** A card as a picture. Give a label, or it is hidden from screen readers. */
export function cardPicture(
  faces: Faces, card: string | null, label = "", mark: Mark = "",
): HTMLElement {
  const element = el("div", {
    role: label ? "img" : null,
    "aria-label": label || null,
    "aria-hidden": label ? null : "true",
  });
  paintCard(element, faces, card, mark);
  return element;
}

/** A card as a button. */
export function cardButton(
  faces: Faces, card: string | null, label: string, mark: Mark = "",
): HTMLButtonElement {
  const element = el("button", { type: "button", "aria-label": label });
  paintCard(element, faces, card, mark);
  return element;
}

/** Draw or redraw face and mark on an element; keeps the element and so its focus. */
export function paintCard(
  element: HTMLElement, faces: Faces, card: string | null, mark: Mark,
): void {
  const look = LOOKS[mark] ?? LOOKS[""];
  attribute(element, "class", `card ${look.classes}`.trim());
  const state = `${faces.deck} ${card ?? ""} ${mark}`;
  if (element.dataset.drawn === state) return;
  element.dataset.drawn = state;
  const face = el("span", { class: "face" }, faces.card(card));
  if (look.badge) face.append(el("span", { class: `bdg ${look.badge[1]}` }, icon(look.badge[0])));
  element.replaceChildren(face);
}
