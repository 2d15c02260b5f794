/** Which variant some options are, and how they depart from the book. */
import { expect, test } from "vitest";
import type { Departure, Game } from "../../src/client/types";
import { departuresOf, departuresOfValue, isSolo, variantOf } from "../../src/text/variants";

const items: Departure = { key: "items", args: { number: 3, book: 1 } };
const glasses: Departure = { key: "glasses", args: {} };
const option = (key: string, ...values: string[]): Game["options"][number] => ({
  key,
  values,
  default: values[0] ?? "",
  rule: "X-1",
  many: false,
});
const game: Game = {
  key: "x",
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
  newcomer: "apprentice",
  departures: {
    variants: { standard: [], apprentice: [items, glasses] },
    options: { preset: { scholar: [], apprentice: [items] }, glasses: { shut: [], open: [glasses, items] } },
  },
};

test("a variant is known by its options, whether or not defaults are named", () => {
  expect(variantOf(game, {})).toBe("standard");
  expect(variantOf(game, { preset: "scholar", glasses: "shut" })).toBe("standard");
  expect(variantOf(game, { glasses: "open", preset: "apprentice", solo: "off" })).toBe("apprentice");
  expect(variantOf(game, { preset: "apprentice" })).toBeNull();
});

test("a variant departs as a whole, other options one by one, and nothing is told twice", () => {
  expect(departuresOf(game, {})).toEqual([]);
  expect(departuresOf(game, { preset: "apprentice" })).toEqual([items]);
  expect(departuresOf(game, { glasses: "open", preset: "apprentice", solo: "on" })).toEqual([glasses, items]);
  expect(departuresOfValue(game, "preset", "scholar")).toEqual([]);
});

test("one person plays all seats where the options of the game say so", () => {
  expect(isSolo(game, { solo: "on" })).toBe(true);
  expect(isSolo(game, { solo: "off" })).toBe(false);
  expect(isSolo({ ...game, solo: {} }, { solo: "on" })).toBe(false);
});
