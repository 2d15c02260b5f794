/** What the vignettes of the locations share: skies, seas, hills and trees, 200 by 120. */
import { circle, line, type Point } from "~/boards/engraving";

/** How a stroke or surface is cut; see Vignette.svelte. */
export type Cut =
  | "sky"
  | "halo"
  | "moon"
  | "far"
  | "mass"
  | "hatch"
  | "roof"
  | "line"
  | "fine"
  | "lit"
  | "dim"
  | "dark"
  | "sea"
  | "glow";
export type Shape = readonly [Cut, string];

const WIDTH = 200;
const r = (value: number): number => Math.round(value * 10) / 10;

/** A night sky of level strokes that part around the moon. */
export function sky(moon: readonly [number, number, number], horizon: number): Shape[] {
  const [x, y, radius] = moon;
  const strokes: string[] = [];
  for (let at = 2, nth = 0; at < horizon; at += 2.1 + (horizon - at) * 0.018, nth++) {
    const reach = radius * 1.9;
    const away = Math.abs(at - y);
    const gap = away < reach ? Math.sqrt(reach * reach - away * away) : 0;
    const start = (nth * 37) % 9;
    if (gap === 0) strokes.push(`M${start} ${r(at)}H${WIDTH - ((nth * 23) % 11)}`);
    else strokes.push(`M${start} ${r(at)}H${r(Math.max(0, x - gap))}M${r(x + gap)} ${r(at)}H${WIDTH}`);
  }
  return [
    ["sky", strokes.join("")],
    ["halo", circle(x, y, radius * 1.45)],
    ["moon", circle(x, y, radius)],
  ];
}

/** Water from one height to another: short strokes, longer towards the eye. */
export function sea(from: number, to = 120): Shape[] {
  const strokes: string[] = [];
  for (let at = from, row = 0; at < to; at += 1.8 + row * 0.35, row++) {
    const long = 5 + row * 2.2;
    for (let x = -((row * 13) % 17); x < WIDTH; x += long * 1.9)
      strokes.push(`M${r(x)} ${r(at)}q${r(long / 4)}-1.4 ${r(long / 2)} 0t${r(long / 2)} 0`);
  }
  return [
    ["dark", `M0 ${from - 1}H200V${to}H0z`],
    ["sea", strokes.join("")],
  ];
}

/** A ridge: its line from left to right, closed at the foot. */
export const ridge = (foot: number, ...points: Point[]): string =>
  `M0 ${foot}V${points[0]?.[1] ?? foot}` +
  points
    .map(([x, y], at) =>
      at === 0
        ? `L${x} ${y}`
        : `Q${r((points[at - 1]![0] + x) / 2)} ${r(Math.min(points[at - 1]![1], y) - 2)} ${x} ${y}`,
    )
    .join("") +
  `L200 ${foot}z`;

/** A bare tree: trunk and boughs from its foot. */
export const tree = (x: number, y: number, size: number, lean = 1): string =>
  line([x, y], [x + lean * size * 0.06, y - size * 0.55]) +
  `M${r(x + lean * size * 0.05)} ${r(y - size * 0.5)}q${r(-lean * size * 0.2)} ${r(-size * 0.1)} ${r(-lean * size * 0.28)} ${r(-size * 0.36)}` +
  `M${r(x + lean * size * 0.06)} ${r(y - size * 0.55)}q${r(lean * size * 0.03)} ${r(-size * 0.3)} ${r(lean * size * 0.2)} ${r(-size * 0.45)}` +
  `M${r(x + lean * size * 0.04)} ${r(y - size * 0.36)}q${r(lean * size * 0.2)} ${r(-size * 0.06)} ${r(lean * size * 0.32)} ${r(-size * 0.26)}` +
  `M${r(x - lean * size * 0.12)} ${r(y - size * 0.66)}q${r(-lean * size * 0.12)} 0 ${r(-lean * size * 0.2)} ${r(-size * 0.1)}` +
  `M${r(x + lean * size * 0.14)} ${r(y - size * 0.8)}q${r(lean * size * 0.12)} 0 ${r(lean * size * 0.18)} ${r(-size * 0.12)}`;
