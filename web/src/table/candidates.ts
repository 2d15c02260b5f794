/** The words of a game that could point at a piece if they were allowed. */
import type { Scene } from "~/client/types";

export function candidates(words: readonly string[], scene: Scene | null, piece: string): string[] {
  const objects = new Set([piece]);
  for (const zone of scene?.zones ?? [])
    for (const one of zone.pieces)
      if (one.id === piece) {
        objects.add(one.face);
        objects.add(one.id.slice(one.id.lastIndexOf(".") + 1));
      }
  const zoneOf = piece.slice(piece.indexOf(".") + 1);
  if (scene?.zones.some((zone) => zone.id === piece)) objects.add(zoneOf);
  return words.filter((word) => objects.has(word.slice(word.indexOf(" ") + 1)));
}
