/** What there is to lay out: counted from what the board shows, and from what can be chosen. */
import type { Acting } from "~/boards/contract";
import { areaSize } from "../people/area";
import type { CardView, PersonView, WisdomView } from "../view";
import type { Region, Stock } from "./layout";

/** A card that can be chosen and that lies in a pile, or with a rival. */
export interface Choosable {
  card: CardView;
  /** The seat that has it. */
  owner: string | null;
}

const partsOf = ({ combinations }: PersonView): CardView[] =>
  combinations.flatMap(({ card, filled }) => [
    card,
    ...filled.flatMap(({ piece }) => (piece === null ? [] : [piece])),
  ]);

/** The cards of rivals that can be chosen. */
export const targetsOf = (rivals: readonly PersonView[], acting: Acting): Choosable[] =>
  rivals.flatMap((rival) =>
    partsOf(rival)
      .filter(({ id }) => acting.usable(id))
      .map((card) => ({ card, owner: rival.seat })),
  );

/** The cards of piles and decks that can be chosen. A pile shows one of its cards, if it has a place of its own. */
export function trayOf({ discards, decks }: WisdomView, acting: Acting, hasPiles: boolean): Choosable[] {
  const usable = (cards: readonly CardView[]): CardView[] => cards.filter(({ id }) => acting.usable(id));
  const piles = discards.map(({ cards }) => usable(cards));
  const isShown = hasPiles && piles.every((cards) => cards.length <= 1);
  const seen = Object.values(decks).flatMap((deck) => usable(deck.seen));
  return [...seen, ...(isShown ? [] : piles.flat())].map((card) => ({ card, owner: null }));
}

export function stockOf(
  view: WisdomView,
  own: PersonView | undefined,
  rivals: readonly PersonView[],
  acting: Acting,
  extra: { targets: number; tray: number },
): Stock {
  const { places, elders, offer, limbo, entities, nest } = view;
  const pieces: Record<Region, readonly { id: string }[]> = {
    places,
    offer: [...offer, ...limbo],
    elders: elders.flatMap((elder) => [elder, ...elder.invocations]),
    entities: [...entities, ...nest],
    own: own ? partsOf(own) : [],
    rivals: rivals.flatMap(partsOf),
  };
  return {
    seats: view.people.length,
    places: places.length,
    elders: elders.length,
    isEvoked: elders.some(({ isEvoked }) => isEvoked),
    offer: pieces.offer.length,
    entities: pieces.entities.length,
    own: own ? areaSize(own) : 0,
    rivals: rivals.map(areaSize),
    ...extra,
    isBusy: (region) => pieces[region].some(({ id }) => acting.usable(id)),
  };
}
