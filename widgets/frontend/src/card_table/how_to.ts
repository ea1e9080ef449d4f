// The rules of this table behind a button in the bar. Python chooses the lines.
import { el } from "../base/dom";
import { Drop } from "../base/drop";
import { rich } from "../base/rich";
import type { Scene } from "./scene";

export class HowTo {
  private readonly drop = new Drop("how-to", "help");
  readonly element = this.drop.element;
  private built = "";

  draw({ view, faces }: Scene): void {
    const { how_to: rules, names } = view;
    this.element.hidden = rules === null;
    // Compared by content: rebuilt while it is read, the panel would jump back to its first line.
    const content = JSON.stringify([rules, faces.deck]);
    if (!rules || content === this.built) return;
    this.built = content;
    this.drop.name(rules.title, rules.title, rules.title);
    const words = (text: string) => rich(text, names, faces);
    this.drop.panel.replaceChildren(
      el("h3", {}, rules.title),
      // A panel that is longer than the window scrolls, so it must be reachable by keyboard.
      el("div", { class: "rules", tabindex: "0", role: "group", "aria-label": rules.title },
        el("p", {}, ...words(rules.aim)),
        el("ul", {}, ...rules.lines.map((line) => el("li", {}, ...words(line))))),
      this.drop.action(rules.close, "btn", () => this.drop.close()));
  }
}
