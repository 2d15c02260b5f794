import { expect, test } from "vitest";
import type { Line, TableEvent } from "../../src/client/types";
import { chaptersOf, nextPart, placeAt } from "../../src/pages/replay/chapters";
import { fromFile, toFile } from "../../src/pages/replay/notes.svelte";

const event = (kind: string, heading = true): TableEvent => ({
  kind,
  heading,
  seat: null,
  args: {},
  forced: null,
});
const line = (step: number | null, ...events: TableEvent[]): Line =>
  ({ seq: 0, act: "say", seat: 0, at: 0, events, step }) as Line;

const chapters = chaptersOf(
  [event("round"), event("turn")],
  [
    line(1, event("moved", false)),
    line(null, event("turn")),
    line(2, event("turn")),
    line(5, event("moved", false), event("round"), event("turn")),
  ],
  ({ kind }) => `${kind}.`,
);

test("headings begin parts; the first kind of heading begins rounds; what was taken back begins nothing", () => {
  expect(chapters.map(({ step, title, isRound }) => [step, title, isRound])).toEqual([
    [0, "round", true],
    [0, "turn", false],
    [2, "turn", false],
    [5, "round", true],
    [5, "turn", false],
  ]);
  expect(placeAt(chapters, 3)).toBe("round · turn");
});

test("one goes to the next part or round, and back to the one before", () => {
  expect(nextPart(chapters, 0, 1, false)).toBe(2);
  expect(nextPart(chapters, 0, 1, true)).toBe(5);
  expect(nextPart(chapters, 4, -1, false)).toBe(2);
  expect(nextPart(chapters, 5, -1, true)).toBe(0);
  expect(nextPart(chapters, 5, 1, false)).toBeNull();
});

test("notes survive the way through a file, and other files hold none", () => {
  expect(fromFile(toFile("abc", { 3: "A", 12: "B" }))).toEqual({ 3: "A", 12: "B" });
  expect(fromFile("{}")).toBeNull();
  expect(fromFile("no json")).toBeNull();
  expect(fromFile('{"format": "miskatonic-notes", "notes": {"x": "A", "3": 4}}')).toEqual({});
});
