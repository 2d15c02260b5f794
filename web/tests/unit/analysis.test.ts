import { describe, expect, it } from "vitest";
import type { Analysis, Line, Weighed } from "~/client/types";
import { beside, chancesOf, nearestTo, sumsOf } from "~/pages/replay/analysis/curve";
import { Lessons } from "~/pages/replay/analysis/lessons.svelte";
import {
  answerText,
  attempt,
  betterText,
  chanceAtEnd,
  sideFor,
  signed,
  turningPoints,
} from "~/table/analysis";

const texts = {
  say: (key: string, args: Record<string, unknown> = {}) => `${key} ${String(args["amount"])}`,
  word: (word: string) => word.toUpperCase(),
  name: (id: string) => `the ${id}`,
  seat: (seat: number) => ["Ada", "Ben"][seat] ?? "",
  event: ({ kind }: { kind: string }) => `It was ${kind}.`,
};

const move = (seq: number, before: number, after: number, more: Partial<Weighed> = {}): Weighed => ({
  seq,
  seat: 0,
  word: "go church",
  before: [before, 1 - before],
  after: [after, 1 - after],
  best: [
    { word: "go docks", chance: 0.6 },
    { word: "wait", chance: 0.595 },
    { word: "go bank", chance: 0.52 },
  ],
  cost: 0.1,
  error: 0.02,
  gains: [],
  cause: null,
  mistake: true,
  ...more,
});

const found: Analysis = {
  state: "whole",
  done: 2,
  total: 2,
  worlds: 8,
  weighed: [
    move(0, 0.5, 0.4, { gains: [{ aspect: "items", amount: 1 }], cause: "item/map" }),
    move(1, 0.4, 0.4),
  ],
  sides: [
    {
      side: 0,
      shares: { own: -0.1, others: 0, luck: 0.6 },
      steps: [
        { seq: 0, choice: -0.1, luck: 0 },
        { seq: 1, choice: 0, luck: 0.6 },
      ],
      turning_points: [0, 1],
    },
    {
      side: 1,
      shares: { own: 0, others: 0.1, luck: -0.6 },
      steps: [{ seq: 1, choice: 0, luck: -0.6 }],
      turning_points: [],
    },
  ],
  mistakes: [0],
};

describe("the sentences of an analysis", () => {
  it("tell a turning point by its choice or its luck, with the card that did it", () => {
    const line = {
      step: 2,
      events: [
        { kind: "plain", args: {} },
        { kind: "lucky", args: { cause: "map" } },
      ],
    };
    const told = turningPoints(found, 0, [line as unknown as Line], texts);
    expect(told.map(({ text }) => text)).toEqual([
      "Move 1, Ada, “GO CHURCH”: this choice changed the chance by −10 in 100. “GO DOCKS” was better: by the end of" +
        " the round aspect-items 1 (the map).",
      "Move 2, Ada, “GO CHURCH”: then luck changed the chance from 40 to 100 in 100. It was lucky.",
    ]);
  });

  it("are for the own side, or for the one that stood best at the end", () => {
    expect(chanceAtEnd(found, 0)).toBeCloseTo(1);
    expect([sideFor(found, 1), sideFor(found, null), sideFor(found, 5)]).toEqual([1, 0, 0]);
    expect([signed(0.1), signed(-0.034), signed(0.001)]).toEqual(["+10", "−3", "0"]);
  });

  it("say nothing against the best word", () => {
    expect(betterText(move(0, 0.5, 0.6, { word: "go docks" }), texts)).toBe("");
  });
});

describe("another try", () => {
  it("is right with the best word or one that is as good, and otherwise does not name it", () => {
    const mistake = move(0, 0.5, 0.4);
    expect(attempt(mistake, "go docks").isRight).toBe(true);
    expect(attempt(mistake, "wait").isRight).toBe(true);
    for (const word of ["go bank", "go church", "dance"]) {
      expect(attempt(mistake, word).isRight).toBe(false);
      expect(attempt(mistake, word).text).not.toContain("docks");
    }
    expect(attempt(mistake, "go church").text).toContain("It cost 10 in 100.");
    expect(answerText(mistake, texts, (word) => word)).toBe(
      "“go docks” was better. It wins about 60 of 100 games, 10 more than the move that was played.",
    );
  });

  it("goes from mistake to mistake", () => {
    const lessons = new Lessons();
    expect(lessons.isOpen).toBe(false);
    lessons.begin([move(0, 0.5, 0.4), move(1, 0.4, 0.4)]);
    lessons.tries("go bank");
    expect([lessons.isAnswered, lessons.tried?.isRight]).toEqual([false, false]);
    lessons.tries("go docks");
    expect(lessons.isAnswered).toBe(true);
    lessons.next();
    expect([lessons.number, lessons.count, lessons.isLast, lessons.tried, lessons.isAnswered]).toEqual([
      2,
      2,
      true,
      null,
      false,
    ]);
    lessons.end();
    expect(lessons.isOpen).toBe(false);
  });
});

describe("the curve", () => {
  const points = chancesOf(found.weighed, 0, { step: 4, chance: 1 });

  it("has a point before each move and one at the end", () => {
    expect(points.map(({ step, chance }) => [step, chance])).toEqual([
      [0, 0.5],
      [1, 0.4],
      [4, 1],
    ]);
    expect(nearestTo(points, 2.4)?.step).toBe(1);
    expect([beside(points, 1, 1)?.step, beside(points, 1, -1)?.step, beside(points, 4, 1)]).toEqual([
      4,
      0,
      undefined,
    ]);
  });

  it("adds up choices and luck", () => {
    expect(sumsOf(found, 0)).toEqual([
      { step: 1, choice: -0.1, luck: 0 },
      { step: 2, choice: -0.1, luck: 0.6 },
    ]);
  });
});
