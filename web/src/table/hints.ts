/** Whether players may ask for hints, as a term of the table. */
import type { Game, Table } from "~/client/types";

/** The message that tells newcomers of it; null where hints go without saying. */
export function hintsTerm(table: Table, game: Game): "hints-off" | "hints-on" | null {
  if (!table.hints) return "hints-off";
  const people = table.seats.filter((seat) => seat.player !== null || seat.open);
  return game.cooperative || people.length < 2 ? null : "hints-on";
}

/** What a new table has if its host does not choose: none when people play against each other. */
export const hasHintsByDefault = (game: Game, people: number): boolean => game.cooperative || people < 2;
