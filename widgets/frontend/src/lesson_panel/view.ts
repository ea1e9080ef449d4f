// The picture of a lesson that Python sends. It is drawn without knowing any lesson: rows of cards,
// one input, one feedback block, buttons. All words come with it, or with options.words.
import type { Mark } from "../base/card";
import type { Names } from "../base/rich";

export interface BoardCard {
  id: string;
  /** null is an empty place, or a back when `back` is set. */
  card: string | null;
  back?: boolean;
  label: string;
  value: string | null;
  mark: Mark;
  tag: string;
  tappable: boolean;
}

/** Sign and look of a tile: what wins or is right, what does not, the wrong pick, the right answer. */
export type TileMark = "" | "good" | "bad" | "wrong" | "answer";

/** A place that is not one card: a possible hand, a moment of a deal. */
export interface Tile {
  id: string;
  text: string;
  /** Small cards in it (worlds). */
  cards?: string[];
  /** A quiet second line (timeline). */
  note?: string;
  mark: TileMark;
  tag: string;
  tappable: boolean;
}

/** A decision of a deal: the cards of its trick, and small what else was known. Without a title it is a sentence. */
export interface Decision {
  id: string;
  title: string;
  /** All of it in words, for who does not see it. */
  text: string;
  notes: string[];
  trick: { card: string; who: string }[];
  /** What was done, where that is no card. */
  do: string;
  /** The hand, and which card of it was played. */
  cards: string[];
  played: string;
  mark: TileMark;
  tag: string;
  tappable: boolean;
}

export interface CardRow { label: string; kind: "trick" | "tiles" | "hand" | "values" | "backs"; cards: BoardCard[] }
export interface TileRow { label: string; kind: "worlds" | "timeline"; tiles: Tile[] }
export interface TextRow { label: string; kind: "text"; lines: string[] }
export interface SplitRow {
  label: string;
  kind: "split";
  parts: { text: string; count: number; tone: "good" | "bad" | "note" }[];
  text: string;
  /** What it comes to, large: the text then says how. */
  value?: string;
}
export interface TableRow {
  label: string;
  kind: "table";
  head: string[];
  rows: string[][];
  /** What holds for the whole table, below it. */
  note?: string;
  /** Only the label stands there until it is opened. */
  fold?: boolean;
}
export interface DecisionRow { label: string; kind: "decisions"; tiles: Decision[] }
/** Something is still being worked out: so much of all of it. */
export interface WorkingRow { label: string; kind: "working"; text: string; done: number; all: number }
export type Row = CardRow | TileRow | TextRow | SplitRow | TableRow | DecisionRow | WorkingRow;

export interface Board {
  title: string;
  trump: { suit: string; text: string } | null;
  rows: Row[];
}

export type InputKind = "tap-one" | "tap-many" | "order" | "choice" | "number" | "none";

export interface Choice { id: string; label: string; note?: string }

export interface Input {
  kind: InputKind;
  choices: Choice[];
  label: string;
  min: number;
  max: number;
  submit: string;
  /** What each number says, from min to max: then it is given by a slider. */
  words?: string[];
}

export interface Feedback {
  tone: "good" | "bad" | "note";
  title: string;
  lines: string[];
  rule?: string;
  /** Lines of Python that give the figures of the reason again. */
  computation?: string;
}

/** A button with an id "do:..." is an action at the table and stands above the hand. */
export interface Button { id: string; label: string; main: boolean; key?: string }

export interface Link { label: string; href: string; main: boolean }

export interface LessonPanelView {
  version: number;
  event: number;
  stores: string[];
  heading: { title: string; sub: string; home: string };
  step: { index: number; count: number; label: string };
  dots: ("good" | "bad" | "now" | "todo")[];
  dots_text: string;
  prompt: { title: string; lines: string[]; list: string[]; ranks: { card: string; value: string }[] };
  board: Board | null;
  input: Input;
  feedback: Feedback | null;
  note: string;
  buttons: Button[];
  summary: { links: Link[] } | null;
  say: string;
  names: Names;
}

/** Everything on the board that has an id: cards and tiles, in order. */
export function places(view: LessonPanelView): { id: string; tappable: boolean }[] {
  return view.board?.rows.flatMap((row): { id: string; tappable: boolean }[] =>
    "cards" in row ? row.cards : "tiles" in row ? row.tiles : []) ?? [];
}

/** What stays the same while one question is open: picks are kept as long as this does. */
export function questionKey(view: LessonPanelView): string {
  const ids = places(view).map((place) => place.id);
  return `${view.input.kind} ${view.step.index} ${view.prompt.title} ${ids.join(" ")}`;
}

/** The same picture but for how far what is worked out is: then nothing is drawn anew. */
export function pictureKey(view: LessonPanelView): string {
  return JSON.stringify(view, (_, part) => part?.kind === "working" ? { kind: part.kind } : part);
}

/** What is still being worked out, if anything is. */
export function working(view: LessonPanelView): WorkingRow | undefined {
  return view.board?.rows.find((row): row is WorkingRow => row.kind === "working");
}

/** Whether this is a page to read from its start: a worked example, which answers nothing. */
export function isPage(view: LessonPanelView): boolean {
  return view.feedback?.rule !== undefined;
}

/** Whether a button is an action at the table, such as a marriage or closing. */
export function isDeed(button: Button): boolean {
  return button.id.startsWith("do:");
}

/** The counts of a bar in words: "win 2: 5, lose 2: 2". */
export function splitWords(row: SplitRow): string {
  return row.parts.map((part) => `${part.text}: ${part.count}`).join(", ");
}

/** Tap on a card of an order or a set: it is taken up, or put back and the rest closes up. */
export function toggled(picks: string[], id: string): string[] {
  return picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id];
}

/** The place to go to from `at` by a key, among `count`; null if the key moves nothing. */
export function moved(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return null;
  return Math.min(count - 1, Math.max(0, at + step));
}

/** A number as typed, or null; Python says which are allowed. */
export function typedNumber(text: string): number | null {
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
}
