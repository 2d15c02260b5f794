/** Which variant some options are. */
import { expect, test } from "vitest";
import type { Game } from "../../src/client/types";
import { isSolo, variantOf } from "../../src/text/variants";

const option = (key: string, ...values: string[]): Game["options"][number] => ({
  key,
  values,
  default: values[0] ?? "",
  rule: "X-1",
  many: false,
  weights: {},
  usual: null,
  advice: [],
  seats: {},
});
const game: Game = {
  key: "x",
  text: { title: "X", pitch: "", length: "", complexity: "", variants: {} },
  seats: [2],
  cooperative: true,
  rules_version: "1",
  options: [
    option("preset", "scholar", "apprentice"),
    option("glasses", "shut", "open"),
    option("solo", "off", "on"),
  ],
  variants: { standard: {}, apprentice: { preset: "apprentice", glasses: "open" } },
  solo: { solo: "on" },
  region: {},
  newcomer: "apprentice",
  campaign: false,
  departures: { variants: {}, options: {} },
};

test("a variant is known by its options, whether or not defaults are named", () => {
  expect(variantOf(game, {})).toBe("standard");
  expect(variantOf(game, { preset: "scholar", glasses: "shut" })).toBe("standard");
  expect(variantOf(game, { glasses: "open", preset: "apprentice", solo: "off" })).toBe("apprentice");
  expect(variantOf(game, { preset: "apprentice" })).toBeNull();
});

test("one person plays all seats where the options of the game say so", () => {
  expect(isSolo(game, { solo: "on" })).toBe(true);
  expect(isSolo(game, { solo: "off" })).toBe(false);
  expect(isSolo({ ...game, solo: {} }, { solo: "on" })).toBe(false);
});
