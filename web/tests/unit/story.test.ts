import { describe, expect, it } from "vitest";
import type { Line, Scene, TableEvent } from "~/client/types";
import { concernedBy, movedBetween } from "~/table/concerned";
import { StoryState } from "~/table/story.svelte";

const ME = 0;

const event = (kind: string, args: TableEvent["args"] = {}, seat: number | null = 1): TableEvent => ({
  kind,
  args,
  seat,
  heading: kind.endsWith("begins"),
  forced: null,
});
const line = (seq: number, seat: number, ...events: TableEvent[]): Line => ({
  act: "say",
  at: 0,
  seq,
  seat,
  step: seq,
  word: "go",
  events,
});
/** Zones with the ids and faces of their pieces. */
const scene = (zones: Record<string, Record<string, string>>): Scene =>
  ({
    zones: Object.entries(zones).map(([id, pieces]) => ({
      id,
      pieces: Object.entries(pieces).map(([piece, face]) => ({ id: piece, face, marks: {}, words: [] })),
      marks: {},
    })),
  }) as unknown as Scene;

const told = (): StoryState =>
  new StoryState({ isMine: (seat) => seat === ME, isSpectator: false, sentence: ({ kind }) => kind });
const kinds = (story: StoryState): string[] =>
  story.beats.flatMap(({ events }) => events.map(({ kind }) => kind));

describe("the pieces that a move is about", () => {
  const before = scene({ offer: { "offer.1": "elixir", "offer.2": "dagger" }, docks: { witch: "witch" } });
  const after = scene({
    offer: { "offer.1": "empty", "offer.2": "dagger" },
    "hand.seat-2": { "seat-2.1": "elixir" },
    church: { witch: "witch" },
  });

  it("are those that are named, and those that now show what is named", () => {
    expect(concernedBy([event("took", { item: "elixir", slot: "offer.1" })], before, after)).toEqual([
      "offer.1",
      "seat-2.1",
    ]);
  });

  it("leaves alone a piece that shows the same but has not changed", () => {
    expect(concernedBy([event("saw", { cause: "item/dagger" })], before, after)).toEqual([]);
  });

  it("counts what lies in another zone as moved", () => {
    expect(movedBetween(before, after)).toEqual(["witch"]);
  });
});

describe("the story", () => {
  const now = scene({ ring: { church: "church", docks: "docks" } });

  it("tells what others do, without headings, until the reader decides again", () => {
    const story = told();
    story.hear([line(1, 1, event("turn-begins"), event("moved"))], now, now);
    story.hear([line(2, 2, event("took"))], now, now);
    expect(kinds(story)).toEqual(["moved", "took"]);
    expect(story.lines.map(({ seq }) => seq)).toEqual([1, 2]);
    story.hear([line(3, ME, event("went", {}, ME))], now, now);
    expect(story.beats).toEqual([]);
  });

  it("tells what came of the reader's own move, and not the move", () => {
    const story = told();
    story.hear([line(1, ME, event("went", {}, ME), event("necron-advanced", {}, null))], now, now);
    expect(kinds(story)).toEqual(["necron-advanced"]);
  });

  it("parts a long move into beats, and marks the pieces of each in turn", () => {
    const story = told();
    const long = "x".repeat(100);
    story.hear([line(1, 1, event(long, { place: "church" }), event(long, { place: "docks" }))], now, now);
    expect([story.beats.length, story.left]).toEqual([2, 1]);
    expect([story.toldOf("church"), story.toldOf("docks")]).toEqual(["now", null]);
    story.advance();
    expect([story.toldOf("church"), story.toldOf("docks")]).toEqual(["before", "now"]);
    story.advance();
    expect(story.left).toBe(0);
  });

  it("is skipped to its end", () => {
    const story = told();
    for (let seq = 1; seq < 4; seq++) story.hear([line(seq, 1, event("x".repeat(100)))], now, now);
    story.skip();
    expect([story.left, story.now?.line.seq]).toEqual([0, 3]);
  });

  it("begins anew when somebody takes back", () => {
    const story = told();
    story.hear([line(1, 1, event("moved"))], now, now);
    story.hear([{ ...line(2, 1), act: "undo", to_step: 0 }], now, now);
    expect(story.beats.map((beat) => beat.line.act)).toEqual(["undo"]);
  });
});
