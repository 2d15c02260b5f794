import { expect, test } from "vitest";
import type { GameOption } from "~/client/types";
import { groupsOf } from "~/pages/new/groups";

const option = (key: string, rule: string): GameOption => ({
  ...{ key, rule, values: ["off", "on"], default: "off", many: false },
  ...{ weights: {}, usual: null, advice: [], seats: {} },
});
const grouped = (...options: GameOption[]): [string, string[]][] =>
  groupsOf(options).map(([group, some]) => [group, some.map(({ key }) => key)]);

test("options are grouped by the book and the kind of their rules", () => {
  expect(
    grouped(
      option("preset", "WOS-21.3"),
      option("placeFrom", "WOS-R4"),
      option("start", "WOS-2.2"),
      option("modules", "EXP-1.1"),
    ),
  ).toEqual([
    ["table", ["preset", "start"]],
    ["rulings", ["placeFrom"]],
    ["expansions", ["modules"]],
  ]);
});

test("the first option belongs to the table, though a ruling made it", () => {
  expect(grouped(option("difficulty", "CUL-R52"), option("floor", "CUL-R35"))).toEqual([
    ["table", ["difficulty"]],
    ["rulings", ["floor"]],
  ]);
});
