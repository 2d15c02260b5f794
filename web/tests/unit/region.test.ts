import { describe, expect, it } from "vitest";
import type { Region, RegionTable } from "~/client/types";
import { isFallen, stateOf } from "~/pages/region/region";
import { isRegion } from "~/text/variants";
import type { Game } from "~/client/types";

const table = (state: string, waits = false, player: string | null = null): RegionTable =>
  ({ number: 1, waits, table: { state, seats: [{ number: 0, player }] } }) as unknown as RegionTable;

describe("a region", () => {
  it("says what each table is doing", () => {
    const states = [table("open"), table("running"), table("running", true), table("over")].map(stateOf);
    expect(states).toEqual(["region-open", "region-plays", "region-waits", "region-ended"]);
  });

  it("lets players of a fallen table play elsewhere", () => {
    const region = { tables: [table("over", false, "ada"), table("running", false, "ben")] } as Region;
    expect(isFallen(region, "ada")).toBe(true);
    expect(isFallen(region, "ben")).toBe(false);
  });

  it("is asked for by options of the game", () => {
    const game = { region: { region: "on" } } as unknown as Game;
    expect(isRegion(game, { region: "on", difficulty: "novice" })).toBe(true);
    expect(isRegion(game, {})).toBe(false);
    expect(isRegion({ region: {} } as unknown as Game, {})).toBe(false);
  });
});
