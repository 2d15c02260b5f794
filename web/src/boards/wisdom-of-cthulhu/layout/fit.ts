/** Boxes in pixels, and cells that fill them: as large as the box allows, never outside of it. */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const clamp = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** A box without a margin. */
export const inner = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});

/** How much of a card there is room for: its face, a slip with its name, or its picture alone. */
export type Look = "card" | "slip" | "token";

export interface Cells {
  look: Look;
  at: readonly Rect[];
}

interface Shape {
  look: Look;
  least: readonly [number, number];
  /** Width by height. */
  ratio: readonly [number, number];
}

/** Below the least size a look could not keep its text at 12 px. */
const SHAPES: readonly Shape[] = [
  { look: "card", least: [74, 100], ratio: [0.714, 0.76] },
  { look: "slip", least: [84, 36], ratio: [1.5, 3.4] },
  { look: "token", least: [0, 0], ratio: [0.72, 1.5] },
];

export interface Fitting {
  gap: number;
  /** Where the cells stand if the box is larger. */
  align?: "start" | "centre";
  /** The widest that a card may grow. */
  widest?: number;
  /** The number of cards to keep room for, so that few of them are no larger than many. */
  roomFor?: number;
}

/** The cells of `count` cards in a box: the best look that has room, as large as it can be. */
export function fit(count: number, box: Rect, how: Fitting): Cells {
  const room = Math.max(count, how.roomFor ?? 0);
  for (const shape of SHAPES) {
    const best = largest(room, box, how, shape);
    const isLegible = best !== null && best.w >= shape.least[0] && best.h >= shape.least[1];
    if (best && isLegible) return { look: shape.look, at: spread(count, box, best, how) };
  }
  return { look: "token", at: [] };
}

interface Grid {
  columns: number;
  w: number;
  h: number;
}

function largest(count: number, box: Rect, { gap, widest = 1000 }: Fitting, shape: Shape): Grid | null {
  let best: Grid | null = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const [low, high] = shape.ratio;
    const wide = Math.min(widest, (box.w - gap * (columns - 1)) / columns);
    const tall = (box.h - gap * (rows - 1)) / rows;
    const w = Math.floor(Math.min(wide, tall * high));
    const h = Math.floor(Math.min(tall, w / low));
    if (w <= 0 || h <= 0) continue;
    if (!best || w * h > best.w * best.h) best = { columns, w, h };
  }
  return best;
}

function spread(count: number, box: Rect, { columns: most, w, h }: Grid, how: Fitting): Rect[] {
  const { gap, align = "start" } = how;
  const rows = Math.ceil(count / most);
  const columns = align === "centre" ? Math.ceil(count / rows) : most;
  const free = (size: number, cells: number, one: number): number =>
    align === "centre" ? Math.max(0, (size - cells * one - (cells - 1) * gap) / 2) : 0;
  const top = box.y + free(box.h, rows, h);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, count - columns * row);
    const left = box.x + free(box.w, inRow, w);
    return {
      x: Math.round(left + (at % columns) * (w + gap)),
      y: Math.round(top + row * (h + gap)),
      w,
      h,
    };
  });
}

/** A box cut into equal columns. */
export function columnsOf(count: number, { x, y, w, h }: Rect, gap: number): Rect[] {
  const one = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({
    x: Math.round(x + at * (one + gap)),
    y,
    w: Math.floor(one),
    h,
  }));
}

/** A box cut into equal rows. */
export function rowsOf(count: number, { x, y, w, h }: Rect, gap: number): Rect[] {
  const one = (h - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, at) => ({
    x,
    y: Math.round(y + at * (one + gap)),
    w,
    h: Math.floor(one),
  }));
}

/** A box cut into cells that fill it. */
export function gridOf(count: number, columns: number, box: Rect, gap: number): Rect[] {
  const rows = rowsOf(Math.ceil(count / columns), box, gap);
  return rows.flatMap((row) => columnsOf(columns, row, gap)).slice(0, count);
}

export interface Wish {
  /** Smaller would hide something. */
  least: number;
  /** Larger is of little use. */
  most: number;
}

/** Heights for what stands above one another: each its least, and what is left over in proportion to its wish. */
export function share(wishes: readonly Wish[], height: number): number[] {
  const least = wishes.reduce((sum, wish) => sum + wish.least, 0);
  if (least >= height) return wishes.map((wish) => Math.floor((wish.least * height) / least));
  const wanted = wishes.reduce((sum, { least, most }) => sum + Math.max(0, most - least), 0);
  const part = wanted ? Math.min(1, (height - least) / wanted) : 0;
  return wishes.map(({ least, most }) => Math.floor(least + Math.max(0, most - least) * part));
}

/** Things with the cells that they lie on; those without one are not shown. */
export const placed = <T>(things: readonly T[], cells: readonly Rect[]): { thing: T; at: Rect }[] =>
  things.flatMap((thing, nth) => {
    const at = cells[nth];
    return at ? [{ thing, at }] : [];
  });
