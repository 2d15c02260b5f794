/** Numbers of seats. */
import type { Game } from "~/client/types";

/** How many seats a table with these options can have: some values allow other numbers than the game does. */
export function seatCounts(game: Game, chosen: Readonly<Record<string, string>>): readonly number[] {
  const narrowed = game.options.flatMap(({ key, seats }) =>
    (chosen[key] ?? "").split(",").flatMap((value) => (seats[value] ? [seats[value]] : [])),
  );
  if (!narrowed.length) return game.seats;
  return narrowed.reduce((some, others) => some.filter((count) => others.includes(count)));
}
