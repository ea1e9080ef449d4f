// The middle of the table: the trick, the last trick when looked at, and the outcome.
import { cardPicture } from "../base/card";
import { el } from "../base/dom";
import { rich } from "../base/rich";
import { word } from "../base/options";
import type { Scene } from "./scene";

function playedCard(scene: Scene, seat: number, card: string, label: string, wins: boolean): HTMLElement {
  const name = scene.view.names[card] ?? card;
  const picture = cardPicture(scene.faces, card, name, wins ? "wins" : "");
  picture.dataset.spot = `trick:${seat}`;
  picture.dataset.card = card;
  const slot = el("div", { class: "slot" }, picture, el("span", { class: "lb" }, label));
  if (wins) slot.append(el("span", { class: "tag" }, word(scene.options, "wins")));
  return slot;
}

export function trick(scene: Scene): HTMLElement {
  const { view, options } = scene;
  const box = el("div", { class: "trick", role: "group", "aria-label": word(options, "trick") });
  box.style.setProperty("--n", String(view.trick.slots.length || 1));
  for (const slot of view.trick.slots) {
    const played = view.trick.cards.find((one) => one.seat === slot.seat);
    const place = played
      ? playedCard(scene, slot.seat, played.card, played.label || slot.label, played.wins)
      : el("div", { class: "slot" },
        el("span", { class: slot.you ? "hole you" : "hole" }, slot.hint), el("span", { class: "lb" }, slot.label));
    place.dataset.slot = String(slot.seat);
    (place.firstElementChild as HTMLElement).dataset.place = `slot:${slot.seat}`;
    box.append(place);
  }
  return box;
}

export function lastTrick(scene: Scene): HTMLElement {
  const { view, options } = scene;
  const last = view.last_trick;
  const box = el("div", { class: "trick past", role: "group", "aria-label": word(options, "last_trick") });
  if (!last) return box;
  const nameOf = (seat: number) => view.seats.find((one) => one.seat === seat)?.name ?? "";
  for (const { seat, card } of last.cards) {
    box.append(playedCard(scene, seat, card, nameOf(seat), seat === last.winner));
  }
  box.append(el("p", { class: "past-text" }, ...rich(last.text, view.names, scene.faces)));
  return box;
}

function revealedRow(scene: Scene, label: string, cards: string[]): HTMLElement {
  const row = el("div", { class: "shown" }, el("span", {}, label));
  const fan = el("span", { class: "minis" });
  for (const card of cards) fan.append(cardPicture(scene.faces, card, scene.view.names[card] ?? card));
  row.append(fan);
  return row;
}

export function outcome(scene: Scene): HTMLElement {
  const { view, options, faces } = scene;
  const box = el("section", { class: "outcome" });
  const result = view.outcome;
  if (!result) return box;
  box.append(el("h3", {}, ...rich(result.title, view.names, faces)));
  for (const line of result.lines) box.append(el("p", {}, ...rich(line, view.names, faces)));
  const rows = el("div", { class: "revealed" });
  result.revealed.hands.forEach((cards, seat) => {
    const name = view.seats.find((one) => one.seat === seat)?.name ?? "";
    if (cards.length) rows.append(revealedRow(scene, name, cards));
  });
  if (result.revealed.stock.length) {
    rows.append(revealedRow(scene, word(options, "stock"), result.revealed.stock));
  }
  if (rows.childElementCount) box.append(rows);
  return box;
}
