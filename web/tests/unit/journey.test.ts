import { describe, expect, it } from "vitest";
import { relativeTo, shift, shiftWithin, type Box, type Shift } from "~/table/journey";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const TOKEN = box(10, 20, 40, 40);
const STRIP = box(0, 300, 321, 48);
const CARD = box(500, 80, 90, 140);
const BOARD = box(0, 48, 1366, 640);

const shifted = (piece: Box, { scale }: Shift): { width: number; height: number } => ({
  width: piece.width * scale,
  height: piece.height * scale,
});

describe("a piece that travels", () => {
  it.each([
    ["a token out of a strip", TOKEN, STRIP],
    ["a strip out of a token", STRIP, TOKEN],
    ["a card out of a strip", CARD, STRIP],
    ["a strip out of a card", STRIP, CARD],
    ["a token out of the whole board", TOKEN, BOARD],
    ["the whole board out of a token", BOARD, TOKEN],
  ])("is never larger than the larger end: %s", (_, piece, into) => {
    const { width, height } = shifted(piece, shift(piece, into));
    expect(width).toBeLessThanOrEqual(Math.max(piece.width, into.width) + 0.001);
    expect(height).toBeLessThanOrEqual(Math.max(piece.height, into.height) + 0.001);
    expect(width).toBeLessThanOrEqual(into.width + 0.001);
    expect(height).toBeLessThanOrEqual(into.height + 0.001);
  });

  it("goes from centre to centre", () => {
    expect(shift(TOKEN, CARD)).toEqual({ x: 545 - 30, y: 150 - 40, scale: 90 / 40 });
  });

  it("keeps its size where a box has none", () => {
    expect(shift(TOKEN, box(7, 7, 0, 0)).scale).toBe(1);
    expect(shift(box(7, 7, 0, 0), TOKEN).scale).toBe(1);
  });
});

describe("a copy that flies", () => {
  it.each([STRIP, CARD, BOARD])("does not grow into a larger box", (into) => {
    expect(shiftWithin(TOKEN, into).scale).toBe(1);
  });

  it("shrinks into a smaller one", () => {
    expect(shifted(CARD, shiftWithin(CARD, TOKEN)).height).toBeCloseTo(40);
  });

  it("flies the same way however far the page has scrolled", () => {
    const scrolled = (of: Box): Box => ({ ...of, y: of.y - 200 });
    const before = relativeTo(BOARD, TOKEN);
    expect(relativeTo(scrolled(BOARD), scrolled(TOKEN))).toEqual(before);
  });
});
