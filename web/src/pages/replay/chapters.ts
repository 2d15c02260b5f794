/** The parts of a match, by the headings of its log: rounds, turns, phases. */
import type { Line, TableEvent } from "~/client/types";

export interface Chapter {
  /** The step that begins it. */
  step: number;
  title: string;
  /** Does it begin a round, the largest part that a game has? */
  isRound: boolean;
}

/** The first heading of every game begins its largest part. */
export function chaptersOf(
  opening: readonly TableEvent[],
  lines: readonly Line[],
  titleOf: (event: TableEvent) => string,
): Chapter[] {
  const told = [{ step: 0, events: opening }, ...lines.map(({ step, events }) => ({ step, events }))];
  const headings = told.flatMap(({ step, events }) =>
    step == null ? [] : events.filter(({ heading }) => heading).map((event) => ({ step, event })),
  );
  const largest = headings[0]?.event.kind;
  return headings.map(({ step, event }) => ({
    step,
    title: titleOf(event).replace(/\.$/, ""),
    isRound: event.kind === largest,
  }));
}

/** The last round and the last part that have begun at a step. */
export function placeAt(chapters: readonly Chapter[], step: number): string {
  const begun = chapters.filter((chapter) => chapter.step <= step);
  const round = begun.findLast(({ isRound }) => isRound);
  const last = begun.at(-1);
  return [...new Set([round?.title, last?.title])].filter(Boolean).join(" · ");
}

export function nextPart(
  chapters: readonly Chapter[],
  step: number,
  direction: 1 | -1,
  isRound: boolean,
): number | null {
  const wanted = chapters.filter((chapter) => !isRound || chapter.isRound).map((chapter) => chapter.step);
  const found = direction === 1 ? wanted.find((at) => at > step) : wanted.findLast((at) => at < step);
  return found ?? null;
}
