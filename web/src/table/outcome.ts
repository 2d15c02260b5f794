/** How a match ended, in words. */
import type { Game, Scene } from "~/client/types";
import type { GameTexts } from "~/text/game";
import { listed, say } from "~/text/page";

export interface Outcome {
  ending: string;
  winners: number[];
  scores: number[];
}

export const outcomeOf = (scene: Scene | null | undefined): Outcome | null =>
  (scene?.outcome as Outcome | null | undefined) ?? null;

/** Who has won: the team or nobody where all win or lose together, otherwise somebody by name. */
export function titleOf({ winners, scores }: Outcome, game: Game, texts: GameTexts): string {
  const together = winners.length === 0 || winners.length === scores.length;
  if (game.cooperative && together) return say(winners.length ? "ending-won" : "ending-lost");
  if (!winners.length) return say("ending-nobody");
  const names = listed(winners.map((seat) => texts.seat(seat)));
  return say("ending-winner", { names, count: winners.length });
}

export const storyOf = ({ ending }: Outcome, texts: GameTexts): string =>
  ending === "resigned"
    ? say("ending-resigned")
    : ending === "ended-unplayable"
      ? say("unplayable-ended")
      : texts.ending(ending);
