// A page without a browser, and a stand-in for Python, to try the table on.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Window } from "happy-dom";
import cardTable from "../src/card_table/index";
import type { CardTableView } from "../src/card_table/view";

declare const EXAMPLES: string;
declare const WORDS: string;

const window = new Window({ url: "http://localhost/" });
const PARTS = [
  "document", "window", "Node", "Element", "HTMLElement", "SVGElement", "DOMParser", "Event", "KeyboardEvent", "MouseEvent",
  "MutationObserver", "matchMedia", "localStorage", "getSelection", "getComputedStyle", "Blob", "FileReader", "CSS",
];
for (const name of PARTS) {
  const value = name === "window" ? window : (window as unknown as Record<string, unknown>)[name];
  const bound = typeof value === "function" && /^[a-z]/.test(name) ? value.bind(window) : value;
  Object.defineProperty(globalThis, name, { value: bound, configurable: true, writable: true });
}
class NoObserver { observe() {} disconnect() {} unobserve() {} }
Object.assign(globalThis, { ResizeObserver: NoObserver });

/** What the browser would measure. */
export const room = { width: 390, height: 844 };
Object.defineProperty(window.HTMLElement.prototype, "clientWidth", { get: () => room.width, configurable: true });
Object.defineProperty(window.HTMLElement.prototype, "clientHeight", { get: () => room.height, configurable: true });

export function example(name: string): CardTableView {
  return JSON.parse(readFileSync(join(EXAMPLES, `${name}.json`), "utf8")) as CardTableView;
}

const words = Object.fromEntries([...readFileSync(WORDS, "utf8").matchAll(/^(\w+) = "(.*)"$/gm)].map((match) => [match[1], match[2]]));
export const word = (key: string) => words[key];

export interface Sent { intent: string; [field: string]: unknown }

export class Stage {
  readonly sent: Sent[] = [];
  readonly root: HTMLElement;
  private readonly listeners = new Map<string, ((value?: unknown) => void)[]>();
  private readonly traits: Record<string, unknown>;
  private readonly stop: () => void;

  constructor(view: CardTableView, options: Record<string, unknown> = {}, widget: typeof cardTable = cardTable) {
    this.traits = { view, options: { motion: "off", keys: true, words, ...options } };
    const host = document.createElement("div");
    document.body.replaceChildren(host);
    this.stop = widget.render({ model: this as never, el: host });
    this.root = host.querySelector<HTMLElement>(".s66") as HTMLElement;
    this.sent.length = 0; // the greeting is tested elsewhere
  }

  get(name: string): unknown {
    return this.traits[name];
  }

  on(name: string, callback: (value?: unknown) => void): void {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), callback]);
  }

  off(): void {}

  send(message: Sent & { id: number }): void {
    const { id, ...rest } = message;
    this.sent.push(rest);
    queueMicrotask(() => this.tell("msg:custom", { ack: id }));
  }

  show(view: CardTableView): void {
    this.traits.view = view;
    this.tell("change:view");
  }

  find(query: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(query);
    if (!found) throw new Error(`${query} was not drawn`);
    return found;
  }

  all(query: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(query)];
  }

  /** The one button with this text or accessible name. */
  button(name: string): HTMLElement {
    const named = (one: HTMLElement) => {
      const own = one.cloneNode(true) as HTMLElement;
      for (const part of own.querySelectorAll("[aria-hidden]")) part.remove();
      return one.getAttribute("aria-label") ?? own.textContent;
    };
    const found = this.all("button").filter((one) => named(one) === name);
    if (found.length !== 1) throw new Error(`${found.length} buttons are called ${name}`);
    return found[0];
  }

  press(key: string, held: Record<string, boolean> = {}): void {
    const at = this.root.contains(document.activeElement) ? document.activeElement : this.root;
    at?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
  }

  tap(element: HTMLElement): void {
    element.focus();
    element.click();
  }

  take(): Sent[] {
    return this.sent.splice(0);
  }

  get focus(): string {
    return (document.activeElement as HTMLElement | null)?.dataset.key ?? "";
  }

  get spoken(): string {
    return this.find("[role=status]").textContent ?? "";
  }

  close(): void {
    this.stop();
    document.body.replaceChildren();
  }

  private tell(name: string, value?: unknown): void {
    for (const callback of this.listeners.get(name) ?? []) callback(value);
  }
}

/** Do something on a stage and leave nothing behind. */
export function onStage(view: CardTableView, act: (stage: Stage) => void, options: Record<string, unknown> = {}): void {
  const stage = new Stage(view, options);
  try {
    act(stage);
  } finally {
    stage.close();
  }
}
