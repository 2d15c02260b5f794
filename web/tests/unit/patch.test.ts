import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { patched } from "~/client/patch";
import type { ScenePatch } from "~/client/shapes";
import type { Scene } from "~/client/types";

const piece = (id: string, marks = {}) => ({ id, face: id, marks, words: [] });
const zone = (id: string, ...pieces: ReturnType<typeof piece>[]) => ({
  id,
  kind: "row",
  pieces,
  owner: null,
  marks: {},
});
const scene: Scene = {
  game: "x",
  seat: 0,
  round: 1,
  question: null,
  outcome: null,
  zones: [zone("hand", piece("a", { size: 1, old: true }), piece("b")), zone("board", piece("c"))],
};

test("what is not named in a patch stays the same object", () => {
  const next = patched(scene, { zones: [{ id: "hand", pieces: [{ id: "b", face: "turned" }] }] });
  expect(next.zones[1]).toBe(scene.zones[1]);
  expect(next.zones[0]?.pieces[0]).toBe(scene.zones[0]?.pieces[0]);
  expect(next.zones[0]?.pieces[1]).toEqual({ ...piece("b"), face: "turned" });
  expect(patched(scene, { round: 2 })).toEqual({ ...scene, round: 2 });
});

test("pieces go, change, come to their places and change places", () => {
  const patch: unknown = {
    gone: ["board"],
    zones: [
      {
        id: "hand",
        marks: { size: 3 },
        pieces: [{ id: "a", marks: { size: 2 }, unset: ["old"], words: ["take a"] }],
        put: [[1, piece("d")]],
        order: ["b", "a", "d"],
      },
    ],
    put: [[0, zone("deck")]],
  };
  const next = patched(scene, patch as ScenePatch);
  expect(next.zones.map(({ id }) => id)).toEqual(["deck", "hand"]);
  expect(next.zones[1]?.marks).toEqual({ size: 3 });
  expect(next.zones[1]?.pieces).toEqual([
    piece("b"),
    { ...piece("a", { size: 2 }), words: ["take a"] },
    piece("d"),
  ]);
});

const python = new URL("../../../.venv/bin/python", import.meta.url).pathname;
const written = new URL("../../dev/write_patches.py", import.meta.url).pathname;

test("the patches of a game lead to the scene that the server has", { timeout: 240_000 }, () => {
  const lines = execFileSync(python, [written], { encoding: "utf8", maxBuffer: 1 << 28 })
    .trim()
    .split("\n");
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const { first, patches, last } = JSON.parse(line) as { first: Scene; patches: ScenePatch[]; last: Scene };
    expect(patches.reduce(patched, first)).toEqual(last);
  }
});
