/** What a screen reader hears of a detective. */
import type { GameTexts } from "~/text/game";
import type { PersonView } from "../view";

export const toldOf = (person: PersonView, texts: GameTexts, isMine: boolean): string =>
  texts.say("board-detective", {
    seat: person.id,
    detective: person.detective,
    mine: isMine ? 1 : 0,
    location: person.location,
    tokens: person.normal + person.growing,
    most: person.most,
    ready: person.isReady ? 1 : 0,
  });
