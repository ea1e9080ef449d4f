// Card faces and suit signs. Each widget root holds its own small sprite with only the symbols it
// has drawn so far, under ids of its own: removing one widget never breaks another, and colours
// follow that root's theme.
import SPRITE from "../../faces/faces.svg";
import { svg } from "./dom";

export type Deck = "french" | "german";

const GERMAN_SUIT: Record<string, string> = { S: "l", H: "h", D: "b", C: "a" };
const GERMAN_RANK: Record<string, string> = { Q: "O", J: "U" };

/** "T" is shown as 10; the German deck calls queen and jack Ober and Unter. */
export function rankSign(rank: string, deck: Deck): string {
  if (rank === "T") return "10";
  return deck === "german" ? (GERMAN_RANK[rank] ?? rank) : rank;
}

/** Name of the symbol for a card code such as "TH". */
export function faceId(card: string, deck: Deck): string {
  const rank = rankSign(card[0], deck);
  return deck === "german" ? `g-${GERMAN_SUIT[card[1]]}${rank}` : `f-${card[1].toLowerCase()}${rank}`;
}

/** Name of the symbol for a suit sign. */
export function pipId(suit: string, deck: Deck): string {
  return deck === "german" ? `t-${GERMAN_SUIT[suit]}` : `s-${suit.toLowerCase()}`;
}

/** Class that colours a suit in running text. */
export function suitClass(suit: string, deck: Deck): string {
  return deck === "german" ? `t-g${GERMAN_SUIT[suit]}` : `t-${suit.toLowerCase()}`;
}

let parsed: Document | null = null;
let roots = 0;

export class Faces {
  deck: Deck = "french";
  private readonly prefix: string;
  private readonly sprite: SVGSVGElement;
  private readonly have = new Set<string>();

  constructor(root: Element) {
    roots += 1;
    this.prefix = `s66-${roots}-`;
    this.sprite = svg("svg", { "aria-hidden": "true", class: "sprite" });
    root.append(this.sprite);
  }

  /** A card picture; null draws a back. */
  card(card: string | null, plain = false): SVGSVGElement {
    if (card === null) return this.draw(plain ? "back-plain" : "back", "0 0 240 336");
    return this.draw(faceId(card, this.deck), "0 0 240 336");
  }

  /** A suit sign to stand in text. */
  pip(suit: string): SVGSVGElement {
    const picture = this.draw(pipId(suit, this.deck), "0 0 100 100");
    picture.setAttribute("class", "sg");
    return picture;
  }

  private draw(id: string, box: string): SVGSVGElement {
    this.ensure(id);
    const picture = svg("svg", { viewBox: box, "aria-hidden": "true" });
    picture.append(svg("use", { href: `#${this.prefix}${id}` }));
    return picture;
  }

  private ensure(id: string): void {
    if (this.have.has(id)) return;
    this.have.add(id);
    parsed ??= new DOMParser().parseFromString(SPRITE, "image/svg+xml");
    const source = parsed.getElementById(id);
    if (source === null) return;
    const copy = document.importNode(source, true);
    copy.id = this.prefix + id;
    for (const element of copy.querySelectorAll("*")) this.rename(element);
    this.sprite.append(copy);
  }

  /** Point references inside a symbol at this root's copies. */
  private rename(element: Element): void {
    if (element.id) element.id = this.prefix + element.id;
    for (const name of ["href", "fill", "clip-path"]) {
      const value = element.getAttribute(name);
      // fill="#3a2a20" is a colour, not a reference
      const inner = value?.match(name === "href" ? /^#([\w-]+)$/ : /^url\(#([\w-]+)\)$/)?.[1];
      if (!inner) continue;
      this.ensure(inner);
      const target = `#${this.prefix}${inner}`;
      element.setAttribute(name, name === "href" ? target : `url(${target})`);
    }
  }
}
