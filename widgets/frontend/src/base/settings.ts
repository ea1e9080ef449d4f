// Settings behind a button: how the table looks and, where Python offers it, a new match.
// Native selects, so that they work with every keyboard and screen reader. Python keeps the choice.
import { el } from "./dom";
import { Drop } from "./drop";
import type { Link } from "./link";
import { type Options, word } from "./options";

type Value = string | boolean;

export interface SetupChoice { id: Value; label: string; note: string }

/** One thing to choose. `live` ones are display options and act at once; others wait for start. */
export interface SetupGroup {
  id: string;
  label: string;
  value: Value;
  choices: SetupChoice[];
  live?: boolean;
}

export interface SetupView {
  title: string;
  button: string;
  open: boolean;
  groups: SetupGroup[];
  start: { label: string; note: string };
  close: { label: string };
}

const DISPLAY: Record<string, readonly Value[]> = {
  theme: ["auto", "light", "dark"],
  deck: ["french", "german"],
  suits: ["four", "two"],
  motion: ["auto", "off"],
  keys: [true, false],
};

const keyOf = (value: Value) => (value === true ? "on" : value === false ? "off" : value);

/** The display options as groups, for a view that brings no setup of its own. */
function displayGroups(options: Options): SetupGroup[] {
  return Object.entries(DISPLAY).map(([id, values]) => ({
    id,
    label: word(options, `${id}_label`),
    value: options[id as keyof Options] as Value,
    choices: values.map((value) => ({ id: value, label: word(options, `${id}_${keyOf(value)}`), note: "" })),
    live: true,
  }));
}

export class Settings {
  private readonly drop = new Drop("settings", "gear");
  readonly element = this.drop.element;
  /** What a widget adds at the end of the panel. */
  readonly extra = el("div", { class: "extra" });
  private readonly picks = new Map<string, HTMLSelectElement>();
  private built = "";
  private groups: SetupGroup[] = [];

  constructor(private readonly link: Link) {}

  draw(options: Options, setup: SetupView | null = null): void {
    this.groups = setup?.groups ?? displayGroups(options);
    const title = setup?.button ?? word(options, "settings");
    // Compared by content: each trait change brings new objects, and a rebuilt select would lose
    // its focus, or a choice that waits for start.
    const content = JSON.stringify([title, setup?.title, setup?.start, this.groups.map((group) => [group.id, group.choices])]);
    const first = this.built === "";
    const fresh = this.built !== content;
    if (fresh) this.build(title, setup);
    for (const group of this.groups) if (group.live || fresh || !this.element.open) this.show(group);
    this.built = content;
    if (first && setup?.open) this.element.open = true;
  }

  close(): void {
    if (this.element.open) this.drop.close();
  }

  private build(title: string, setup: SetupView | null): void {
    this.drop.name(title, setup?.title ?? title);
    this.picks.clear();
    const row = (group: SetupGroup) => this.row(group);
    const waiting = this.groups.filter((group) => !group.live).map(row);
    const live = this.groups.filter((group) => group.live).map(row);
    const start = setup && waiting.length ? [this.startRow(setup)] : [];
    const close = setup ? [this.drop.action(setup.close.label, "btn", () => this.drop.close())] : [];
    const heading = setup ? [el("h3", {}, setup.title)] : [];
    this.drop.panel.replaceChildren(...heading, ...waiting, ...start, ...live, this.extra, ...close);
  }

  private row(group: SetupGroup): HTMLElement {
    const select = el("select", { name: group.id }, ...group.choices.map((choice, index) =>
      el("option", { value: String(index) }, choice.label)));
    this.picks.set(group.id, select);
    const note = el("small", { class: "muted" });
    const label = el("label", {}, el("span", {}, group.label), select, note);
    const tell = () => note.replaceChildren(group.choices[Number(select.value)]?.note ?? "");
    select.addEventListener("change", () => {
      tell();
      if (group.live) this.link.send("options", { options: { [group.id]: this.picked(group) } });
    });
    select.addEventListener("shown", tell);
    return label;
  }

  private startRow(setup: SetupView): HTMLElement {
    const start = this.drop.action(setup.start.label, "btn main", () => {
      const waiting = this.groups.filter((group) => !group.live);
      this.link.send("setup", { values: Object.fromEntries(waiting.map((group) => [group.id, this.picked(group)])) });
      this.drop.close();
    });
    return el("div", { class: "start" }, start, el("small", { class: "muted" }, setup.start.note));
  }

  private show(group: SetupGroup): void {
    const select = this.picks.get(group.id);
    if (!select) return;
    select.value = String(group.choices.findIndex((choice) => choice.id === group.value));
    select.dispatchEvent(new Event("shown"));
  }

  private picked(group: SetupGroup): Value {
    const index = Number(this.picks.get(group.id)?.value ?? -1);
    return group.choices[index]?.id ?? group.value;
  }
}
