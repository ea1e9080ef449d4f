// The quiet parts of the table: bar, seats, stock, message, actions.
import { el } from "../base/dom";
import { icon } from "../base/icons";
import { rich, richWords } from "../base/rich";
import { word } from "../base/options";
import { toolButtons } from "./coach";
import type { Scene } from "./scene";
import type { SeatView } from "./view";

const MESSAGE_ICON = { info: "say", good: "ok", bad: "x", note: "note" } as const;

export function bar({ view }: Scene): HTMLElement {
  const { heading, match, home } = view;
  const mark = home
    ? el("a", { class: "brand", href: home.href, "aria-label": home.label, "data-key": "home" }, "66")
    : el("span", { class: "brand", "aria-hidden": "true" }, "66");
  const element = el("header", { class: "bar" }, mark,
    el("div", { class: "ttl" }, el("h2", {}, heading.title), el("span", {}, heading.sub)));
  if (match) {
    element.append(el("div", { class: "scores num", role: "img", "aria-label": `${match.label}. ${match.line}` },
      el("span", { class: "opt" }, match.label), el("b", {}, match.scores.join(" : "))));
  }
  return element;
}

/** Won tricks lie face down; the count is in the words beside the pile. */
function pile(scene: Scene, seat: SeatView): HTMLElement {
  const shown = Math.min(seat.tricks, 3);
  const stack = el("span", { class: `won n${shown}`, "aria-hidden": "true", "data-spot": `pile:${seat.seat}` });
  for (let i = 0; i < shown; i += 1) stack.append(scene.faces.card(null, true));
  return stack;
}

function announced(scene: Scene, seat: SeatView): HTMLElement[] {
  return seat.announced.map((call) => {
    const suit = el("i", {}, scene.faces.pip(call.suit));
    suit.style.color = suitColour(scene, call.suit);
    return el("span", { class: call.pending ? "chip pending" : "chip" }, suit, ...rich(call.text, scene.view.names, scene.faces));
  });
}

function suitColour(scene: Scene, suit: string): string {
  const german: Record<string, string> = { S: "gl", H: "gh", D: "gb", C: "ga" };
  return `var(--suit-${scene.faces.deck === "german" ? german[suit] : suit.toLowerCase()})`;
}

function backs(scene: Scene, seat: SeatView): HTMLElement {
  const { view, options } = scene;
  const known = seat.shown.map((card) => view.names[card] ?? card).join(", ");
  const label = word(options, known ? "backs_shown" : "backs",
    { name: seat.name, count: String(seat.cards), cards: known });
  const open = seat.cards > 0 && seat.shown.length >= seat.cards;
  const row = el("div", { class: open ? "backs open" : "backs", role: "img", "aria-label": label });
  const hidden = Math.max(0, seat.cards - seat.shown.length);
  for (let i = 0; i < hidden; i += 1) row.append(scene.faces.card(null, true));
  for (const card of seat.shown.slice(0, seat.cards)) row.append(scene.faces.card(card));
  row.lastElementChild?.setAttribute("data-spot", `backs:${seat.seat}`);
  if (!row.lastElementChild) row.setAttribute("data-spot", `backs:${seat.seat}`);
  return row;
}

export function opponents(scene: Scene): HTMLElement {
  const others = scene.view.seats.filter((one) => !one.you);
  const row = el("div", { class: `seats n${others.length}` });
  for (const seat of others) {
    row.append(el("div", { class: "seat" },
      el("div", { class: "who" }, pile(scene, seat),
        el("span", {}, el("b", {}, seat.name), el("small", {}, seat.tricks_text)), ...announced(scene, seat)),
      backs(scene, seat)));
  }
  return row;
}

export function ownSeat(scene: Scene): HTMLElement {
  const { view, options } = scene;
  const row = el("div", { class: "me" });
  for (const seat of view.seats.filter((one) => one.you)) {
    row.append(el("div", { class: "who" }, pile(scene, seat),
      el("span", {}, el("b", {}, seat.name), el("small", {}, seat.tricks_text)), ...announced(scene, seat)));
  }
  if (view.last_trick) {
    const open = scene.lookBack;
    row.append(el("button", { type: "button", class: "btn quiet", "data-do": "look-back", "data-key": "look-back" }, word(options, open ? "last_trick_hide" : "last_trick")));
  }
  return row;
}

export function stock(scene: Scene): HTMLElement {
  const { view, faces, options } = scene;
  const { state, turn_up: turnUp, text, face_down: faceDown } = view.stock;
  const box = el("div", { class: "stock" });
  if (state === "empty") {
    box.append(el("div", { class: "hole", "data-spot": "stock" }, word(options, "stock_empty")));
  } else {
    const label = turnUp && state === "open"
      ? word(options, "stock_label", { text, card: view.names[turnUp] ?? turnUp }) : text;
    const heap = el("div", { class: `pile ${state}`, role: "img", "aria-label": label, "data-spot": "stock" });
    const turn = faces.card(state === "open" ? turnUp : null);
    turn.setAttribute("class", "turn");
    turn.setAttribute("data-spot", "turn");
    const stack = Array.from({ length: Math.min(3, Math.max(0, faceDown)) }, (_, i) => {
      const back = faces.card(null);
      back.setAttribute("class", `p${i + 1}`);
      return back;
    });
    // Closed: the turn-up lies face down across the top. Open: across, under the stock.
    if (turnUp || state === "closed") heap.append(turn);
    heap.prepend(...(state === "closed" ? stack : []));
    heap.append(...(state === "closed" ? [] : stack));
    box.append(heap);
  }
  const sign = el("i", {}, faces.pip(view.trump.suit));
  sign.style.color = suitColour(scene, view.trump.suit);
  box.append(el("span", { class: "trump" }, sign, view.trump.text, el("span", { class: "vh" }, ` ${view.trump.name}`)));
  const shut = state === "closed";
  if (text) {
    box.append(el("span", { class: shut ? "shut" : "left", "aria-hidden": state === "empty" ? null : "true" },
      shut ? icon("lock") : null, el("span", {}, text)));
  }
  return box;
}

const bare = (words: string) => words.replace(/[.\s]+$/, "");

export function message({ view, faces }: Scene): HTMLElement {
  const { tone, title, text } = view.message;
  const box = el("div", { class: `msg ${tone}` });
  // The panel of the outcome says it already.
  const said = view.outcome !== null && bare(view.outcome.title) === bare(title);
  if (said || (!title && !text)) {
    box.classList.add("empty");
    return box;
  }
  box.append(el("span", { class: "ico" }, icon(MESSAGE_ICON[tone])),
    el("p", {}, el("b", {}, ...rich(title, view.names, faces)), el("span", {}, ...rich(text, view.names, faces))));
  return box;
}

export function actions(scene: Scene): HTMLElement {
  const { view, faces, options } = scene;
  // A deal that is over can be looked back on: this is then as good a way on as the next deal.
  const more = view.outcome ? toolButtons(scene, "btn") : [];
  const row = el("div", { class: `acts n${view.actions.length + more.length}`, role: "group", "aria-label": word(options, "actions") });
  view.actions.forEach((action, index) => {
    row.append(el("button", {
      type: "button",
      class: action.main ? "btn key" : "btn",
      "data-do": `action:${index}`,
      "data-key": `action:${action.kind}:${action.action}`,
      "aria-label": richWords(action.label, view.names),
      "aria-keyshortcuts": options.keys && action.key ? action.key : null,
    }, el("span", {}, ...rich(action.label, view.names, faces)), action.key ? el("kbd", { "aria-hidden": "true" }, action.key) : null));
  });
  row.append(...more);
  return row;
}

