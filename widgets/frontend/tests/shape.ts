// The shape of a card table view, checked field by field: one list for both languages' examples.

export type Shape =
  | "text" | "number" | "yes-no" | "choice" | "names" | "value"
  | { one: readonly (string | number)[] }
  | { list: Shape }
  | { maybe: Shape }
  /** Which fields there are depends on one of them. */
  | { by: string; of: Record<string, Shape> }
  | { fields: Record<string, Shape>; optional?: Record<string, Shape> };

const list = (inner: Shape): Shape => ({ list: inner });
const maybe = (inner: Shape): Shape => ({ maybe: inner });
const fields = (inner: Record<string, Shape>, optional?: Record<string, Shape>): Shape => ({ fields: inner, optional });
const one = (...values: (string | number)[]): Shape => ({ one: values });

export const SUITS = one("S", "H", "D", "C");

/** The whole value is free: text, a number or nothing. */
const VALUE: Shape = "value";
const WHY = maybe(fields({ value: VALUE, label: "text" }));
const BUTTON = fields({ kind: "text", label: "text" }, { value: VALUE, key: "text", main: "yes-no", enabled: "yes-no" });
const READ = list(fields({ id: "text", label: "text" }));
const MOMENT_TONE = one("good", "bad", "note");

/** What the tutor adds; a view of a lesson may leave out all of it. */
const TUTOR: Record<string, Shape> = {
  tools: maybe(list(fields({ kind: one("hint", "why", "undo", "review"), label: "text" }, { key: "text", note: "text" }))),
  coach: maybe(fields({
    kind: one("hint", "why", "refusal", "note"), tone: one("info", "good", "bad", "note"),
    title: "text", lines: list("text"), step: "text", basis: "text", cards: list("text"),
    buttons: list(BUTTON), read: READ,
  }, { computation: "text" })),
  replay: maybe(fields({ title: "text", caption: "text", step: "text", open_cards: "text", buttons: list(BUTTON) })),
  practice: maybe(fields({ title: "text", note: "text", button: BUTTON })),
  count: maybe(fields({
    title: "text", rows: list(fields({ label: "text", value: "text", note: "text" })),
    unseen: maybe(fields({ label: "text", cards: list("text") })), note: "text",
  })),
  review: maybe(fields({ title: "text", sub: "text", busy: "yes-no" }, {
    curve: maybe(fields({
      title: "text", note: "text", min: "number", max: "number",
      lines: list(fields({ y: "number", label: "text" })),
      points: list(fields({ x: "number", y: "number", label: "text" })),
      ticks: list(fields({ x: "number", label: "text" })),
      marks: list(fields({ n: "number", x: "number", y: "number", tone: MOMENT_TONE, label: "text" })),
    })),
    split: maybe(fields({
      title: "text", rows: list(fields({ label: "text", value: "text", text: "text" })), how: "text",
    })),
    moments_title: "text",
    moments: list(fields({
      n: "number", tone: MOMENT_TONE, title: "text", sub: "text",
      cards: list(fields({ card: "text", label: "text", mark: one("", "answer") })),
      value: "text", unit: "text", lines: list("text"), basis: "text", buttons: list(BUTTON), read: READ,
    })),
    all: maybe(fields({
      title: "text", head: list("text"), rows: list(fields({ cells: list("text"), why: WHY })),
    })),
    record: maybe(fields({
      title: "text", line: "text", copy: "text", copied: "text", save: "text", file: "text",
    })),
    buttons: list(BUTTON),
  })),
  load: maybe(fields({ title: "text", label: "text", button: "text", file: "text", error: "text" })),
  page: maybe(fields({
    title: "text", lines: list("text"), see: READ, close: BUTTON,
    all: maybe(fields({ href: "text", label: "text" })),
  })),
};

export const CARD_TABLE: Shape = fields({
  version: one(1),
  event: "number",
  stores: list("text"),
  heading: fields({ title: "text", sub: "text" }),
  match: maybe(fields({ scores: list("number"), target: "number", label: "text", line: "text" })),
  seats: list(fields({
    seat: "number", name: "text", you: "yes-no", cards: "number", tricks: "number", tricks_text: "text",
    to_move: "yes-no", leads: "yes-no", shown: list("text"),
    announced: list(fields({ suit: SUITS, points: "number", pending: "yes-no", text: "text" })),
  })),
  hand: list(fields({
    card: "text", name: "text", action: "text", allowed: "yes-no",
    mark: one("", "pair", "hint", "answer", "tapped", "not"),
  })),
  trick: fields({
    cards: list(fields({ seat: "number", card: "text", label: "text", wins: "yes-no" })),
    slots: list(fields({ seat: "number", label: "text", hint: "text" }, { you: "yes-no" })),
    complete: "yes-no",
  }),
  last_trick: maybe(fields({
    leader: "number", cards: list(fields({ seat: "number", card: "text" })), winner: "number", text: "text",
  })),
  stock: fields({
    state: one("open", "closed", "empty"), face_down: "number", turn_up: maybe("text"), text: "text",
  }),
  trump: fields({ suit: SUITS, text: "text", name: "text" }),
  actions: list(fields({
    action: "text",
    kind: one("marry", "exchange", "close", "draw", "claim", "count", "go-on", "next-deal", "new-match", "undo"),
    label: "text", key: "text", main: "yes-no",
  })),
  message: fields({ tone: one("info", "good", "bad", "note"), title: "text", text: "text", cards: list("text") }),
  say: "text",
  history: list(fields({ n: "number", title: "text", note: "text" }, { why: WHY })),
  history_line: fields({ title: "text", note: "text" }),
  outcome: maybe(fields({
    title: "text", lines: list("text"),
    revealed: fields({ hands: list(list("text")), stock: list("text") }),
  })),
  moves: list(fields({
    seat: "number",
    kind: one("play", "draw", "exchange", "marry", "close", "claim", "take", "deal"),
    card: maybe("text"), to: maybe("number"),
  })),
  help: fields({ show_allowed: "yes-no" }),
  names: "names",
  setup: maybe(fields({
    title: "text", button: "text", open: "yes-no",
    groups: list(fields({
      id: "text", label: "text", value: "choice",
      choices: list(fields({ id: "choice", label: "text", note: "text" })),
    }, { live: "yes-no" })),
    start: fields({ label: "text", note: "text" }), close: fields({ label: "text" }),
  })),
  home: maybe(fields({ href: "text", label: "text" })),
  how_to: maybe(fields({ title: "text", aim: "text", lines: list("text"), close: "text" })),
}, TUTOR);

/** Everything wrong with a value: a missing, an unknown or a mistyped field, each with its path. */
export function faults(value: unknown, shape: Shape, path = "view"): string[] {
  if (shape === "text") return typeof value === "string" ? [] : [`${path}: not text`];
  if (shape === "number") return typeof value === "number" ? [] : [`${path}: not a number`];
  if (shape === "yes-no") return typeof value === "boolean" ? [] : [`${path}: not true or false`];
  if (shape === "value") {
    return value === null || ["string", "number"].includes(typeof value) ? [] : [`${path}: not a value`];
  }
  if (shape === "choice") {
    return ["string", "boolean"].includes(typeof value) ? [] : [`${path}: not a choice`];
  }
  if (typeof shape === "object" && "one" in shape) {
    return shape.one.includes(value as string) ? [] : [`${path}: unknown value ${JSON.stringify(value)}`];
  }
  if (typeof shape === "object" && "maybe" in shape) return value === null ? [] : faults(value, shape.maybe, path);
  if (typeof shape === "object" && "list" in shape) {
    if (!Array.isArray(value)) return [`${path}: not a list`];
    return value.flatMap((item, index) => faults(item, shape.list, `${path}[${index}]`));
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [`${path}: not an object`];
  const entries = value as Record<string, unknown>;
  if (typeof shape === "object" && "by" in shape) {
    const kind = shape.of[String(entries[shape.by])];
    return kind ? faults(value, kind, path) : [`${path}.${shape.by}: unknown value ${JSON.stringify(entries[shape.by])}`];
  }
  if (shape === "names") {
    return Object.entries(entries).flatMap(([key, name]) => faults(name, "text", `${path}.${key}`));
  }
  const known = { ...shape.fields, ...shape.optional };
  return [
    ...Object.keys(shape.fields).filter((key) => !(key in entries)).map((key) => `${path}.${key}: missing`),
    ...Object.keys(entries).filter((key) => !(key in known)).map((key) => `${path}.${key}: unknown`),
    ...Object.keys(entries).filter((key) => key in known)
      .flatMap((key) => faults(entries[key], known[key], `${path}.${key}`)),
  ];
}
