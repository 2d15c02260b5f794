/** The board of Witch of Salem reads what the scene says, and works nothing out itself. */
import { describe, expect, it } from "vitest";
import { teamOf, viewOf as viewWith, type SalemView } from "~/boards/witch-of-salem/view";
import type { Piece, Scene } from "~/client/types";

const arkham = (...pieces: Piece[]): Scene => ({
  game: "witch-of-salem",
  seat: 0,
  round: 1,
  zones: [{ id: "arkham", kind: "ring", pieces, owner: null, marks: {} }],
  question: null,
  outcome: null,
});
const docks = (marks: Piece["marks"]): Piece => ({
  id: "docks",
  face: "docks",
  marks: { number: 2, sealed: null, seen_by: [], secret: false, tile: "face-down", ...marks },
  words: [],
});
const university = (marks: Piece["marks"]): Piece => ({
  id: "university",
  face: "university",
  marks: { number: 0, shadow: null, shadow_sleeps: false, witch_helps: true, closed: false, ...marks },
  words: [],
});
const viewOf = (scene: Scene): SalemView => viewWith(scene, { face: () => null });

describe("a tile is a secret", () => {
  const isSecret = (marks: Piece["marks"]): boolean | undefined =>
    viewOf(arkham(docks(marks))).places[0]?.tile?.isSecret;

  it("of those who have looked at it, while it lies face down", () => {
    expect(isSecret({ tile: "wall", secret: true })).toBe(true);
    expect(isSecret({ tile: "face-down", secret: true })).toBe(false);
  });

  it("under a seal too, where seals are judged at the end", () => {
    expect(isSecret({ tile: "portal", secret: true, sealed: "silver-key" })).toBe(true);
  });

  it("no longer when it has been turned up", () => {
    expect(isSecret({ tile: "portal", secret: false, sealed: "silver-key" })).toBe(false);
    expect(isSecret({ tile: "wall", secret: false })).toBe(false);
  });
});

describe("the Witch is powerless", () => {
  it("when the scene says that he helps nobody", () => {
    expect(viewOf(arkham(university({ witch_helps: false }))).isWitchPowerless).toBe(true);
  });

  it("but not because the shadow of Hastur sleeps at the University", () => {
    const view = viewOf(arkham(university({ shadow: "hastur", shadow_sleeps: true })));
    expect(view.isWitchPowerless).toBe(false);
    expect(view.places[0]?.isShadowAsleep).toBe(true);
  });
});

it("an item is an artifact when its card is one", () => {
  const held = ["elixir", "lamp-of-alhazred"].map((face, at) => ({
    id: `item-${at}`,
    face,
    marks: {},
    words: [],
  }));
  const scene = {
    ...arkham(),
    zones: [{ id: "scholar.seat-1", kind: "row", pieces: held, owner: 0, marks: {} }],
  };
  const { scholars } = viewWith(scene as Scene, {
    face: (id) => ({ id, kind: id === "elixir" ? "item" : "artifact", facts: [] }),
  });
  expect(scholars[0]?.artifact?.item).toBe("lamp-of-alhazred");
  expect(scholars[0]?.minors.map(({ item }) => item)).toEqual(["elixir"]);
});

describe("the sheet at the lower edge is", () => {
  const sheet = (owner: number, active: boolean): Scene["zones"][number] => ({
    id: `scholar.seat-${owner + 1}`,
    kind: "tableau",
    pieces: [],
    owner,
    marks: { active },
  });
  const view = viewOf({ ...arkham(), zones: [sheet(0, false), sheet(1, true), sheet(2, false)] });

  it("mine, and my team mates' are the others", () => {
    const { own, mates } = teamOf(view, 2);
    expect(own?.seat).toBe(2);
    expect(mates.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("for a spectator that of the scholar who acts", () => {
    expect(teamOf(view, null).own?.seat).toBe(1);
  });
});
