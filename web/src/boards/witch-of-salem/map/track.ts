/** Where the spaces of Necron's track lie, however many there are. */
import type { Point } from "~/boards/engraving";
import type { GameTexts } from "~/text/game";
import type { NecronView } from "../view";

export interface Way {
  width: number;
  height: number;
  spots: Point[];
  /** How large an ordinary space is drawn. */
  size: number;
}

export type SpaceKind = "start" | "plain" | "portrait" | "demon" | "rift";

export function kindOf(space: number, { length, demon, portraits }: NecronView): SpaceKind {
  if (space === 0) return "start";
  if (space === length) return "rift";
  if (space === demon) return "demon";
  return portraits.includes(space) ? "portrait" : "plain";
}

export function necronTold(texts: GameTexts, { space, length, demon, isDemonHarmless }: NecronView): string {
  return texts.say(isDemonHarmless ? "board-necron-harmless" : "board-necron", { space, length, demon });
}

const INSET = 30;
const CORNER = 34;
const GAP = 74;
const WOBBLE = 4.5;

/** Around the map, clockwise: from the lower right along the bottom, and down the right side to the Rift. */
export function around(width: number, height: number, length: number): Way {
  const [w, h] = [width - 2 * INSET, height - 2 * INSET];
  const arc = (Math.PI / 2) * CORNER;
  const [flat, upright] = [w - 2 * CORNER, h - 2 * CORNER];
  const whole = 2 * (flat + upright) + 4 * arc;
  const step = (whole - GAP) / length;
  const spots = Array.from({ length: length + 1 }, (_, space): Point => {
    const far = space * step;
    const [x, y, nx, ny] = onFrame(far, flat, upright, arc);
    const sway = Math.sin((far / whole) * Math.PI * 2 * 13) * WOBBLE;
    return [INSET + x + nx * sway, INSET + y + ny * sway];
  });
  return { width, height, spots, size: Math.min(10.5, step * 0.4) };
}

/** A point of a rounded frame, `far` along from the end of its lower right corner, and its normal. */
function onFrame(far: number, flat: number, upright: number, arc: number): [number, number, number, number] {
  const [w, h] = [flat + 2 * CORNER, upright + 2 * CORNER];
  const corner = (cx: number, cy: number, from: number, t: number): [number, number, number, number] => {
    const angle = from + t * (Math.PI / 2);
    const [nx, ny] = [Math.cos(angle), Math.sin(angle)];
    return [cx + nx * CORNER, cy + ny * CORNER, nx, ny];
  };
  let left = far;
  if (left < flat) return [w - CORNER - left, h, 0, 1];
  left -= flat;
  if (left < arc) return corner(CORNER, h - CORNER, Math.PI / 2, left / arc);
  left -= arc;
  if (left < upright) return [0, h - CORNER - left, -1, 0];
  left -= upright;
  if (left < arc) return corner(CORNER, CORNER, Math.PI, left / arc);
  left -= arc;
  if (left < flat) return [CORNER + left, 0, 0, -1];
  left -= flat;
  if (left < arc) return corner(w - CORNER, CORNER, -Math.PI / 2, left / arc);
  left -= arc;
  if (left < upright) return [w, CORNER + left, 1, 0];
  left -= upright;
  return corner(w - CORNER, h - CORNER, 0, Math.min(1, left / arc));
}
