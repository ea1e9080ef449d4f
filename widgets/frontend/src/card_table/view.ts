// The picture Python sends. The browser draws it and knows no rules and no sentence of its own:
// words come with the view, or with options.words (see data/locale/en/widgets.toml for the keys).
import type { Names } from "../base/rich";
import type { SetupView } from "../base/settings";

export type SeatNumber = number;

export interface Announced { suit: string; points: number; pending: boolean; text: string }

export interface SeatView {
  seat: SeatNumber;
  name: string;
  you: boolean;
  cards: number;
  tricks: number;
  tricks_text: string;
  to_move: boolean;
  leads: boolean;
  /** Cards of this hand that everybody has seen. */
  shown: string[];
  announced: Announced[];
}

export type HandMark = "" | "pair" | "hint" | "answer" | "tapped" | "not";

export interface HandCard {
  card: string;
  name: string;
  action: string;
  allowed: boolean;
  mark: HandMark;
}

export interface TrickCard { seat: SeatNumber; card: string; label: string; wins: boolean }

/** A place on the table, in the order to draw; `you` asks for a tap there. */
export interface TrickSlot { seat: SeatNumber; label: string; hint: string; you?: boolean }

export interface TrickView { cards: TrickCard[]; slots: TrickSlot[]; complete: boolean }

export interface LastTrick {
  leader: SeatNumber;
  cards: { seat: SeatNumber; card: string }[];
  winner: SeatNumber;
  text: string;
}

export interface StockView {
  state: "open" | "closed" | "empty";
  face_down: number;
  turn_up: string | null;
  text: string;
}

export type ActionKind =
  | "marry" | "exchange" | "close" | "draw" | "claim" | "count"
  | "go-on" | "next-deal" | "new-match" | "undo";

export interface ActionView {
  action: string;
  kind: ActionKind;
  label: string;
  key: string;
  main: boolean;
}

export type Tone = "info" | "good" | "bad" | "note";

export interface MessageView {
  tone: Tone;
  title: string;
  text: string;
  /** The cards it speaks of; named in the text, marked in the hand. */
  cards: string[];
}

export interface HistoryLine { n: number; title: string; note: string; why?: WhyView | null }

export interface OutcomeView {
  title: string;
  lines: string[];
  /** `hands[n]` is the hand of seat number n. */
  revealed: { hands: string[][]; stock: string[] };
}

export type MoveKind = "play" | "draw" | "exchange" | "marry" | "close" | "claim" | "take" | "deal";

/** What happened since the event before, in order. `take`: the trick goes to seat `to`. */
export interface MoveView {
  seat: SeatNumber;
  kind: MoveKind;
  card: string | null;
  to: SeatNumber | null;
}

/** `aim` and `lines` are rich text. */
export interface HowToView { title: string; aim: string; lines: string[]; close: string }

/** What a button of the tutor sends back with its kind. */
export type Value = string | number | null;

export interface WhyView { value: Value; label: string }

/** A button of the tutor. `key` is a letter, "Escape", "ArrowLeft" or "ArrowRight". */
export interface TutorButton {
  kind: string;
  label: string;
  value?: Value;
  key?: string;
  main?: boolean;
  /** Shown but without effect now, so that the others keep their places. */
  enabled?: boolean;
}

export interface ToolView { kind: "hint" | "why" | "undo" | "review"; label: string; key?: string; note?: string }

export interface ReadLink { id: string; label: string }

/** The tutor's panel beside the message. `title` and `lines` are rich text. */
export interface CoachView {
  kind: "hint" | "why" | "refusal" | "note";
  tone: Tone;
  title: string;
  lines: string[];
  step: string;
  basis: string;
  cards: string[];
  buttons: TutorButton[];
  read: ReadLink[];
  /** Lines of Python that give the figures of the reason again. */
  computation?: string;
}

/** The table shows an earlier or a possible moment; `title` and `caption` are rich text. */
export interface ReplayView {
  title: string;
  caption: string;
  step: string;
  open_cards: string;
  buttons: TutorButton[];
}

export interface PracticeView { title: string; note: string; button: TutorButton }

export interface CountView {
  title: string;
  rows: { label: string; value: string; note: string }[];
  unseen: { label: string; cards: string[] } | null;
  note: string;
}

export type MomentTone = "good" | "bad" | "note";

export interface CurveMark { n: number; x: number; y: number; tone: MomentTone; label: string }

export interface CurveView {
  title: string;
  note: string;
  min: number;
  max: number;
  lines: { y: number; label: string }[];
  points: { x: number; y: number; label: string }[];
  ticks: { x: number; label: string }[];
  marks: CurveMark[];
}

export interface SplitView {
  title: string;
  rows: { label: string; value: string; text: string }[];
  how: string;
}

export interface MomentView {
  n: number;
  tone: MomentTone;
  title: string;
  sub: string;
  cards: { card: string; label: string; mark: "" | "answer" }[];
  value: string;
  unit: string;
  lines: string[];
  basis: string;
  buttons: TutorButton[];
  read: ReadLink[];
}

export interface DecisionsView {
  title: string;
  head: string[];
  rows: { cells: string[]; why: WhyView | null }[];
}

export interface RecordView { title: string; line: string; copy: string; copied: string; save: string; file: string }

/** A deal looked back on. While `busy` only title and sub are drawn. */
export interface ReviewView {
  title: string;
  sub: string;
  busy: boolean;
  curve?: CurveView | null;
  split?: SplitView | null;
  moments_title?: string;
  moments?: MomentView[];
  all?: DecisionsView | null;
  record?: RecordView | null;
  buttons?: TutorButton[];
}

/** A deal from outside, pasted or from a file. */
export interface LoadView { title: string; label: string; button: string; file: string; error: string }

/** One entry of the handbook. */
export interface PageView {
  title: string;
  lines: string[];
  see: ReadLink[];
  close: TutorButton;
  all: { href: string; label: string } | null;
}

export interface CardTableView {
  version: 1;
  event: number;
  stores: string[];
  heading: { title: string; sub: string };
  match: { scores: number[]; target: number; label: string; line: string } | null;
  seats: SeatView[];
  hand: HandCard[];
  trick: TrickView;
  last_trick: LastTrick | null;
  stock: StockView;
  trump: { suit: string; text: string; name: string };
  actions: ActionView[];
  message: MessageView;
  say: string;
  history: HistoryLine[];
  history_line: { title: string; note: string };
  outcome: OutcomeView | null;
  moves: MoveView[];
  help: { show_allowed: boolean };
  names: Names;
  /** Choices for a new match, on a page of its own; null inside a lesson. */
  setup: SetupView | null;
  /** Where the mark in the bar leads, if anywhere. */
  home: { href: string; label: string } | null;
  /** The rules of this table in a few lines, behind a button. */
  how_to: HowToView | null;
  /** What the tutor can do now. This and all below may be missing: a lesson has no tutor. */
  tools?: ToolView[] | null;
  coach?: CoachView | null;
  replay?: ReplayView | null;
  practice?: PracticeView | null;
  count?: CountView | null;
  review?: ReviewView | null;
  load?: LoadView | null;
  page?: PageView | null;
}

/** Kinds that are moves of the game; all others speak to the session. */
const GAME_KINDS: ReadonlySet<ActionKind> = new Set<ActionKind>([
  "marry", "exchange", "close", "draw", "claim", "count",
]);

export function isGameKind(kind: ActionKind): boolean {
  return GAME_KINDS.has(kind);
}
