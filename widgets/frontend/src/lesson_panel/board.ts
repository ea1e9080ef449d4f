// The felt with its rows of cards. Cards that may be tapped form one group with one tab stop.
import { cardButton, cardPicture } from "../base/card";
import { el } from "../base/dom";
import { word } from "../base/options";
import { rich, richWords } from "../base/rich";
import { deeds } from "./foot";
import { decisionRow } from "./decisions";
import { rowLabel, splitRow, tableRow, textRow, workingRow } from "./plain_rows";
import { sideBySide } from "./side_by_side";
import type { Scene } from "./scene";
import { tileRow } from "./tiles";
import type { BoardCard, CardRow, Row } from "./view";

export function board(scene: Scene): HTMLElement | null {
  const { view, options, faces, editor } = scene;
  const shown = view.board;
  if (!shown) return null;
  // Backs of a hand are only drawn where cards are played.
  const deal = shown.rows.some((row) => row.kind === "backs") ? " deal" : "";
  const felt = el("section", {
    class: `felt rows-${Math.min(4, shown.rows.length)}${deal}`, "aria-label": word(options, "board"),
  });
  const title = shown.title || shown.trump;
  if (title) {
    const head = el("div", { class: "felt-head" }, shown.title
      ? el(editor ? "h4" : "h3", {}, ...rich(shown.title, view.names, faces)) : null);
    if (shown.trump) {
      const sign = el("i", {}, faces.pip(shown.trump.suit));
      sign.style.color = `var(--suit-${faces.deck === "german" ? germanLetter(shown.trump.suit) : shown.trump.suit.toLowerCase()})`;
      head.append(el("span", { class: "trump" }, sign, shown.trump.text,
        el("span", { class: "vh" }, ` ${view.names[shown.trump.suit] ?? ""}`)));
    }
    felt.append(head);
  }
  const acts = deeds(scene);
  const last = shown.rows.length - 1;
  for (const { kind, rows } of sideBySide(shown.rows)) {
    // Buttons stand above the hand, as at the table.
    if (acts && rows.includes(shown.rows[last]) && rows[0].kind === "hand") felt.append(acts);
    const made = rows.map((row) => rowOf(scene, row));
    felt.append(...(kind ? [el("div", { class: kind }, ...made)] : made));
  }
  if (acts && acts.parentNode === null) felt.append(acts);
  return felt;
}

function germanLetter(suit: string): string {
  return { S: "gl", H: "gh", D: "gb", C: "ga" }[suit] ?? "";
}

function rowOf(scene: Scene, row: Row): HTMLElement {
  switch (row.kind) {
    case "worlds": case "timeline": return tileRow(scene, row);
    case "text": return textRow(scene, row);
    case "split": return splitRow(scene, row);
    case "table": return tableRow(scene, row);
    case "decisions": return decisionRow(scene, row);
    case "working": return workingRow(row);
    default: return cardRow(scene, row);
  }
}

function cardRow(scene: Scene, row: CardRow): HTMLElement {
  const tap = row.cards.some((card) => card.tappable);
  const count = row.cards.length;
  const size = count > 3 ? "many" : "few";
  const cards = el("div", {
    class: `cards ${row.kind} ${size} ${tap ? "tap" : ""}`.trim(),
    role: tap || row.label ? "group" : null,
    "aria-label": richWords(row.label || (tap ? scene.view.board?.title || word(scene.options, "answer") : ""), scene.view.names) || null,
    "data-group": tap ? "cards" : null,
  });
  cards.style.setProperty("--n", String(Math.max(2, count)));
  for (const card of row.cards) cards.append(place(scene, card));
  return el("div", { class: `row ${row.kind}` }, rowLabel(scene, row.label), cards);
}

function place(scene: Scene, card: BoardCard): HTMLElement {
  const slot = el("div", { class: "slot" });
  slot.append(picture(scene, card));
  // Who played it comes first, so that these words stand in line whether a card has a tag or not.
  if (card.label && card.card) slot.append(el("span", { class: "who" }, card.label));
  if (card.value !== null) slot.append(el("b", { class: "worth num" }, card.value));
  if (card.tag) {
    const tone = card.mark === "wrong" || card.mark === "tapped" ? "n" : "w";
    slot.append(el("span", { class: `tag ${tone}` }, card.tag));
  }
  return slot;
}

function picture(scene: Scene, card: BoardCard): HTMLElement {
  const { view, faces } = scene;
  if (card.card === null) {
    if (card.back) return cardPicture(faces, null);
    return el("div", { class: "hole" }, card.label);
  }
  const name = spoken(scene, card);
  if (!card.tappable) return cardPicture(faces, card.card, name, card.mark);
  const at = scene.picks.indexOf(card.id);
  const several = view.input.kind === "order" || view.input.kind === "tap-many";
  const button = cardButton(faces, card.card, name, at >= 0 ? "picked" : card.mark);
  button.dataset.pick = card.id;
  button.dataset.spot = `card:${card.id}`;
  if (several) button.setAttribute("aria-pressed", String(at >= 0));
  if (view.input.kind === "order" && at >= 0) {
    button.append(el("span", { class: "pos num", "aria-hidden": "true" }, String(at + 1)));
  }
  return button;
}

function spoken({ view, options, picks }: Scene, card: BoardCard): string {
  const at = picks.indexOf(card.id);
  const parts = [
    view.names[card.card ?? ""] ?? card.card ?? "",
    card.label,
    card.value ?? "",
    card.tag,
    view.input.kind === "order" && at >= 0 ? word(options, "place", { n: String(at + 1) }) : "",
  ];
  return parts.filter(Boolean).map((part) => richWords(part, view.names)).join(", ");
}
