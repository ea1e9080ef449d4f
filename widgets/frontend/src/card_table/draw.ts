// Draws a scene into the widget. Drawing the same scene twice changes nothing.
import { attribute, el } from "../base/dom";
import { word } from "../base/options";
import type { Link } from "../base/link";
import { Settings } from "../base/settings";
import { Hand } from "./hand";
import { history } from "./history";
import { HowTo } from "./how_to";
import { lastTrick, outcome, trick } from "./middle";
import { actions, bar, message, opponents, ownSeat, stock } from "./parts";
import type { Scene } from "./scene";
import type { CardTableView } from "./view";

/** The outcome shows all hands: yours is not drawn a second time, nor room kept for an empty one. */
function revealed({ outcome: result, hand }: CardTableView): boolean {
  if (result === null) return false;
  return hand.length === 0 || result.revealed.hands.some((cards) => cards.length > 0);
}

export class Drawing {
  readonly hand = new Hand();
  private readonly settings: Settings;
  private readonly howTo = new HowTo();
  private readonly table = el("div", { class: "tbl", role: "group", tabindex: "-1" });
  private readonly frame = el("div", { class: "t-body" });
  private readonly fixed: Record<string, HTMLElement> = {};

  constructor(private readonly body: HTMLElement, link: Link) {
    this.settings = new Settings(link);
    for (const name of ["seats", "mid", "me", "msg", "acts"]) {
      this.fixed[name] = el("div", { class: `a-${name}` });
      this.table.append(this.fixed[name]);
    }
    this.table.append(el("div", { class: "a-hand" }, this.hand.element));
    const place = (name: string) => (this.fixed[name] = el("div", { class: `a-${name}` }));
    this.frame.append(this.table, place("history"));
    body.append(place("bar"), this.frame);
  }

  draw(scene: Scene): void {
    const { layout, view, options } = scene;
    const focusKey = this.focusKey();
    const inHand = this.hand.focusedCard() !== "";
    this.size(scene);
    attribute(this.table, "aria-label", word(options, "table"));
    this.table.classList.toggle("over", view.outcome !== null);
    this.settings.draw(options, view.setup);
    this.howTo.draw(scene);
    this.drawBar(scene);
    this.put("seats", opponents(scene));
    if (view.outcome) this.put("mid", outcome(scene));
    else this.put("mid", stock(scene), scene.lookBack && view.last_trick ? lastTrick(scene) : trick(scene));
    this.put("me", ownSeat(scene));
    this.put("msg", message(scene));
    this.put("acts", actions(scene));
    this.put("history", history(scene));
    const shown = revealed(view);
    this.table.classList.toggle("revealed-all", shown);
    this.hand.draw(shown ? { ...scene, view: { ...view, hand: [] } } : scene);
    attribute(this.body, "data-kind", layout.kind);
    attribute(this.body, "data-low", layout.low ? "" : null);
    attribute(this.body, "data-tight", layout.tight ? "" : null);
    if (focusKey || (inHand && !this.hand.focusedCard())) this.restoreFocus(focusKey);
  }

  private size({ layout }: Scene): void {
    const style = this.body.style;
    // On the root, so that a banner above takes its height from the felt, not from the hand.
    this.body.parentElement?.style.setProperty("--room", `${layout.height}px`);
    style.setProperty("--cw", `${layout.card}px`);
    style.setProperty("--trick", `${layout.trick}px`);
    style.setProperty("--bw", `${layout.back}px`);
  }

  /** The bar is filled around the two panels: taken out and put back, one that is open would close. */
  private drawBar(scene: Scene): void {
    const place = this.fixed.bar;
    const fresh = bar(scene);
    const old = place.firstElementChild;
    if (!old) {
      fresh.append(el("div", { class: "drops" }, this.howTo.element, this.settings.element));
      place.append(fresh);
      return;
    }
    for (const child of [...old.children]) if (!child.matches(".drops")) child.remove();
    old.prepend(...fresh.children);
  }

  private put(name: string, ...content: HTMLElement[]): void {
    this.fixed[name].replaceChildren(...content);
  }

  private focusKey(): string {
    const active = (this.body.getRootNode() as Document).activeElement;
    if (!active || !this.body.contains(active) || this.hand.focusedCard()) return "";
    return active.closest<HTMLElement>("[data-key]")?.dataset.key ?? "";
  }

  /** A button that has gone hands its focus to the hand, else to the first button, else the table. */
  private restoreFocus(key: string): void {
    const same = [...this.body.querySelectorAll<HTMLElement>("[data-key]")]
      .find((one) => one.dataset.key === key);
    if (same) same.focus({ preventScroll: true });
    else if (!this.hand.focus()) {
      (this.fixed.acts.querySelector<HTMLElement>("button") ?? this.table).focus();
    }
  }
}
