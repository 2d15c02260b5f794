import type { Scene } from "~/client/types";
import type { GameTexts } from "~/text/game";

/** The name of a piece or a zone: its own, that of its face, or that of its owner. */
export function nameOf(texts: GameTexts, scene: Scene | null, id: string): string {
  for (const zone of scene?.zones ?? []) {
    if (zone.id === id)
      return zone.owner !== null
        ? texts.seat(zone.owner)
        : (texts.zone(id.split(".")[0] ?? id) ?? texts.name(id));
    const piece = zone.pieces.find((one) => one.id === id);
    if (piece) return texts.name(texts.hasName(piece.face) ? piece.face : piece.id);
  }
  return texts.name(id);
}
