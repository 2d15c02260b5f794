/** Which source stands against which required symbol, as the scene proposes it. */
import type { FightView, SourceView } from "../view";

export interface Lane {
  symbol: string;
  source: SourceView | null;
}

export function lanesOf({ requirement, sources }: FightView): Lane[] {
  const left = sources.map((source) => ({ source, covers: [...source.covers] }));
  return requirement.map((symbol) => {
    const found = left.find(({ covers }) => covers.includes(symbol));
    found?.covers.splice(found.covers.indexOf(symbol), 1);
    return { symbol, source: found?.source ?? null };
  });
}
