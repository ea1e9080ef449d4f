// Sizes of the table, from the room the widget has. Pure: numbers in, numbers out.

/** Room in CSS pixels: the widget's own width, and the height one can see without scrolling. */
export interface Room { width: number; height: number; hand: number }

export type Kind = "narrow" | "medium" | "wide" | "flat";

export interface Layout {
  kind: Kind;
  /** A small phone held upright: less air. */
  low: boolean;
  /** A phone held upright that is not tall: the tutor's tools share a row with your seat. */
  snug: boolean;
  /** Wide, but with no room for your seat beside the message: it gets a row of its own. */
  tight: boolean;
  /** Width of the widget. */
  width: number;
  /** Height the table should fill, so that hand and buttons are in sight. */
  height: number;
  /** Width of a card in the hand. */
  card: number;
  /** Widest a card in the trick may be; it shrinks further when the room is low. */
  trick: number;
  /** Width of a card back at the opponent's seat. */
  back: number;
  /** Left edge of each hand card, from the left of the hand. */
  lefts: number[];
  /** Width of the whole hand. */
  handWidth: number;
}

export const SIDE_WIDTH = 320;
export const MIN_STRIP = 44;
const GAP = 10;
const FULL_HAND = 6;

export function kindOf(width: number, height: number): Kind {
  if (height <= 520 && width >= 480 && width > height) return "flat";
  if (width >= 1000) return "wide";
  return width >= 600 ? "medium" : "narrow";
}

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

function cardWidth(kind: Kind, width: number, height: number): number {
  if (kind === "flat") return height < 380 ? 68 : 72;
  if (kind === "narrow") return clamp(64, Math.min(width * 0.23, height * 0.125), 112);
  if (kind === "medium") return clamp(84, Math.min(width * 0.155, height * 0.17), 116);
  const beside = (width - SIDE_WIDTH - 48 - GAP * (FULL_HAND - 1)) / FULL_HAND;
  return clamp(84, Math.min(width * 0.106, height * 0.17, beside), 176);
}

/** Fan a hand: side by side where there is room, else overlapping, but never under 44 px. */
export function fan(count: number, card: number, inner: number): number[] {
  if (count === 0) return [];
  const full = Math.max(count, FULL_HAND);
  const strip = full > 1 ? (inner - card) / (full - 1) : 0;
  const step = clamp(Math.min(MIN_STRIP, strip), strip, card + GAP);
  const safe = Math.max(step, Math.min(MIN_STRIP, (inner - card) / Math.max(1, count - 1)));
  return Array.from({ length: count }, (_, index) => Math.round(index * safe * 100) / 100);
}

export function layout({ width, height, hand }: Room): Layout {
  const kind = kindOf(width, height);
  let card = Math.round(cardWidth(kind, width, height));
  const padding = kind === "narrow" ? 24 : kind === "flat" ? 32 : 48;
  const inner = Math.max(0, width - padding - (kind === "wide" ? SIDE_WIDTH : 0));
  // In a very narrow place the card gives way before the 44 px strip does.
  card = Math.min(card, Math.max(48, inner - MIN_STRIP * (Math.max(hand, FULL_HAND) - 1)));
  const lefts = fan(hand, card, inner);
  return {
    kind,
    low: kind === "narrow" && height < 700,
    snug: kind === "narrow" && height < 800,
    tight: kind === "wide" && width < 1240,
    width: Math.round(width),
    height: Math.round(height),
    card,
    trick: Math.round(kind === "narrow" ? clamp(64, width * 0.28, 124) : card * (kind === "medium" ? 1.25 : 1)),
    back: kind === "flat" ? 25 : kind === "narrow" ? (height < 700 ? 28 : 40) : kind === "medium" ? 52 : 64,
    lefts,
    handWidth: lefts.length ? lefts[lefts.length - 1] + card : 0,
  };
}
