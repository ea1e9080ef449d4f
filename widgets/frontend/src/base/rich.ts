// Rich text: plain words with card tokens "[TH]", suit tokens "[H]" and "**bold**".
// Python writes it; here it is only drawn. It never passes through innerHTML.
import { el } from "./dom";
import { type Faces, rankSign, suitClass } from "./faces";

export type Names = Record<string, string>;
export type Piece =
  | { kind: "text"; text: string; bold: boolean }
  | { kind: "card"; card: string; bold: boolean }
  | { kind: "suit"; suit: string; bold: boolean };

const TOKEN = /\[([ATKQJ987][SHDC])\]|\[([SHDC])\]|(\*\*)/g;

/** The order of the ranks, a sum of two, a product, what comes out: hard to read over two lines. */
const NUMBER = "[+−]?\\d+(?:\\.\\d+)?(?: %)?";
const TOGETHER = new RegExp(
  "(\\b(?:A|10|[KQJOU987])(?: (?:A|10|[KQJOU987])\\b){4,}|\\b\\d+ [+×] \\d+ = \\d+\\b"
  + `|\\b\\d+(?: %)? × \\d+(?: %)?|\\b\\d+ ÷ \\d+ = ${NUMBER}|[÷=] ${NUMBER}|\\b\\d+ %)`,
);
/** What a card is worth stays with it. */
const WORTH = /^ = (?=\d)/;

/** Split plain words so that every second part is one that must not be broken over two lines. */
export function unbroken(text: string): string[] {
  return text.split(TOGETHER);
}

function wordsNode(text: string): Node {
  const parts = unbroken(text);
  if (parts.length === 1) return document.createTextNode(text);
  return el("span", {}, ...parts.map((part, at) => (at % 2 ? el("span", { class: "tie" }, part) : part)));
}

/** Split rich text into pieces; anything that is not a token stays text. */
export function parseRich(text: string): Piece[] {
  const pieces: Piece[] = [];
  let bold = false;
  let from = 0;
  const addText = (part: string) => {
    if (part) pieces.push({ kind: "text", text: part, bold });
  };
  const stars = text.split("**").length - 1;
  let left = stars - (stars % 2); // a lone ** is text
  for (const match of text.matchAll(TOKEN)) {
    if (match[3] && left === 0) continue;
    addText(text.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[1]) pieces.push({ kind: "card", card: match[1], bold });
    else if (match[2]) pieces.push({ kind: "suit", suit: match[2], bold });
    else {
      bold = !bold;
      left -= 1;
    }
  }
  addText(text.slice(from));
  return pieces;
}

/** The same text as words only, for the live region and for accessible names. */
export function richWords(text: string, names: Names): string {
  return parseRich(text)
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      const code = piece.kind === "card" ? piece.card : piece.suit;
      return names[code] ?? code;
    })
    .join("");
}

/** The text as nodes: words, and suit signs with an accessible name. */
export function rich(text: string, names: Names, faces: Faces): Node[] {
  return parseRich(text).map((piece) => {
    let node: Node;
    if (piece.kind === "text") node = wordsNode(piece.text.replace(WORTH, "\u00a0=\u00a0"));
    else {
      const code = piece.kind === "card" ? piece.card : piece.suit;
      const suit = code[code.length - 1];
      node = el(
        "span",
        {
          class: `pc ${suitClass(suit, faces.deck)}`,
          role: "img",
          "aria-label": names[code] ?? code,
        },
        faces.pip(suit),
        piece.kind === "card" ? rankSign(code[0], faces.deck) : null,
      );
    }
    return piece.bold ? el("b", {}, node) : node;
  });
}
