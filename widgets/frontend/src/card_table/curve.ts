// The curve of a deal: expected game points, trick by trick, with a mark at each moment.
import { el, svg } from "../base/dom";
import { word } from "../base/options";
import type { Scene } from "./scene";
import type { CurveMark, CurveView } from "./view";

export interface Spot { x: number; y: number }

export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  line: Spot[];
  lines: { y: number; label: string; zero: boolean }[];
  ticks: { x: number; label: string }[];
  /** `at` is the point itself; the mark stands at `x`, `y`, moved where two would touch. */
  marks: (Spot & { mark: CurveMark; at: Spot })[];
}

const LEFT = 44; // room for the labels of the lines
const EDGE = 18; // half a mark
const FOOT = 34; // room for the numbers of the tricks
const APART = 30; // nearest that two marks may come
const TICK = 24; // nearest that two numbers may come

/** Where everything lies, in pixels. Pure; does not break on a single point or a flat curve. */
export function plot(curve: CurveView, width: number, height: number): Plot {
  const xs = [...curve.points.map((point) => point.x), ...curve.ticks.map((tick) => tick.x)];
  const first = Math.min(...xs, 0);
  const last = Math.max(...xs, first + 1);
  const spread = curve.max - curve.min || 1;
  const right = Math.max(LEFT + 1, width - EDGE);
  const bottom = height - FOOT - EDGE;
  const toX = (x: number) => round(LEFT + ((x - first) / (last - first)) * (right - LEFT));
  const toY = (y: number) => round(EDGE + ((curve.max - y) / spread) * (bottom - EDGE));
  const ticks = curve.ticks.map((tick) => ({ x: toX(tick.x), label: tick.label }));
  return {
    width, height, left: LEFT, right,
    line: curve.points.map((point) => ({ x: toX(point.x), y: toY(point.y) })),
    lines: curve.lines.map((line) => ({ y: toY(line.y), label: line.label, zero: line.y === 0 })),
    ticks: thinned(ticks),
    marks: apart(curve.marks.map((mark) => ({ mark, at: { x: toX(mark.x), y: toY(mark.y) } })), EDGE, bottom),
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Labels that would touch the one after them are left out; the last one stays. */
function thinned<T extends { x: number }>(ticks: T[]): T[] {
  const kept: T[] = [];
  for (const tick of [...ticks].reverse()) {
    if (!kept.length || kept[0].x - tick.x >= TICK) kept.unshift(tick);
  }
  return kept;
}

/** Marks of neighbouring tricks step up or down until each can be seen and tapped. */
function apart(marks: { mark: CurveMark; at: Spot }[], top: number, bottom: number): Plot["marks"] {
  const placed: Plot["marks"] = [];
  for (const { mark, at } of marks) {
    const steps = [0, -1, 1, -2, 2, -3, 3].map((step) => at.y + step * (APART + 4));
    const free = (y: number) => placed.every((one) => Math.hypot(one.x - at.x, one.y - y) >= APART);
    const y = steps.find((one) => one >= top && one <= bottom && free(one)) ?? at.y;
    placed.push({ mark, at, x: at.x, y });
  }
  return placed;
}

function picture(curve: CurveView, places: Plot): SVGElement {
  const { width, height, left, right, line, lines, ticks, marks } = places;
  const art = svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, role: "img", "aria-label": curve.title });
  const add = (...parts: SVGElement[]) => art.append(...parts);
  const text = (words: string, at: Record<string, string | number>) => {
    const label = svg("text", at);
    label.append(words);
    return label;
  };
  for (const one of lines) {
    add(svg("path", { class: one.zero ? "zero" : "ax", d: `M${left} ${one.y}H${right}` }),
      text(one.label, { x: left - 12, y: one.y, dy: ".35em", "text-anchor": "end" }));
  }
  for (const tick of ticks) add(text(tick.label, { x: tick.x, y: height - 6, "text-anchor": "middle" }));
  if (line.length) add(svg("path", { class: "ln", d: `M${line.map((spot) => `${spot.x} ${spot.y}`).join("L")}` }));
  for (const { at, x, y } of marks) {
    if (at.y !== y) add(svg("path", { class: "lead", d: `M${at.x} ${at.y}L${x} ${y}` }));
  }
  const bare = line.filter((spot) => !marks.some((one) => one.at.x === spot.x && one.y === spot.y));
  for (const spot of bare) add(svg("circle", { class: "pt", cx: spot.x, cy: spot.y, r: 4.5 }));
  return art;
}

/** The picture, its points as a list for those who cannot see it, and a button at each moment. */
export function curveFigure(scene: Scene, curve: CurveView, width: number): HTMLElement {
  const places = plot(curve, width, width < 520 ? 216 : 264);
  const buttons = places.marks.map(({ mark, x, y }) => {
    const button = el("button", {
      type: "button", class: `mark ${mark.tone}`, "aria-label": mark.label,
      "data-do": `moment:${mark.n}`, "data-key": `mark:${mark.n}`,
    }, el("span", { "aria-hidden": "true" }, String(mark.n)));
    button.style.left = `${x}px`;
    button.style.top = `${y}px`;
    return button;
  });
  const box = el("div", { class: "plot" }, picture(curve, places) as unknown as HTMLElement, ...buttons);
  return el("div", { class: "curve" }, box,
    el("ul", { class: "vh", "aria-label": word(scene.options, "curve_points") },
      ...curve.points.map((point) => el("li", {}, point.label))));
}
