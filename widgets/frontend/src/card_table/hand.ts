// The hand: one tab stop, cards kept as elements from drawing to drawing so focus stays.
import { type Mark, cardButton, paintCard } from "../base/card";
import { attribute, el } from "../base/dom";
import { word } from "../base/options";
import type { Scene } from "./scene";
import type { HandCard } from "./view";

export class Hand {
  readonly element = el("div", { class: "hand", role: "group" });
  private readonly buttons = new Map<string, HTMLButtonElement>();
  private order: string[] = [];
  private stop = ""; // the card that is the tab stop

  constructor() {
    // Wherever the focus came from, a tap or a reader's own command: it is the tab stop now.
    this.element.addEventListener("focusin", () => this.setStop(this.focusedCard() || this.stop));
  }

  draw(scene: Scene): void {
    const { view, layout, options } = scene;
    const before = this.order;
    const focused = this.focusedCard();
    const next = view.hand.map((one) => one.card);
    attribute(this.element, "aria-label", word(options, next.length ? "hand" : "hand_empty"));
    this.element.style.width = `${layout.handWidth}px`;
    for (const [card, button] of this.buttons) {
      if (next.includes(card)) continue;
      button.remove();
      this.buttons.delete(card);
    }
    view.hand.forEach((one, index) => this.drawCard(scene, one, index));
    this.order = next;
    if (!next.includes(this.stop)) this.stop = neighbour(this.stop, before, next);
    this.setStop(this.stop);
    if (focused && next.length) this.buttons.get(next.includes(focused) ? focused : this.stop)?.focus({ preventScroll: true });
  }

  /** Move the tab stop and the focus: by steps, or to an end. */
  move(step: number | "first" | "last"): void {
    if (!this.order.length) return;
    const at = Math.max(0, this.order.indexOf(this.focusedCard() || this.stop));
    const last = this.order.length - 1;
    const to = step === "first" ? 0 : step === "last" ? last : Math.min(last, Math.max(0, at + step));
    this.setStop(this.order[to]);
    this.focus();
  }

  focus(): boolean {
    const button = this.buttons.get(this.stop);
    button?.focus();
    return button !== undefined;
  }

  setStop(card: string): void {
    this.stop = card;
    for (const [code, button] of this.buttons) {
      attribute(button, "tabindex", code === card ? "0" : "-1");
    }
  }

  focusedCard(): string {
    const active = (this.element.getRootNode() as Document).activeElement;
    for (const [card, button] of this.buttons) if (button === active) return card;
    return "";
  }

  private drawCard(scene: Scene, one: HandCard, index: number): void {
    const replay = Boolean(scene.view.replay);
    const mark = shownMark(one, scene.view.help.show_allowed && !replay);
    let button = this.buttons.get(one.card);
    if (!button) {
      button = cardButton(scene.faces, one.card, one.name);
      button.dataset.spot = `hand:${one.card}`;
      button.dataset.do = `card:${one.card}`;
      this.buttons.set(one.card, button);
    }
    paintCard(button, scene.faces, one.card, mark);
    const state = mark ? word(scene.options, `mark_${mark}`) : "";
    attribute(button, "aria-label", state ? `${one.name}, ${state}` : one.name);
    // The same help for everybody: said only where it is also shown.
    attribute(button, "aria-disabled", replay || mark === "not" || mark === "tapped" ? "true" : null);
    button.style.left = `${scene.layout.lefts[index]}px`;
    const there = this.element.children[index];
    if (there !== button) this.element.insertBefore(button, there ?? null);
  }
}

function shownMark(one: HandCard, showAllowed: boolean): Mark & string {
  if (!one.mark && showAllowed && !one.allowed) return "not";
  return one.mark;
}

/** The card to go to when one has left: what took its place, or the last one. */
export function neighbour(gone: string, before: string[], next: string[]): string {
  const at = before.indexOf(gone);
  if (at < 0) return next[0] ?? "";
  for (const card of [...before.slice(at + 1), ...before.slice(0, at).reverse()]) {
    if (next.includes(card)) return card;
  }
  return next[0] ?? "";
}
