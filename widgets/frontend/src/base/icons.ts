// Line icons on a 24 x 24 grid, drawn with the text colour.
import { svg } from "./dom";

export const ICONS = {
  ok: "M5 13 10 18 19 7",
  x: "M6 6 18 18M18 6 6 18",
  lock: "M7 11V8A5 5 0 0 1 17 8V11M5 11H19V20H5Z",
  rings: "M14 12A5 5 0 1 1 4 12 5 5 0 1 1 14 12ZM20 12A5 5 0 1 1 10 12 5 5 0 1 1 20 12Z",
  bulb: "M9 17H15M10 20.5H14M9 17C9 14 6.5 13 6.5 9.5A5.5 5.5 0 0 1 17.5 9.5C17.5 13 15 14 15 17",
  say: "M4 5H20V16H12L7 20V16H4Z",
  up: "M6 15 12 9 18 15",
  gear: "M4 7H12M18 7H20M4 17H6M12 17H20M15 4.5A2.5 2.5 0 1 1 15 9.5 2.5 2.5 0 1 1 15 4.5ZM9 14.5A2.5 2.5 0 1 1 9 19.5 2.5 2.5 0 1 1 9 14.5Z",
  note: "M12 8V8.1M12 12V17",
  help: "M8.5 9A3.5 3.5 0 1 1 13.5 12.100C12.400 12.700 12 13.300 12 14.500M12 18.500V18.600",
  again: "M5 12A7 7 0 1 0 7.500 6.700M7 3V7.500H11.500",
} as const;

export type IconName = keyof typeof ICONS;

export function icon(name: IconName): SVGSVGElement {
  const picture = svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true", class: "ic" });
  picture.append(svg("path", { d: ICONS[name] }));
  return picture;
}
