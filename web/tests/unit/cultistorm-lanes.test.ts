import { describe, expect, it } from "vitest";
import { lanesOf } from "~/boards/cultistorm/panels/lanes";
import type { FightView, SourceView } from "~/boards/cultistorm/view";

const source = (id: string, ...covers: string[]): SourceView => ({
  id,
  face: id,
  marks: {},
  symbols: covers,
  covers,
  doubledBy: null,
});
const fight = (requirement: string[], ...sources: SourceView[]): FightView => ({
  seat: "seat-1",
  enemy: "yig",
  requirement,
  missing: [],
  isEnough: true,
  isOpen: true,
  rerollCost: 1,
  ways: [],
  sources,
});
const named = (one: FightView): (string | null)[] => lanesOf(one).map(({ source }) => source?.id ?? null);

describe("the lanes of a fight", () => {
  it("set every source against the symbol it covers", () => {
    expect(named(fight(["star", "eye"], source("a", "eye"), source("b", "star")))).toEqual(["b", "a"]);
  });

  it("show a source twice that covers two symbols", () => {
    expect(named(fight(["star", "eye"], source("a", "star", "eye")))).toEqual(["a", "a"]);
  });

  it("leave open what nothing covers, and use nothing twice", () => {
    expect(named(fight(["star", "star"], source("a", "star"), source("b")))).toEqual(["a", null]);
  });
});
