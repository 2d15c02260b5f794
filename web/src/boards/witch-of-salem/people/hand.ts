/** What a screen reader and a tooltip say of location cards. */
import type { GameTexts } from "~/text/game";
import type { LocationCardView, ScholarView } from "../view";

export function handTold(texts: GameTexts, { hand }: ScholarView): string {
  const played = hand.filter(({ isPlayed }) => isPlayed).map(({ place }) => place);
  return texts.say("board-hand", { count: hand.length - played.length, played });
}

export const cardTold = (texts: GameTexts, { place, isPlayed }: LocationCardView): string =>
  texts.say(isPlayed ? "board-card-played" : "board-card-in-hand", { place });
