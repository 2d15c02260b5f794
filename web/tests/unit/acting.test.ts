/** From pieces to words. */
import { describe, expect, test } from "vitest";
import type { Scene } from "../../src/client/types";
import { ActingState } from "../../src/table/acting.svelte";
import { candidates } from "../../src/table/candidates";
import { isSameView } from "../../src/table/same-view";

const scene: Scene = {
  game: "x",
  seat: 0,
  round: 1,
  outcome: null,
  question: {
    seats: [0],
    prompt: "p",
    source: "",
    about: {},
    options: ["go docks", "seal docks", "go shop", "skip"],
    together: false,
  },
  zones: [
    {
      id: "arkham",
      kind: "ring",
      owner: null,
      marks: {},
      pieces: [
        { id: "docks", face: "docks", marks: {}, words: ["go docks", "seal docks"] },
        { id: "shop", face: "shop", marks: {}, words: ["go shop"] },
        { id: "seat-1.docks", face: "docks", marks: {}, words: ["go docks"] },
      ],
    },
    { id: "scholar.seat-2", kind: "tableau", owner: 1, marks: { words: ["trade seat-2"] }, pieces: [] },
  ],
};

function asked(fatal: string[] = []): { acting: ActingState; said: string[]; why: string[] } {
  const said: string[] = [];
  const why: string[] = [];
  const acting = new ActingState({
    say: (word) => said.push(word),
    whyNot: (id) => why.push(id),
    fatal: new Set(fatal),
    primary: [],
  });
  acting.show(scene);
  return { acting, said, why };
}

test("a piece with one word says it", () => {
  const { acting, said } = asked();
  acting.choose("shop");
  expect(said).toEqual(["go shop"]);
  expect(acting.isAsked).toBe(false);
});

test("a piece with several narrows, and another piece of a word that is left decides", () => {
  const { acting, said } = asked();
  acting.choose("docks");
  expect(acting.options).toEqual(["go docks", "seal docks"]);
  expect(acting.stateOf("docks")).toBe("chosen");
  expect(acting.stateOf("seat-1.docks")).toBe("usable");
  expect(acting.stateOf("shop")).toBe("other");
  acting.choose("seat-1.docks");
  expect(said).toEqual(["go docks"]);
});

test("the same piece again, or cancel, widens", () => {
  const { acting } = asked();
  acting.choose("docks");
  acting.choose("docks");
  expect(acting.narrowedBy).toBeNull();
  acting.choose("docks");
  acting.cancel();
  expect(acting.options).toHaveLength(4);
});

test("what no piece stands for is loose, and words that are no options point at nothing", () => {
  const { acting } = asked();
  expect(acting.loose).toEqual(["skip"]);
  expect(acting.usable("scholar.seat-2")).toBe(false);
});

test("what is fatal is asked twice", () => {
  const { acting, said } = asked(["seal docks"]);
  acting.say("seal docks");
  expect(said).toEqual([]);
  expect(acting.confirming).toBe("seal docks");
  expect(acting.isGrave("seal docks")).toBe(false);
  acting.say("seal docks");
  expect(said).toEqual(["seal docks"]);
});

test("what is grave at this question alone is asked twice, too", () => {
  const { acting, said } = asked();
  acting.show({ ...scene, question: { ...scene.question!, grave: ["go shop"] } });
  acting.choose("shop");
  expect(said).toEqual([]);
  expect(acting.confirming).toBe("go shop");
  expect(acting.isGrave("go shop")).toBe(true);
  acting.say("go shop");
  expect(said).toEqual(["go shop"]);
  acting.show(scene);
  acting.choose("shop");
  expect(said).toEqual(["go shop", "go shop"]);
});

test("nothing can be said twice, nor what is no option", () => {
  const { acting, said } = asked();
  acting.say("fly moon");
  acting.say("skip");
  acting.say("go shop");
  expect(said).toEqual(["skip"]);
});

test("a piece without words asks why", () => {
  const { acting, why } = asked();
  acting.choose("scholar.seat-2");
  expect(why).toEqual(["scholar.seat-2"]);
});

describe("a set of pieces", () => {
  const SETS = ["flip a", "flip b", "flip c", "flip a+b", "flip a+c", "flip b+c"];
  const hand: Scene = {
    ...scene,
    question: { ...scene.question!, options: [...SETS, "stop"] },
    zones: [
      {
        id: "hand",
        kind: "row",
        owner: 0,
        marks: {},
        pieces: ["a", "b", "c"].map((id) => ({
          id: `card-${id}`,
          face: id,
          marks: {},
          words: SETS.filter((word) => word.slice(5).split("+").includes(id)),
        })),
      },
    ],
  };
  function asking(): { acting: ActingState; said: string[] } {
    const { acting, said } = asked();
    acting.show(hand);
    return { acting, said };
  }

  test("grows by a click and shrinks by another, and only its own word is left", () => {
    const { acting, said } = asking();
    acting.choose("card-c");
    expect(acting.options).toEqual(["flip c"]);
    acting.choose("card-a");
    expect(acting.options).toEqual(["flip a+c"]);
    expect(acting.stateOf("card-a")).toBe("chosen");
    acting.choose("card-c");
    expect(acting.options).toEqual(["flip a"]);
    expect(said).toEqual([]);
    acting.say("flip a");
    expect(said).toEqual(["flip a"]);
  });

  test("takes no piece that would make it a set without a word", () => {
    const { acting } = asking();
    acting.choose("card-a");
    acting.choose("card-b");
    expect(acting.stateOf("card-c")).toBe("other");
    acting.choose("card-c");
    expect(acting.options).toEqual(["flip a+b"]);
  });

  test("may need several pieces before there is a word for it", () => {
    const { acting, said } = asking();
    const PAIRS = ["flip a+b", "flip a+c", "flip b+c", "flip a+b+c"];
    acting.show({
      ...hand,
      question: { ...hand.question!, options: PAIRS },
      zones: hand.zones.map((zone) => ({
        ...zone,
        pieces: zone.pieces.map((piece) => ({
          ...piece,
          words: PAIRS.filter((word) => word.slice(5).split("+").includes(piece.face)),
        })),
      })),
    });
    acting.choose("card-a");
    expect(acting.stateOf("card-a")).toBe("chosen");
    expect(acting.stateOf("card-b")).toBe("usable");
    expect(acting.options).toEqual([]);
    acting.choose("card-c");
    expect(acting.options).toEqual(["flip a+c"]);
    acting.say("flip a+c");
    expect(said).toEqual(["flip a+c"]);
  });

  test("is given up as a whole, and what no piece stands for is offered all along", () => {
    const { acting } = asking();
    acting.choose("card-a");
    expect(acting.narrowedBy).toBe("card-a");
    acting.cancel();
    expect(acting.narrowedBy).toBeNull();
    expect(acting.loose).toEqual(["stop"]);
  });
});

test("why-not asks of every word that could point at the piece", () => {
  const words = ["go docks", "go shop", "seal docks", "trade seat-2", "docks"];
  expect(candidates(words, scene, "seat-1.docks")).toEqual(["go docks", "seal docks", "docks"]);
  expect(candidates(words, scene, "scholar.seat-2")).toEqual(["trade seat-2"]);
});

test("two seats see the same when only their options differ", () => {
  const other: Scene = {
    ...scene,
    seat: 1,
    question: null,
    zones: scene.zones.map((zone) => ({
      ...zone,
      pieces: zone.pieces.map((piece) => ({ ...piece, words: [] })),
    })),
  };
  expect(isSameView(scene, other)).toBe(true);
  const [first, ...rest] = other.zones;
  const changed = { ...first!, pieces: first!.pieces.map((piece) => ({ ...piece, face: "hidden" })) };
  expect(isSameView(scene, { ...other, zones: [changed, ...rest] })).toBe(false);
});
