/** How much harder the options of a table make the game, all of them together. */
import type { Game } from "~/client/types";

export interface Weight {
  sum: number;
  /** The least and the most of a usual evening, if the sum is not between them. */
  unlike: readonly [number, number] | null;
}

export function weightOf(game: Game, chosen: Readonly<Record<string, string>>): Weight {
  const values = game.options.flatMap(({ key, weights }) =>
    (chosen[key] ?? "").split(",").map((value) => weights[value] ?? 0),
  );
  const sum = values.reduce((total, one) => total + one, 0);
  const usual = game.options.find((option) => option.usual !== null)?.usual;
  return { sum, unlike: usual && (sum < usual[0] || sum > usual[1]) ? usual : null };
}
