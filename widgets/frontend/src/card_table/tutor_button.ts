// Buttons of the tutor: how they look, what they send, and which keys are theirs now.
import { el } from "../base/dom";
import { rich, richWords } from "../base/rich";
import type { Scene } from "./scene";
import type { CardTableView, ReadLink, TutorButton, Value, WhyView } from "./view";

/** An intent in the making: what a click or a key sends. */
export interface Asked { kind: string; value?: Value }

const SIGNS: Record<string, string> = { Escape: "Esc", ArrowLeft: "←", ArrowRight: "→" };
/** Kinds that the session answers, wherever the button stands. */
const SESSION_KINDS: ReadonlySet<string> = new Set(["next-deal", "new-match"]);

export const intentOf = (kind: string) => (SESSION_KINDS.has(kind) ? "session" : "tutor");

/** A letter may be switched off in the settings; Escape and arrows are no letters. */
export const isLetter = (key: string) => key.length === 1;

function keySign(key: string | undefined): HTMLElement | null {
  return key ? el("kbd", { "aria-hidden": "true" }, SIGNS[key] ?? key) : null;
}

/** The attributes that make an element send an intent and keep its focus from drawing to drawing. */
export function asks({ kind, value }: Asked): Record<string, string> {
  const sent = value === undefined ? "" : JSON.stringify(value);
  return { "data-do": `tutor:${kind}`, "data-value": sent, "data-key": `${kind}:${sent}` };
}

/** A button that is not enabled stays focusable, so that stepping to the end loses no focus. */
export function tutorButton(scene: Scene, button: TutorButton, main = "btn main"): HTMLButtonElement {
  const { view, faces, options } = scene;
  const shown = button.key && (options.keys || !isLetter(button.key));
  return el("button", {
    type: "button",
    class: button.main ? main : "btn",
    ...asks(button),
    "aria-label": richWords(button.label, view.names),
    "aria-disabled": button.enabled === false ? "true" : null,
    "aria-keyshortcuts": shown ? button.key : null,
  }, el("span", {}, ...rich(button.label, view.names, faces)), shown ? keySign(button.key) : null);
}

/** Where more can be read. */
export function readLinks(scene: Scene, links: ReadLink[] | undefined): HTMLElement | null {
  if (!links?.length) return null;
  const { view, faces } = scene;
  return el("div", { class: "read" }, ...links.map((link) =>
    el("button", { type: "button", class: "more", ...asks({ kind: "read", value: link.id }) },
      ...rich(link.label, view.names, faces))));
}

export function whyButton(scene: Scene, why: WhyView | null | undefined, name: string): HTMLElement | null {
  if (!why) return null;
  return el("button", { type: "button", class: "why", "aria-label": name, ...asks({ kind: "why", value: why.value }) },
    ...rich(why.label, scene.view.names, scene.faces));
}

/** What takes the keys: what lies on top has them alone. */
export type Mode = "page" | "review" | "replay" | "table";

export function modeOf(view: CardTableView): Mode {
  if (view.page) return "page";
  if (view.review) return "review";
  return view.replay ? "replay" : "table";
}

/** The buttons of the tutor whose keys count now, the nearest first. */
export function keyed(view: CardTableView): TutorButton[] {
  const mode = modeOf(view);
  if (mode === "page") return view.page ? [view.page.close] : [];
  const panel = view.coach?.buttons ?? [];
  if (mode === "review") return [...panel, ...(view.review?.buttons ?? [])];
  if (mode === "replay") return view.replay?.buttons ?? [];
  return [...panel, ...(view.tools ?? []), ...(view.practice ? [view.practice.button] : [])];
}

/** The button a key stands for, or nothing. */
export function buttonFor(view: CardTableView, key: string): TutorButton | undefined {
  const wanted = key.toUpperCase();
  return keyed(view).find((one) => one.key?.toUpperCase() === wanted && one.enabled !== false);
}
