/** What says the same stays the same object; the rest is new. */
import { expect, test } from "vitest";
import { steady } from "~/table/steady";

/** The values that a derived value has one after the other. */
function values<T>(...made: T[]): T[] {
  let at = 0;
  const next = steady(() => made[at++]!);
  return made.map(() => next());
}

test("a value that says the same is the same object", () => {
  const [one, other] = values(
    { places: [{ id: "docks", seats: ["seat-1"] }] },
    { places: [{ id: "docks", seats: ["seat-1"] }] },
  );
  expect(other).toBe(one);
});

test("only what has changed is new", () => {
  const [one, other] = values(
    {
      places: [
        { id: "docks", seats: ["seat-1"] },
        { id: "church", seats: [] },
      ],
      turn: { number: 1 },
    },
    {
      places: [
        { id: "docks", seats: [] },
        { id: "church", seats: [] },
      ],
      turn: { number: 1 },
    },
  );
  expect(other).toEqual({
    places: [
      { id: "docks", seats: [] },
      { id: "church", seats: [] },
    ],
    turn: { number: 1 },
  });
  expect(other?.turn).toBe(one?.turn);
  expect(other?.places[1]).toBe(one?.places[1]);
  expect(other?.places[0]).not.toBe(one?.places[0]);
});

test("things of a list are known by their ids, wherever they lie", () => {
  const [one, other] = values([{ id: "a" }, { id: "b" }], [{ id: "b" }, { id: "c" }, { id: "a" }]);
  expect(other).toEqual([{ id: "b" }, { id: "c" }, { id: "a" }]);
  expect(other?.[0]).toBe(one?.[1]);
  expect(other?.[2]).toBe(one?.[0]);
});

test("maps are compared by their keys", () => {
  const map = (count: number): Map<string, { count: number }> =>
    new Map([
      ["a", { count }],
      ["b", { count: 7 }],
    ]);
  const [first, same, other] = values(map(1), map(1), map(2));
  expect(same).toBe(first);
  expect(other).toEqual(map(2));
  expect(other?.get("b")).toBe(first?.get("b"));
});

test("what is missing and what is undefined are different", () => {
  const [, other] = values<object>({ a: 1, b: undefined }, { a: 1, c: undefined });
  expect(Object.keys(other!)).toEqual(["a", "c"]);
  const [, fewer] = values([{ id: "a" }, { id: "b" }], [{ id: "a" }]);
  expect(fewer).toEqual([{ id: "a" }]);
});

test("sets are compared by what is in them", () => {
  const [first, same, other] = values(new Set([1, 2]), new Set([2, 1]), new Set([1, 3]));
  expect(same).toBe(first);
  expect(other).toEqual(new Set([1, 3]));
});

test("other objects are taken as they are", () => {
  const [one, two] = [new Date(0), new Date(0)];
  expect(values({ at: one }, { at: two })[1]?.at).toBe(two);
});
