/** The curve of the chances of one side, in a box, and which step a point of it belongs to. */
import type { Analysis, Weighed } from "~/client/types";

export interface Point {
  step: number;
  chance: number;
}

/** The chance before each move. A match that is over has its result at the end. */
export function chancesOf(
  weighed: readonly Weighed[],
  side: number,
  end: { step: number; chance: number } | null,
): Point[] {
  const points = weighed.map(({ seq, before }) => ({ step: seq, chance: before[side] ?? 0 }));
  return end ? [...points, end] : points;
}

/** The point that is nearest to a step. */
export function nearestTo(points: readonly Point[], step: number): Point | undefined {
  let nearest: Point | undefined;
  for (const point of points)
    if (!nearest || Math.abs(point.step - step) < Math.abs(nearest.step - step)) nearest = point;
  return nearest;
}

/** The next point after a step, or the last one before it. */
export function beside(points: readonly Point[], step: number, direction: 1 | -1): Point | undefined {
  return direction === 1
    ? points.find((point) => point.step > step)
    : points.findLast((point) => point.step < step);
}

/** What choices and what luck have changed up to each move, each added up. */
export function sumsOf(found: Analysis, side: number): { step: number; choice: number; luck: number }[] {
  let choice = 0;
  let luck = 0;
  const steps = found.sides.find((one) => one.side === side)?.steps ?? [];
  return steps.map((one) => {
    choice += one.choice;
    luck += one.luck;
    return { step: one.seq + 1, choice, luck };
  });
}
