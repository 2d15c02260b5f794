/** The cards of a Learning Area in the order in which they lie: each combination with its components behind it. */
import type { GameTexts } from "~/text/game";
import { factsOf } from "../cards/facts";
import type { CardView, CombinationView, PersonView } from "../view";

/** A component that a combination asks for. */
export interface Slot {
  want: string;
  isFilled: boolean;
  told: string;
}

export interface AreaCard {
  card: CardView;
  /** Of a combination. */
  slots: readonly Slot[];
  /** Lies under a combination: the seed or symbol that it stands for. */
  standsFor: string | null;
}

/** How many cards the area shows. */
export const areaSize = ({ combinations }: PersonView): number =>
  combinations.reduce((sum, { filled }) => sum + 1 + filled.filter(({ piece }) => piece !== null).length, 0);

export function areaCards({ combinations }: PersonView, texts: GameTexts): AreaCard[] {
  return combinations.flatMap((combination) => [
    { card: combination.card, slots: slotsOf(combination, texts), standsFor: null },
    ...combination.filled.flatMap(({ piece, want }) =>
      piece ? [{ card: piece, slots: [], standsFor: want }] : [],
    ),
  ]);
}

/** What fills a combination, then what it still asks for. */
function slotsOf({ card, filled }: CombinationView, texts: GameTexts): Slot[] {
  const printed = texts.card(card.face);
  const missing = [...(printed ? factsOf(printed).components : [])];
  for (const { want } of filled) {
    const at = missing.indexOf(want);
    if (at >= 0) missing.splice(at, 1);
  }
  return [
    ...filled.map(({ want, by }) => ({
      want,
      isFilled: true,
      told: texts.say("board-filled", { component: by, want }),
    })),
    ...missing.map((want) => ({ want, isFilled: false, told: texts.say("board-missing", { want }) })),
  ];
}
