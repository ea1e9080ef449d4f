// One polite live region: one sentence an event, never the whole table again.
import { el } from "./dom";

export class Live {
  readonly element = el("div", { class: "vh", role: "status", "aria-live": "polite" });

  say(sentence: string): void {
    if (!sentence) return;
    // The same sentence twice must still be read: a no-break space makes it new.
    const again = this.element.textContent === sentence;
    this.element.textContent = again ? `${sentence}\u00a0` : sentence;
  }
}
