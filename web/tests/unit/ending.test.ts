import { expect, test } from "vitest";
import type { CoursePoint, Game, Scene } from "~/client/types";
import { endsOfRounds, linesOf, roundsOf } from "~/table/curve";
import { revealedBy } from "~/table/hidden";
import { titleOf } from "~/table/outcome";
import type { GameTexts } from "~/text/game";

const COURSE: CoursePoint[] = [
  { step: 0, round: 1, chances: [0.5, 0.5] },
  { step: 5, round: 1, chances: [0.75, 0.25] },
  { step: 10, round: 2, chances: [1, 0] },
];

test("one winner wins, and several win", () => {
  const texts = { seat: (seat: number) => ["Ada", "Rice", "Dyer"][seat] } as GameTexts;
  const title = (winners: number[]): string =>
    titleOf({ ending: "points", winners, scores: [1, 2, 3] }, { cooperative: false } as Game, texts);
  expect(title([1])).toBe("Rice wins");
  expect(title([0, 1, 2])).toBe("Ada, Rice and Dyer win");
});

test("a curve goes from left to right, and a sure win is at the top", () => {
  expect(linesOf(COURSE, { width: 100, height: 40 })).toEqual([
    "0.0,20.0 50.0,10.0 100.0,0.0",
    "0.0,20.0 50.0,30.0 100.0,40.0",
  ]);
});

test("rounds stand where they begin, and in the table as they end", () => {
  expect(roundsOf(COURSE)).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 1 },
  ]);
  expect(endsOfRounds(COURSE).map(({ step }) => step)).toEqual([5, 10]);
});

test("a match that was given up at once has a course without a length", () => {
  expect(linesOf([{ step: 0, round: 1, chances: [0] }], { width: 100, height: 40 })).toEqual(["0.0,40.0"]);
});

test("what was hidden is what the last scene shows more often than the one before", () => {
  const scene = (zones: Record<string, string[]>): Scene =>
    ({
      zones: Object.entries(zones).map(([id, faces]) => ({
        id,
        owner: id.endsWith("seat-2") ? 1 : null,
        pieces: faces.map((face, at) => ({ id: `${id}.${at}`, face, marks: {} })),
      })),
    }) as unknown as Scene;
  const before = scene({ offer: ["elixir"], deck: ["face-down"], "hand.seat-2": ["face-down", "face-down"] });
  const after = scene({ offer: [], deck: ["dagger"], "hand.seat-2": ["elixir", "elixir"] });
  expect(revealedBy(before, after, (face) => face !== "face-down")).toEqual([
    { zone: "deck", family: "deck", owner: null, faces: ["dagger"], turned: [] },
    { zone: "hand.seat-2", family: "hand", owner: 1, faces: ["elixir"], turned: [] },
  ]);
});

test("what lay face down on a piece was hidden, too", () => {
  const scene = (docks: string, church: string): Scene =>
    ({
      zones: [
        {
          id: "arkham",
          owner: null,
          pieces: [
            { id: "docks", face: "docks", marks: { tile: docks } },
            { id: "church", face: "church", marks: { tile: church } },
          ],
        },
      ],
    }) as unknown as Scene;
  expect(revealedBy(scene("face-down", "wall"), scene("portal", "wall"), () => true)).toEqual([
    {
      ...{ zone: "arkham", family: "arkham", owner: null, faces: [] },
      turned: [{ piece: "docks", mark: "tile", shows: "portal" }],
    },
  ]);
});
