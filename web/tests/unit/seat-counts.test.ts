/** How many seats a table can have, by its options. */
import { expect, test } from "vitest";
import type { Game } from "../../src/client/types";
import { seatCounts } from "../../src/pages/new/counts";

const option = (key: string, seats: Record<string, number[]>): Game["options"][number] => ({
  key,
  values: ["none", ...Object.keys(seats)],
  default: "none",
  rule: "X-1",
  many: true,
  weights: {},
  usual: null,
  advice: [],
  seats,
});
const game = {
  seats: [2, 3, 4, 5],
  options: [option("main", { overlord: [4, 5, 6] }), option("modules", { crowd: [5, 6] })],
} as unknown as Game;

test("a value may allow other numbers than the game", () => {
  expect(seatCounts(game, {})).toEqual([2, 3, 4, 5]);
  expect(seatCounts(game, { main: "overlord" })).toEqual([4, 5, 6]);
});

test("several values leave what all of them allow", () => {
  expect(seatCounts(game, { main: "overlord", modules: "other,crowd" })).toEqual([5, 6]);
});
