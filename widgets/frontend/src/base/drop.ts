// A panel that drops from a button in the bar. Escape closes it, and so does going on past its end.
import { el } from "./dom";
import { icon, type IconName } from "./icons";

export class Drop {
  readonly element: HTMLDetailsElement;
  readonly panel = el("div", { class: "panel", role: "group" });
  private readonly button: HTMLElement;
  private readonly label = el("span", { class: "lb" });

  constructor(kind: string, sign: IconName) {
    this.button = el("summary", { class: "gear" }, icon(sign), this.label);
    this.element = el("details", { class: `drop ${kind}` }, this.button, this.panel);
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.element.open) return;
      this.close();
      event.stopPropagation();
    });
    this.element.addEventListener("focusout", (event) => {
      const next = event.relatedTarget as Node | null;
      if (next && !this.element.contains(next)) this.element.open = false;
    });
  }

  /** Name the button and what drops from it; `shown` stands beside the sign where there is room. */
  name(button: string, title: string, shown = ""): void {
    this.button.setAttribute("aria-label", button);
    this.panel.setAttribute("aria-label", title);
    this.label.replaceChildren(shown);
  }

  /** A button inside the panel. */
  action(label: string, classes: string, act: () => void): HTMLButtonElement {
    const button = el("button", { type: "button", class: classes }, label);
    button.addEventListener("click", act);
    return button;
  }

  close(): void {
    this.element.open = false;
    this.button.focus();
  }
}
