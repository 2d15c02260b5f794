import { describe, expect, it } from "vitest";
import type { Game, Table } from "~/client/types";
import { hasHintsByDefault, hintsTerm } from "~/table/hints";

const game = (cooperative: boolean): Game => ({ cooperative }) as Game;
const table = (hints: boolean, people: number): Table =>
  ({
    hints,
    seats: Array.from({ length: 3 }, (_, number) => ({
      player: number < people ? `p${number}` : null,
      open: false,
    })),
  }) as unknown as Table;

describe("hints as a term of the table", () => {
  it("tells whoever joins that there are none", () => {
    expect(hintsTerm(table(false, 1), game(true))).toBe("hints-off");
    expect(hintsTerm(table(false, 2), game(false))).toBe("hints-off");
  });

  it("tells rivals that there are some, and nobody else", () => {
    expect(hintsTerm(table(true, 2), game(false))).toBe("hints-on");
    expect(hintsTerm(table(true, 1), game(false))).toBeNull();
    expect(hintsTerm(table(true, 2), game(true))).toBeNull();
  });

  it("are off by default when people play against each other", () => {
    expect(hasHintsByDefault(game(false), 2)).toBe(false);
    expect(hasHintsByDefault(game(false), 1)).toBe(true);
    expect(hasHintsByDefault(game(true), 4)).toBe(true);
  });
});
