/** How much harder the options of a table make the game. */
import { expect, test } from "vitest";
import type { Game } from "../../src/client/types";
import { weightOf } from "../../src/pages/new/weights";

const game = {
  options: [
    { key: "monsters", weights: { hound: 1, wasp: 1 }, usual: null },
    { key: "modules", weights: { plague: 2, luck: -3 }, usual: [-2, 3] },
  ],
} as unknown as Game;

test("the weights of all options add up", () => {
  expect(weightOf(game, {})).toEqual({ sum: 0, unlike: null });
  expect(weightOf(game, { monsters: "hound", modules: "plague" })).toEqual({ sum: 3, unlike: null });
});

test("a sum that is unlike a usual evening is named with what is usual", () => {
  expect(weightOf(game, { monsters: "hound,wasp", modules: "plague" })).toEqual({ sum: 4, unlike: [-2, 3] });
  expect(weightOf(game, { modules: "luck" })).toEqual({ sum: -3, unlike: [-2, 3] });
});
