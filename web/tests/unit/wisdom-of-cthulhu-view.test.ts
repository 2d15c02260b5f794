/** The board of Wisdom of Cthulhu reads what the scene says, and works nothing out itself. */
import { describe, expect, it } from "vitest";
import { partsOf } from "~/cards/parts";
import { viewOf, type WisdomView } from "~/boards/wisdom-of-cthulhu/view";
import type { Marks, Piece, Scene, Zone } from "~/client/types";

const piece = (id: string, marks: Marks, face = id): Piece => ({ id, face, marks, words: [] });
const zone = (id: string, pieces: Piece[], marks: Marks = {}, owner: number | null = null): Zone => ({
  id,
  kind: "row",
  pieces,
  owner,
  marks,
});
const view = (zones: Zone[], more: Partial<Scene> = {}): WisdomView =>
  viewOf({ game: "wisdom-of-cthulhu", seat: 0, round: 1, zones, question: null, outcome: null, ...more });

describe("a sign", () => {
  const signOn = (marks: Marks): WisdomView["places"][number]["sign"] | undefined =>
    view([zone("places", [piece("arkham", marks)])]).places[0]?.sign;

  it("is absent where nothing blocks", () => {
    expect(signOn({})).toBeNull();
  });

  it("travels as the Elder Sign of its seat", () => {
    expect(signOn({ blocked_by: "seat-2", sign: "elder-sign" })).toEqual({
      seat: "seat-2",
      by: "elder-sign",
      flip: "sign.seat-2",
    });
  });

  it("that a card serves as stays with what it blocks", () => {
    expect(signOn({ blocked_by: "seat-1", sign: "yellow-sign" })?.flip).toBe("mark.arkham");
  });
});

describe("a combination", () => {
  const area = zone(
    "area.seat-1",
    [
      piece("plain", {}),
      piece("built", { components: ["gear", "gear", "as"], fills: ["as", "fw", "as"], complete: true }),
      piece("one", { component: true, under: "built" }, "gear"),
      piece("two", { component: true, under: "built" }, "gear"),
    ],
    {},
    0,
  );
  const combinations = view([area]).people[0]?.combinations ?? [];

  it("comes before the cards without components", () => {
    expect(combinations.map(({ card }) => card.id)).toEqual(["built", "plain"]);
  });

  it("has each of its components once, with what it stands for", () => {
    expect(combinations[0]?.filled.map(({ want, piece: below }) => [want, below?.id ?? null])).toEqual([
      ["as", "one"],
      ["fw", "two"],
      ["as", null],
    ]);
  });

  it("is complete when the scene says so", () => {
    expect(combinations.map(({ isComplete }) => isComplete)).toEqual([true, false]);
  });
});

describe("a card", () => {
  const cards = view([
    zone("offer", [
      piece("a", { seed: "fw" }),
      piece("b", { used: true, new: true }),
      piece("c", { kept: true }),
      piece("d", { activated: true, complete: true }),
    ]),
  ]).offer;

  it("lies face down when it is used, and not because it is kept", () => {
    expect(cards.map(({ isDown }) => isDown)).toEqual([false, true, false, false]);
  });

  it("names its states in the order in which they are shown", () => {
    expect(cards.map(({ states }) => states)).toEqual([
      [],
      ["used", "new"],
      ["kept"],
      ["activated", "complete"],
    ]);
  });
});

it("everybody whom the outcome names has won", () => {
  const areas = [0, 1, 2].map((seat) => zone(`area.seat-${seat + 1}`, [], {}, seat));
  const { people } = view(areas, { outcome: { winners: [0, 2] } as unknown as Scene["outcome"] });
  expect(people.map(({ isWinner }) => isWinner)).toEqual([true, false, true]);
});

describe("a name on a slip", () => {
  it("breaks a long word between two syllables", () => {
    expect(partsOf("Necronomicon")).toEqual(["Necro", "nomicon"]);
    expect(partsOf("Shining Trapezohedron")).toEqual(["Shining Trapezo", "hedron"]);
  });

  it("breaks at a hyphen of its own", () => {
    expect(partsOf("Shub-Niggurath")).toEqual(["Shub-Niggurath"]);
  });

  it("leaves short words whole", () => {
    expect(partsOf("Great Library of Pnakotus")).toEqual(["Great Library of Pnakotus"]);
  });
});
