/** Rules and cards that contain every word of the query. */
import type { Rule, Rulebook } from "~/client/types";
import type { GameTexts } from "~/text/game";

const SHORTEST = 2;

export interface Found {
  rules: readonly Rule[];
  cards: readonly string[];
}

export function search(book: Rulebook, texts: GameTexts, wanted: string): Found | null {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.trim().length < SHORTEST) return null;
  const has = (text: string): boolean => words.every((word) => text.includes(word));
  return {
    rules: book.rules.filter((rule) => has(`${rule.id} ${rule.text}`.toLowerCase())),
    cards: texts.book.cards
      .map((face) => face.id)
      .filter((id) => {
        const card = texts.card(id);
        return card && has(`${card.title} ${card.kindName} ${card.rules}`.toLowerCase());
      }),
  };
}
