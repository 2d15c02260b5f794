/** The course of a match as lines in a box, and as a table by rounds. */
import type { CoursePoint } from "~/client/types";

export interface Size {
  width: number;
  height: number;
}

/** For each side the points of a line, as SVG wants them. */
export function linesOf(course: readonly CoursePoint[], { width, height }: Size): string[] {
  const last = course.at(-1)?.step ?? 0;
  const x = (step: number): number => (last ? (step / last) * width : 0);
  const sides = course[0]?.chances.length ?? 0;
  return Array.from({ length: sides }, (_, side) =>
    course
      .map(({ step, chances }) => `${x(step).toFixed(1)},${((1 - (chances[side] ?? 0)) * height).toFixed(1)}`)
      .join(" "),
  );
}

/** Where the rounds begin, from 0 to 1 along the match. */
export function roundsOf(course: readonly CoursePoint[]): { round: number; at: number }[] {
  const last = course.at(-1)?.step ?? 1;
  return course
    .filter(({ round }, at) => round !== course[at - 1]?.round)
    .map(({ round, step }) => ({ round, at: last ? step / last : 0 }));
}

/** The chances at the end of each round. */
export function endsOfRounds(course: readonly CoursePoint[]): CoursePoint[] {
  return course.filter(({ round }, at) => round !== course[at + 1]?.round);
}
