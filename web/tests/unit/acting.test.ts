/** From pieces to words. */
import { expect, test } from "vitest";
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
  acting.say("seal docks");
  expect(said).toEqual(["seal docks"]);
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
