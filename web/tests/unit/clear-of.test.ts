import { describe, expect, it } from "vitest";
import { bestMove, type Box } from "~/pages/table/clear-of";

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const board = box(0, 50, 1000, 600);
const note = box(300, 550, 400, 100);
const hand = box(200, 530, 600, 120);

describe("a note", () => {
  it("stays above the question if it hides nothing there", () => {
    expect(bestMove(note, board, [[box(0, 60, 80, 80)], []])).toEqual({ x: 0, y: 0 });
  });

  it("goes no higher than the hand makes it", () => {
    const { x, y } = bestMove(note, board, [[], [hand]]);
    expect(x).toBe(0);
    expect(y).toBe(-120);
  });

  it("goes aside or on top when the piece it speaks of lies above the hand", () => {
    const piece = box(300, 200, 400, 300);
    const { x, y } = bestMove(note, board, [[piece], [hand]]);
    expect(note.bottom + y <= piece.top || note.right + x <= piece.left || note.left + x >= piece.right).toBe(
      true,
    );
    expect(note.bottom + y).toBeLessThanOrEqual(hand.top);
  });

  it("rather hides the hand than what it speaks of, where there is no room for both", () => {
    const low = box(0, 50, 1000, 200);
    const tall = box(300, 100, 400, 150);
    const above = box(0, 50, 1000, 60);
    expect(bestMove(tall, low, [[above], [box(0, 150, 1000, 100)]]).y).toBe(0);
  });
});
