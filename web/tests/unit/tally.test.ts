/** Scores are explained by their sources. */
import { expect, test } from "vitest";
import { tallyOf } from "../../src/table/tally";

test("rivals have a column each, the best first, and a total", () => {
  const lines = [
    { seat: 0, source: "places", points: 3 },
    { seat: 1, source: "places", points: 5 },
    { seat: 1, source: "places", points: 1 },
    { seat: 0, source: "madness", points: -2 },
  ];
  expect(tallyOf(lines, [1, 6])).toEqual({
    columns: [1, 0],
    rows: [
      { source: "places", points: [6, 3] },
      { source: "madness", points: [null, -2] },
    ],
    totals: [6, 1],
  });
});

test("a team has one column", () => {
  const lines = [
    { seat: null, source: "spaces", points: 12 },
    { seat: null, source: "items", points: 4 },
  ];
  expect(tallyOf(lines, [16, 16])).toEqual({
    columns: [null],
    rows: [
      { source: "spaces", points: [12] },
      { source: "items", points: [4] },
    ],
    totals: [16],
  });
});
