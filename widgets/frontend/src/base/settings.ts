// Display settings behind a button: theme, deck, suit colours, motion, letter keys.
// Native selects, so that they work with every keyboard and screen reader. Python keeps the choice.
import { el } from "./dom";
import { icon } from "./icons";
import type { Link } from "./link";
import { type Options, word } from "./options";

const CHOICES: Record<string, readonly string[]> = {
  theme: ["auto", "light", "dark"],
  deck: ["french", "german"],
  suits: ["four", "two"],
  motion: ["auto", "off"],
  keys: ["on", "off"],
};

export class Settings {
  readonly element = el("details", { class: "settings" });
  private readonly button = el("summary", { class: "gear" }, icon("gear"));
  private readonly panel = el("div", { class: "panel", role: "group" });
  private drawnFor = "";

  constructor(private readonly link: Link) {
    this.element.append(this.button, this.panel);
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.element.open) return;
      this.element.open = false;
      this.button.focus();
      event.stopPropagation();
    });
    this.element.addEventListener("focusout", (event) => {
      const next = event.relatedTarget as Node | null;
      if (next && !this.element.contains(next)) this.element.open = false;
    });
  }

  draw(options: Options): void {
    // Compared by content: the trait brings a new object each time, and a rebuilt select would
    // lose its focus.
    const words = JSON.stringify(options.words);
    if (this.drawnFor !== words) this.build(options);
    this.drawnFor = words;
    for (const select of this.panel.querySelectorAll("select")) {
      select.value = valueOf(options, select.name);
    }
  }

  private build(options: Options): void {
    const title = word(options, "settings");
    this.button.setAttribute("aria-label", title);
    this.panel.setAttribute("aria-label", title);
    this.panel.replaceChildren(...Object.entries(CHOICES).map(([name, values]) => {
      const select = el("select", { name }, ...values.map((value) =>
        el("option", { value }, word(options, `${name}_${value}`))));
      select.addEventListener("change", () => this.send(name, select.value));
      return el("label", {}, el("span", {}, word(options, `${name}_label`)), select);
    }));
  }

  private send(name: string, value: string): void {
    this.link.send("options", { options: { [name]: name === "keys" ? value === "on" : value } });
  }
}

function valueOf(options: Options, name: string): string {
  if (name === "keys") return options.keys ? "on" : "off";
  return String(options[name as keyof Options]);
}
