// Moves cards. The drawing below is already the final one; here copies of cards fly over it, and
// what they are about to become stays hidden until they land. Finishing early is always safe.
import { cardPicture } from "../base/card";
import { el } from "../base/dom";
import type { Faces } from "../base/faces";
import type { CardTableView, MoveView } from "./view";

const MOVE_MS = 240;
const HOLD_MS = 900;
const STEP_MS = 40;
const MIDDLE = ".trick, .outcome"; // what a taken trick lies over
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** Where things were before the drawing: "hand:TH", "trick:0", "slot:1", "backs:1", "stock", ... */
export interface Before {
  spots: Map<string, DOMRect>;
  trick: Map<number, string>;
}

export class Motion {
  private readonly layer = el("div", { class: "fly", "aria-hidden": "true" });
  private run_: Run | null = null;

  constructor(private readonly root: HTMLElement) {
    root.append(this.layer);
  }

  look(): Before {
    return look(this.root);
  }

  /** Play the view's moves from `before`. Without motion only a full trick is shown for a while. */
  run(view: CardTableView, before: Before, faces: Faces, animate: boolean): void {
    this.finish();
    if (animate) closeUp(this.root, before);
    if (!view.moves.length) return;
    const run = new Run(this.root, this.layer, view, before, faces, animate);
    this.run_ = run;
    void run.play();
  }

  finish(): void {
    this.run_?.finish();
    this.run_ = null;
  }
}

function look(root: HTMLElement): Before {
  const spots = new Map<string, DOMRect>();
  const trick = new Map<number, string>();
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-spot]")) {
    const name = element.dataset.spot ?? "";
    const face = element.querySelector(".face") ?? element;
    spots.set(name, face.getBoundingClientRect());
    if (name.startsWith("trick:")) trick.set(Number(name.slice(6)), element.dataset.card ?? "");
  }
  for (const element of root.querySelectorAll<HTMLElement>("[data-place]")) {
    spots.set(element.dataset.place ?? "", element.getBoundingClientRect());
  }
  return { spots, trick };
}

/** Cards that stay in the hand slide to their new places. */
function closeUp(root: HTMLElement, before: Before): void {
  for (const button of root.querySelectorAll<HTMLElement>(".hand .card")) {
    const old = before.spots.get(button.dataset.spot ?? "");
    if (!old) continue;
    const shift = old.left - (button.querySelector(".face") ?? button).getBoundingClientRect().left;
    if (Math.abs(shift) < 1) continue;
    button.animate([{ transform: `translateX(${shift}px)` }, { transform: "none" }], { duration: MOVE_MS, easing: EASE });
  }
}

class Run {
  private over = false;
  private readonly wake: (() => void)[] = [];
  private readonly hidden = new Set<Element>();
  private readonly staged = new Map<number, HTMLElement>();
  private readonly after: Before;
  private held = false;
  private readonly turnUp: DOMRect | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly view: CardTableView,
    private readonly before: Before,
    private readonly faces: Faces,
    private readonly animate: boolean,
  ) {
    this.after = look(root);
    this.turnUp = before.spots.get("turn");
  }

  async play(): Promise<void> {
    const moves = this.view.moves;
    const lastTake = moves.map((move) => move.kind).lastIndexOf("take");
    const lastDraw = moves.map((move) => move.kind).lastIndexOf("draw");
    if (lastTake >= 0) this.stageOldTrick();
    if (this.animate) moves.forEach((move, index) => this.hideTarget(move, index > lastTake));
    this.hideTrick(lastTake >= 0);
    for (const [index, move] of moves.entries()) {
      if (this.over) return;
      if (move.kind === "play" && move.card) await this.played(move, index > lastTake);
      else if (move.kind === "take") await this.taken(move);
      else if (this.animate && move.kind === "draw") await this.drawn(move, index === lastDraw);
      else if (this.animate && move.kind === "exchange") await this.exchanged(move);
      else if (this.animate && move.kind === "deal") await this.dealt();
    }
    this.finish();
  }

  finish(): void {
    if (this.over) return;
    this.over = true;
    for (const wake of this.wake) wake();
    for (const element of this.hidden) element.classList.remove("in-flight");
    this.layer.replaceChildren();
  }

  /** A trick that lay on the table before is taken from there. */
  private stageOldTrick(): void {
    for (const [seat, card] of this.before.trick) {
      const place = this.before.spots.get(`trick:${seat}`);
      if (place) this.staged.set(seat, this.ghost(card, place));
      this.held = true; // it has been seen already
    }
    if (this.view.moves.some((move) => move.kind === "play")) this.held = false;
  }

  private hideTrick(taken: boolean): void {
    if (taken) this.hide(this.root.querySelector(MIDDLE));
  }

  private hideTarget(move: MoveView, stays: boolean): void {
    if (move.kind === "draw" || move.kind === "exchange") this.hide(this.handCard(move.card));
    if (move.kind === "play" && stays) this.hide(this.spot(`trick:${move.seat}`));
    if (move.kind === "deal") for (const card of this.root.querySelectorAll(".hand .card")) this.hide(card);
  }

  private async played(move: MoveView, stays: boolean): Promise<void> {
    const from = this.before.spots.get(`hand:${move.card}`) ?? this.before.spots.get(`backs:${move.seat}`);
    const places = stays ? this.after : this.before;
    const to = places.spots.get(`trick:${move.seat}`) ?? places.spots.get(`slot:${move.seat}`);
    if (!to || !move.card || (stays && !this.animate)) return;
    const ghost = this.ghost(move.card, to);
    if (!stays) this.staged.set(move.seat, ghost);
    if (from) await this.fly(ghost, from, to);
    if (!stays) return;
    this.show(this.spot(`trick:${move.seat}`));
    ghost.remove();
  }

  private async taken(move: MoveView): Promise<void> {
    if (this.staged.size && !this.held) await this.wait(HOLD_MS);
    this.held = false;
    const winner = move.to ?? move.seat;
    const pile = this.after.spots.get(`pile:${winner}`);
    const flights = [...this.staged.values()].map((ghost) =>
      pile ? this.fly(ghost, ghost.getBoundingClientRect(), pile, true) : Promise.resolve());
    await Promise.all(flights);
    for (const ghost of this.staged.values()) ghost.remove();
    this.staged.clear();
    this.show(this.root.querySelector(MIDDLE));
  }

  /** The very last draw takes the turn-up. */
  private async drawn(move: MoveView, last: boolean): Promise<void> {
    const own = this.handCard(move.card);
    const turnGoes = last && !this.after.spots.has("turn");
    const from = (turnGoes && this.turnUp) || this.before.spots.get("stock");
    const to = own ? this.after.spots.get(`hand:${move.card}`) : this.after.spots.get(`backs:${move.seat}`);
    if (from && to) {
      const ghost = this.ghost(own ? move.card : null, to);
      await this.fly(ghost, shrink(from, to), to);
      ghost.remove();
    }
    this.show(own);
  }

  private async exchanged(move: MoveView): Promise<void> {
    const turn = this.before.spots.get("turn");
    const own = this.handCard(move.card);
    const seat = own ? this.after.spots.get(`hand:${move.card}`) : this.after.spots.get(`backs:${move.seat}`);
    if (turn && seat) {
      const up = this.ghost(move.card, seat);
      const down = this.ghost(this.view.stock.turn_up, seat);
      await Promise.all([this.fly(up, turn, seat), this.fly(down, seat, turn, true)]);
      up.remove();
      down.remove();
    }
    this.show(own);
  }

  private async dealt(): Promise<void> {
    const from = this.after.spots.get("stock");
    const cards = [...this.root.querySelectorAll<HTMLElement>(".hand .card")];
    if (!from) return;
    await Promise.all(cards.map(async (button, index) => {
      const to = this.after.spots.get(button.dataset.spot ?? "");
      if (!to) return;
      await this.wait(index * STEP_MS);
      if (this.over) return;
      const ghost = this.ghost(null, to);
      await this.fly(ghost, shrink(from, to), to);
      ghost.remove();
      this.show(button);
    }));
  }

  private ghost(card: string | null, at: DOMRect): HTMLElement {
    const base = this.layer.getBoundingClientRect();
    const picture = cardPicture(this.faces, card);
    picture.style.cssText = `--cw:${at.width}px;left:${at.left - base.left}px;top:${at.top - base.top}px`;
    if (!this.over) this.layer.append(picture);
    return picture;
  }

  /** Fly a ghost that lies at `from` or at `to`; `leave` when it lies at the start. */
  private async fly(ghost: HTMLElement, from: DOMRect, to: DOMRect, leave = false): Promise<void> {
    if (!this.animate || this.over || !from.width || !to.width) return;
    const base = leave ? from : to;
    const frame = (at: DOMRect) =>
      `translate(${at.left - base.left}px, ${at.top - base.top}px) scale(${Math.min(at.width / base.width, at.height / base.height)})`;
    ghost.style.transformOrigin = "0 0";
    const flight = ghost.animate([{ transform: frame(from) }, { transform: frame(to) }],
      { duration: MOVE_MS, easing: EASE, fill: "both" });
    await Promise.race([flight.finished.catch(() => undefined), this.woken()]);
  }

  private wait(time: number): Promise<unknown> {
    return Promise.race([new Promise((done) => setTimeout(done, time)), this.woken()]);
  }

  private woken(): Promise<void> {
    return new Promise((done) => (this.over ? done() : this.wake.push(done)));
  }

  private spot(name: string): Element | null {
    return this.root.querySelector(`[data-spot="${name}"]`);
  }

  private handCard(card: string | null): Element | null {
    return card ? this.spot(`hand:${card}`) : null;
  }

  private hide(element: Element | null): void {
    if (!element) return;
    element.classList.add("in-flight");
    this.hidden.add(element);
  }

  private show(element: Element | null): void {
    element?.classList.remove("in-flight");
  }
}

/** Start a flight from the stock at the middle of its box, no larger than it. */
function shrink(from: DOMRect, to: DOMRect): DOMRect {
  const height = Math.min(from.height, to.height);
  return new DOMRect(from.left, from.top, (height * to.width) / to.height, height);
}
