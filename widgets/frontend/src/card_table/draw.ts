// Draws a scene into the widget. Drawing the same scene twice changes nothing.
import { attribute, el } from "../base/dom";
import { word } from "../base/options";
import type { Link } from "../base/link";
import { Settings } from "../base/settings";
import { coach, tools } from "./coach";
import { countFold } from "./count";
import { Focus } from "./focus";
import { Hand } from "./hand";
import { history } from "./history";
import { HowTo } from "./how_to";
import { LoadForm } from "./load";
import { lastTrick, outcome, trick } from "./middle";
import { page } from "./page";
import { actions, bar, message, opponents, ownSeat, stock } from "./parts";
import { band, replayBar, replaySteps } from "./replay";
import { review } from "./review";
import type { Scene } from "./scene";
import { modeOf } from "./tutor_button";
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
  private readonly side = el("div", { class: "a-side" });
  private readonly frame = el("div", { class: "t-body" }, this.table, this.side);
  private readonly fixed: Record<string, HTMLElement> = {};
  private readonly sheet = el("div", { class: "sheet" });
  private readonly handPlace = el("div", { class: "a-hand" }, this.hand.element);
  private readonly load: LoadForm;
  private readonly focus: Focus;
  private readonly built = new Map<HTMLElement, string>();

  constructor(private readonly body: HTMLElement, link: Link) {
    this.settings = new Settings(link);
    this.load = new LoadForm(link, () => this.settings.close());
    this.settings.extra.append(this.load.element);
    this.focus = new Focus(body, () => this.goHome());
    for (const name of ["seats", "mid", "me", "msg", "coach", "acts", "page"]) this.table.append(this.place(name));
    this.table.append(this.handPlace);
    this.side.append(this.place("history"));
    this.sheet.append(this.place("review"));
    body.append(this.place("bar"), this.place("band"), this.frame, this.sheet);
  }

  draw(scene: Scene): void {
    const { layout, view } = scene;
    const key = this.hand.focusedCard() ? "" : this.focus.key();
    const inHand = this.hand.focusedCard() !== "";
    const free = this.focus.free();
    this.size(scene);
    this.settings.draw(scene.options, view.setup);
    this.load.draw(scene);
    this.howTo.draw(scene);
    this.drawBar(scene);
    attribute(this.body, "data-kind", layout.kind);
    attribute(this.body, "data-low", layout.low ? "" : null);
    attribute(this.body, "data-snug", layout.snug ? "" : null);
    attribute(this.body, "data-tight", layout.tight ? "" : null);
    attribute(this.body, "data-coach", view.coach ? "" : null);
    this.put("band", band(scene));
    this.drawTable(scene);
    this.drawSheet(scene);
    this.focus.after(modeOf(view), Boolean(view.coach), key, inHand && !this.hand.focusedCard(), free);
  }

  private drawTable(scene: Scene): void {
    const { view, options } = scene;
    attribute(this.table, "aria-label", word(options, "table"));
    this.table.classList.toggle("over", view.outcome !== null);
    this.table.classList.toggle("replaying", Boolean(view.replay));
    this.put("seats", opponents(scene));
    if (view.outcome) this.put("mid", outcome(scene));
    else this.put("mid", stock(scene), scene.lookBack && view.last_trick ? lastTrick(scene) : trick(scene));
    this.put("me", ownSeat(scene), tools(scene));
    this.put("msg", replayBar(scene) ?? message(scene));
    this.drawCoach(scene);
    this.put("acts", view.replay ? replaySteps(scene) : actions(scene));
    this.put("history", countFold(scene), history(scene));
    const shown = revealed(view);
    this.table.classList.toggle("revealed-all", shown);
    this.hand.draw(shown ? { ...scene, view: { ...view, hand: [] } } : scene);
  }

  /**
   * Under the message; where there is a side panel, on top of it, so that nothing else moves; and
   * at the foot of a review.
   */
  private drawCoach(scene: Scene): void {
    const place = this.fixed.coach;
    const home = scene.view.review ? this.sheet : scene.layout.kind === "wide" ? this.side : this.table;
    if (place.parentElement !== home) {
      if (home === this.sheet) home.append(place);
      else if (home === this.side) home.prepend(place);
      else this.fixed.msg.after(place);
    }
    place.hidden = Boolean(scene.view.page); // one voice at a time
    this.keep(place, [scene.view.coach, scene.view.names, scene.faces.deck, scene.options.keys], () => coach(scene));
  }

  /** The review takes the table's place; an entry of the handbook its middle, or the review's place. */
  private drawSheet(scene: Scene): void {
    const { view, layout, faces, options } = scene;
    const looks = [view.names, faces.deck, options.keys];
    const sheet = Boolean(view.review);
    if (sheet && this.fixed.page.parentElement !== this.sheet) this.sheet.append(this.fixed.page);
    if (!sheet && this.fixed.page.parentElement !== this.table) this.handPlace.before(this.fixed.page);
    this.keep(this.fixed.review, [view.review, layout.width, layout.kind, looks], () => review(scene));
    this.keep(this.fixed.page, [view.page, looks], () => page(scene));
    attribute(this.body, "data-sheet", sheet ? "" : null);
    this.table.classList.toggle("paged", !sheet && Boolean(view.page));
    // Beside a page the hand is there to be looked at.
    attribute(this.handPlace, "inert", view.page ? "" : null);
    this.frame.hidden = sheet;
    this.fixed.band.hidden = sheet;
    this.sheet.hidden = !sheet;
    this.fixed.review.hidden = Boolean(view.page);
  }

  /** Show a moment of the review, and give it the focus. */
  toMoment(n: string, smooth: boolean): void {
    const moment = [...this.sheet.querySelectorAll<HTMLElement>("[data-moment]")].find((one) => one.dataset.moment === n);
    moment?.scrollIntoView({ block: "start", behavior: smooth ? "smooth" : "auto" });
    moment?.focus({ preventScroll: true });
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

  private place(name: string): HTMLElement {
    return (this.fixed[name] = el("div", { class: `a-${name}` }));
  }

  private put(name: string, ...content: (HTMLElement | null)[]): void {
    this.fixed[name].replaceChildren(...content.filter((one) => one !== null));
  }

  /** Rebuilt only when its content is new: what is read would jump back to its first line. */
  private keep(place: HTMLElement, content: unknown, build: () => HTMLElement | null): void {
    const text = JSON.stringify(content);
    if (this.built.get(place) === text) return;
    this.built.set(place, text);
    const fresh = build();
    place.replaceChildren(...(fresh ? [fresh] : []));
  }

  /** A button that has gone hands its focus to the hand, else to the first button, else the table. */
  private goHome(): void {
    if (!this.hand.focus()) (this.fixed.acts.querySelector<HTMLElement>("button") ?? this.table).focus();
  }
}
