/** The strokes of engravings: functions that return SVG paths. */

/** How a shape is cut: see Engraving.svelte for the look of each. */
export type Cut =
  "mass" | "roof" | "side" | "brick" | "line" | "fine" | "lit" | "dim" | "dark" | "smoke" | "water";
export type Shape = readonly [Cut, string];
export type Point = readonly [number, number];

const r = (value: number): number => Math.round(value * 10) / 10;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y)}h${r(w)}v${r(h)}h${r(-w)}z`;

export const poly = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}z`;

export const line = (...points: Point[]): string => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}`;

/** A window or door with a round head. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y + h)}V${r(y + w / 2)}a${r(w / 2)} ${r(w / 2)} 0 0 1 ${r(w)} 0V${r(y + h)}z`;

/** A window with a pointed head. */
export const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${r(x)} ${r(y + h)}V${r(y + h * 0.4)}Q${r(x)} ${r(y + h * 0.12)} ${r(x + w / 2)} ${r(y)}` +
  `Q${r(x + w)} ${r(y + h * 0.12)} ${r(x + w)} ${r(y + h * 0.4)}V${r(y + h)}z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** The same shape several times, `step` apart. */
export const repeat = (times: number, step: number, shape: (offset: number) => string): string =>
  Array.from({ length: times }, (_, nth) => shape(nth * step)).join("");

/** Parallel strokes from one edge to another: courses of slates, boards, shadows. */
export function strokes(from: readonly [Point, Point], to: readonly [Point, Point], times: number): string {
  const between = (a: Point, b: Point, t: number): Point => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
  ];
  return Array.from({ length: times }, (_, nth) => {
    const t = (nth + 1) / (times + 1);
    return line(between(from[0], from[1], t), between(to[0], to[1], t));
  }).join("");
}

/** A gabled roof seen from its long side. */
export const roof = (x: number, y: number, w: number, h: number, inset = h * 0.6): string =>
  poly([x, y + h], [x + inset, y], [x + w - inset, y], [x + w, y + h]);

/** Railings: uprights with points, and two bars. */
export const railings = (x: number, y: number, w: number, h: number, times: number): string =>
  repeat(times, w / (times - 1), (at) => line([x + at, y + h], [x + at, y])) +
  line([x, y + h * 0.3], [x + w, y + h * 0.3]) +
  line([x, y + h * 0.8], [x + w, y + h * 0.8]);
