/** Where the board of Cultistorm lays what expansions bring. */
import { describe, expect, it } from "vitest";
import { briefsOf } from "../../src/boards/cultistorm/expansions/briefs";
import { figureOf, thingsOf } from "../../src/boards/cultistorm/expansions/things";
import type { Marks, Zone } from "../../src/client/types";

const zone = (id: string, pieces: [string, Marks][], marks: Marks = {}): Zone => ({
  id,
  kind: "row",
  owner: null,
  marks,
  pieces: pieces.map(([name, of]) => ({ id: name, face: name, marks: of, words: [] })),
});

describe("things of expansions", () => {
  it("lie at the location or with the seat that their marks name, whatever the expansion", () => {
    const things = thingsOf([
      zone("unheard-of", [
        ["lantern", { location: "arkham" }],
        ["whistle", { holder: "seat-2" }],
        ["deck", { count: 3 }],
      ]),
    ]);
    expect(things.at.get("arkham")?.map(({ id }) => id)).toEqual(["lantern"]);
    expect(things.with.get("seat-2")?.map(({ id }) => id)).toEqual(["whistle"]);
    expect([...things.placed]).toEqual(["lantern", "whistle"]);
  });

  it("lie at every location of several, and with everybody who carries them, each under a key of its own", () => {
    const marks = { locations: ["arkham", "innsmouth"], tokens: [1, 3], carriers: ["seat-1"] };
    const { at, with: held } = thingsOf([zone("diseases", [["glass-cough", marks]])]);
    const [here, there] = [at.get("arkham")![0]!, at.get("innsmouth")![0]!];
    expect(new Set([here.key, there.key, held.get("seat-1")![0]!.key]).size).toBe(3);
    expect([figureOf(here), figureOf(there)]).toEqual(["1", "3"]);
  });

  it("keep room at the locations from the first turn on, if they ever lie there", () => {
    expect(thingsOf([zone("victims", [])]).isLocal).toBe(true);
    expect(thingsOf([zone("findings", [])]).isLocal).toBe(false);
  });
});

describe("what expansions keep for the table", () => {
  it("is told in one figure, with the card that lies open", () => {
    const zones = [
      zone("puzzle", [], { fitted: 2, pieces: 6 }),
      zone("events", [["ambush", { part: "now" }]]),
      zone("rituals", [], { experience: [4, 1] }),
      zone("findings", []),
    ];
    expect(briefsOf(zones, 1)).toEqual([
      { family: "puzzle", figure: "2/6", face: null },
      { family: "events", figure: "", face: "ambush" },
      { family: "rituals", figure: "1", face: null },
    ]);
  });
});
