// Listens to pointer and keys; both lead to the same intents. A click is used for taps: it comes
// on release, and not when the finger has slid off.
import type { Link } from "../base/link";
import { richWords } from "../base/rich";
import { motionAllowed, word } from "../base/options";
import type { Drawing } from "./draw";
import { copyRecord, saveRecord } from "./record";
import type { Scene } from "./scene";
import { type Asked, buttonFor, intentOf, isLetter, modeOf } from "./tutor_button";
import { type Value, isGameKind } from "./view";

export interface Table {
  scene(): Scene | null;
  drawing: Drawing;
  link: Link;
  say(sentence: string): void;
  /** Finish running moves. */
  settle(): void;
  lookBack(): void;
}

const STEPS: Record<string, number | "first" | "last"> = {
  ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1, Home: "first", End: "last",
};

export function listen(root: HTMLElement, table: Table): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener("pointerdown", () => table.settle(), { signal, capture: true });
  root.addEventListener("click", (event) => onClick(event, table), { signal });
  root.addEventListener("keydown", (event) => onKey(event, table), { signal });
  return () => stop.abort();
}

function onClick(event: Event, table: Table): void {
  const target = (event.target as Element).closest<HTMLElement>("[data-do]");
  const scene = table.scene();
  if (!target || !scene) return;
  const [verb, which] = split(target.dataset.do ?? "");
  // The hand closes up after a card, so the second click of a double click hits its neighbour.
  if (verb === "card" && (event as MouseEvent).detail > 1) return;
  if (verb === "card") playCard(table, scene, which);
  else if (verb === "action") doAction(table, scene, Number(which));
  else if (verb === "look-back") table.lookBack();
  else if (verb === "tutor" && target.getAttribute("aria-disabled") !== "true") {
    ask(table, { kind: which, value: valueOf(target.dataset.value) });
  } else if (verb === "moment") table.drawing.toMoment(which, motionAllowed(scene.options));
  else if (verb === "copy") void copyRecord(scene, target, table.say);
  else if (verb === "save") saveRecord(scene);
}

function valueOf(text: string | undefined): Value | undefined {
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** Ask the tutor, or the session where it is its matter. */
function ask(table: Table, { kind, value }: Asked): void {
  table.settle();
  table.link.send(intentOf(kind), value === undefined ? { kind } : { kind, value });
}

function split(text: string): [string, string] {
  const at = text.indexOf(":");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** Sent whether allowed or not: Python decides, and gives the reason. */
function playCard(table: Table, scene: Scene, card: string): void {
  const one = scene.view.hand.find((held) => held.card === card);
  // A replay is looked at, not played.
  if (!one || scene.view.replay) return;
  table.drawing.hand.setStop(card);
  table.link.send("act", { action: one.action });
}

function doAction(table: Table, scene: Scene, index: number): void {
  const action = scene.view.actions[index];
  if (!action) return;
  if (isGameKind(action.kind)) table.link.send("act", { action: action.action });
  else table.link.send("session", { kind: action.kind });
}

function onKey(event: KeyboardEvent, table: Table): void {
  const scene = table.scene();
  if (!scene || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if ((event.target as Element).closest("input, select, textarea")) return;
  const step = STEPS[event.key];
  if (step !== undefined && table.drawing.hand.focusedCard()) {
    table.settle();
    table.drawing.hand.move(step);
    event.preventDefault();
  } else if (pressed(event, table, scene)) event.preventDefault();
}

function pressed(event: KeyboardEvent, table: Table, scene: Scene): boolean {
  if (event.shiftKey || (isLetter(event.key) && !scene.options.keys)) return false;
  const button = buttonFor(scene.view, event.key);
  if (button) {
    ask(table, button);
    return true;
  }
  return isLetter(event.key) && ["table", "replay"].includes(modeOf(scene.view)) && letter(event.key, table, scene);
}

function letter(key: string, table: Table, scene: Scene): boolean {
  const wanted = key.toUpperCase();
  const index = scene.view.actions.findIndex((one) => one.key.toUpperCase() === wanted);
  if (index >= 0) {
    table.settle();
    doAction(table, scene, index);
    return true;
  }
  if (wanted === "H") table.say(handAloud(scene));
  else if (wanted === "L") table.say(historyAloud(scene));
  else return false;
  return true;
}

export function handAloud({ view, options }: Scene): string {
  const cards = view.hand.map((one) => one.name).join(", ");
  return cards ? word(options, "read_hand", { cards }) : word(options, "hand_empty");
}

/** A full stop, where the words do not bring one, so that lines are not read into each other. */
function ended(text: string): string {
  if (!text) return "";
  return /[.!?]$/.test(text) ? ` ${text}` : ` ${text}.`;
}

export function historyAloud({ view, options }: Scene): string {
  const lines = view.history.map((line) =>
    richWords(ended(`${line.n}: ${line.title}`) + ended(line.note), view.names));
  return lines.length ? lines.join("").trim() : word(options, "history_empty");
}
