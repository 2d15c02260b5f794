/** The places of R'lyeh, and what is said of each. */
import type { GameTexts } from "~/text/game";
import type { ElderView } from "../view";

export const EDGES = ["edge-1", "edge-2", "edge-3", "edge-4", "edge-5"];

export function elderTold(texts: GameTexts, place: string, card: ElderView | undefined): string {
  if (!card?.elder) return texts.say(card ? "board-elder-masked" : "board-elder-gone", { place });
  return texts.say(card.isAwake ? "board-elder-awake" : "board-elder-turned-up", {
    place,
    elder: card.elder,
  });
}
