/** The board of Cultistorm reads what the scene says, and has a picture for every place. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { VIGNETTES } from "~/boards/cultistorm/art/places";
import { viewOf } from "~/boards/cultistorm/view";
import type { Marks, Piece, Scene, Zone } from "~/client/types";

const piece = (id: string, marks: Marks): Piece => ({ id, face: id, marks, words: [] });
const zone = (id: string, ...pieces: Piece[]): Zone => ({ id, kind: "row", pieces, owner: null, marks: {} });
const scene: Scene = {
  game: "cultistorm",
  seat: 0,
  round: 1,
  question: null,
  outcome: null,
  zones: [
    zone(
      "locations",
      piece("salem", { laid: [], seats: [], story: "ring-of-ash" }),
      piece("arkham", { laid: [] }),
    ),
    zone(
      "column.salem",
      piece("the-glazier", { symbols: [], ability: "ability-fixes-die" }),
      piece("brute", {}),
    ),
    zone("worlds", piece("world.2", { location: "salem" })),
    zone("supply", piece("supply.star", { trophies: 0, exhausted: true, seal_card: true })),
  ],
};

test("a special cultist shows its ability where it stands", () => {
  expect(viewOf(scene).places[0]?.column.map(({ ability }) => ability)).toEqual(["ability-fixes-die", null]);
});

test("a location has its story to read, where there are stories", () => {
  expect(viewOf(scene).places.map(({ story }) => story)).toEqual(["ring-of-ash", null]);
});

test("zones that the base game does not have are an expansion's", () => {
  expect(viewOf(scene).expansions.map(({ id }) => id)).toEqual(["worlds"]);
});

test("an exhausted supply is told from one with trophies", () => {
  expect(viewOf(scene).supply.map(({ isExhausted }) => isExhausted)).toEqual([true]);
});

test("every location has a picture", () => {
  const data = new URL("../../../src/miskatonic/games/cultistorm/data/locations.toml", import.meta.url);
  const ids = [...readFileSync(data, "utf8").matchAll(/^id = "(.*)"$/gm)].map((match) => match[1]!);
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !(id in VIGNETTES))).toEqual([]);
});
