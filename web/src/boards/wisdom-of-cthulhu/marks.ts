/** Reading the marks of pieces and zones. */
import type { Marks, Piece, Scene, Zone } from "~/client/types";

interface Marked {
  marks: Marks;
}

export const flag = (of: Marked, key: string): boolean => of.marks[key] === true;

export function word(of: Marked, key: string): string | null {
  const value: unknown = of.marks[key];
  return typeof value === "string" ? value : null;
}

export function amount(of: Marked, key: string): number {
  const value: unknown = of.marks[key];
  return typeof value === "number" ? value : 0;
}

export function list(of: Marked, key: string): string[] {
  const value: unknown = of.marks[key];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

const NOTHING: Zone = { id: "", kind: "row", owner: null, marks: {}, pieces: [] };

export const zoneOf = (scene: Scene, id: string): Zone =>
  scene.zones.find((zone) => zone.id === id) ?? NOTHING;

export const seatNumber = (id: string): number => Number(id.slice("seat-".length)) - 1;

/** Cards that lie open in a Learning Area, each with the components under it. */
export interface House {
  card: Piece;
  /** What is under it, in order: what it fills, what fills it, and the piece, if it is a card. */
  filled: { want: string; by: string; piece: Piece | null }[];
}

export function houses(area: Zone): House[] {
  const below = area.pieces.filter((piece) => flag(piece, "component"));
  return area.pieces
    .filter((piece) => !flag(piece, "component"))
    .sort((one, other) => Number("fills" in other.marks) - Number("fills" in one.marks))
    .map((card) => {
      const mine = below.filter((piece) => word(piece, "under") === card.id);
      const wants = list(card, "fills");
      const filled = list(card, "components").map((by, at) => {
        const found = mine.findIndex((piece) => piece.face === by);
        const piece = found < 0 ? null : (mine.splice(found, 1)[0] ?? null);
        return { want: wants[at] ?? by, by, piece };
      });
      return { card, filled };
    });
}
