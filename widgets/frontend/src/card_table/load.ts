// A deal from outside: pasted, or read from a file in this browser. Python says what is wrong.
import { attribute, el } from "../base/dom";
import type { Link } from "../base/link";
import { word } from "../base/options";
import type { Scene } from "./scene";
import type { LoadView } from "./view";

export const MOST_BYTES = 100_000;
let made = 0;

export class LoadForm {
  private readonly text = el("textarea", { rows: "3", spellcheck: "false", autocapitalize: "off", autocomplete: "off" });
  private readonly label = el("span");
  private readonly title = el("h3");
  private readonly error: HTMLElement;
  private readonly file = el("input", { type: "file", accept: ".txt,text/plain", class: "vh" });
  private readonly fileLabel = el("span");
  private readonly button = el("button", { type: "button", class: "btn" });
  readonly element: HTMLElement;
  private asked: number | null = null; // the event of the view that was open when a deal was sent
  private scene: Scene | null = null;

  /** `done` is called when Python has taken the deal. */
  constructor(private readonly link: Link, private readonly done: () => void) {
    made += 1;
    const id = `s66-load-${made}`;
    this.error = el("p", { class: "error", id });
    this.text.setAttribute("aria-describedby", id);
    this.element = el("div", { class: "load", hidden: true }, this.title,
      el("label", { class: "field" }, this.label, this.text), this.error,
      el("div", { class: "row" }, this.button, el("label", { class: "btn pick" }, this.file, this.fileLabel)));
    this.button.addEventListener("click", () => this.send());
    this.file.addEventListener("change", () => this.read(this.file.files?.[0]));
  }

  draw(scene: Scene): void {
    this.scene = scene;
    const { load, event } = scene.view;
    this.element.hidden = !load;
    if (load) this.name(load);
    if (this.asked === null || this.asked === event) return;
    this.asked = null;
    this.fault(load?.error ?? "");
    if (load?.error) this.text.focus();
    else {
      this.text.value = "";
      this.done();
    }
  }

  private name(load: LoadView): void {
    const names: [HTMLElement, string][] = [
      [this.title, load.title], [this.label, load.label], [this.button, load.button], [this.fileLabel, load.file],
    ];
    for (const [element, words] of names) if (element.textContent !== words) element.textContent = words;
  }

  private send(): void {
    const value = this.text.value.trim();
    if (!value) {
      this.text.focus();
      return;
    }
    if (!this.scene || this.tooLong(value.length)) return;
    this.asked = this.scene.view.event;
    this.link.send("tutor", { kind: "load", value });
  }

  private read(file: File | undefined): void {
    if (!file || this.tooLong(file.size)) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      this.text.value = String(reader.result ?? "").trim();
      this.fault("");
      this.text.focus();
    });
    reader.addEventListener("error", () => this.fault(this.word("load_unreadable")));
    reader.readAsText(file);
    this.file.value = ""; // the same file may be chosen again
  }

  private tooLong(size: number): boolean {
    if (size > MOST_BYTES) this.fault(this.word("load_too_long"));
    return size > MOST_BYTES;
  }

  private word(key: "load_unreadable" | "load_too_long"): string {
    return this.scene ? word(this.scene.options, key) : "";
  }

  private fault(words: string): void {
    this.error.textContent = words;
    attribute(this.text, "aria-invalid", words ? "true" : null);
  }
}
