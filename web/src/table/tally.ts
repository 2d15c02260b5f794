/** Points by source and seat, as a table. */
import type { TallyLine } from "~/client/types";

export interface Tally {
  /** The seats, by their number, or null alone: the team. */
  columns: (number | null)[];
  /** The points of each column; null where a source gave nothing. */
  rows: { source: string; points: (number | null)[] }[];
  totals: number[];
}

/** In the order in which the game tells its sources; seats with the most points come first. */
export function tallyOf(lines: readonly TallyLine[], scores: readonly number[]): Tally {
  const columns = [...new Set(lines.map(({ seat }) => seat ?? null))].sort(
    (one, other) => (scores[other ?? 0] ?? 0) - (scores[one ?? 0] ?? 0) || (one ?? 0) - (other ?? 0),
  );
  const sources = [...new Set(lines.map(({ source }) => source))];
  const of = (source: string | null, column: number | null): number[] =>
    lines
      .filter((line) => (line.seat ?? null) === column && (source === null || line.source === source))
      .map(({ points }) => points);
  const sum = (points: number[]): number => points.reduce((all, one) => all + one, 0);
  return {
    columns,
    rows: sources.map((source) => ({
      source,
      points: columns.map((column) => {
        const points = of(source, column);
        return points.length ? sum(points) : null;
      }),
    })),
    totals: columns.map((column) => sum(of(null, column))),
  };
}
