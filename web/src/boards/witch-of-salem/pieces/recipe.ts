/** What a recipe asks for, as glyphs: items by name, or "alike", "different", "artifact". */
import type { GameTexts } from "~/text/game";

export interface Recipe {
  items: string[];
  /** Any so many minor items that are alike or different. */
  any: "same" | "different" | "artifact" | null;
  count: number;
  /** The recipe in words. */
  told: string;
}

export function recipeOf(texts: GameTexts, card: string): Recipe | null {
  const fact = texts.card(card)?.facts.find(({ key }) => key.startsWith("recipe"));
  if (!fact) return null;
  const any = fact.key === "recipe" ? null : (fact.key.slice("recipe-".length) as Recipe["any"]);
  const items = Array.isArray(fact.raw) ? (fact.raw as string[]) : [];
  return {
    items,
    any,
    count: typeof fact.raw === "number" ? fact.raw : items.length,
    told: `${fact.label}: ${fact.value}`,
  };
}
