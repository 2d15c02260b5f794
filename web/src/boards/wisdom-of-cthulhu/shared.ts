/** What the board passes to all its parts. */
import type { BoardProps, SeatLook } from "~/boards/contract";
import { capital, type GameTexts } from "~/text/game";
import type { PieceView } from "./view";

export type Shared = Pick<BoardProps, "texts" | "seats" | "piece" | "acting">;

/** What a screen reader says of a piece: its name, what is written on it, and what its marks say. */
export function labelOf(texts: GameTexts, { face, marks }: Omit<PieceView, "id">, written = ""): string {
  const told = texts.marks(marks).map(({ label, value }) => (label === value ? value : `${label} ${value}`));
  return [capital(texts.name(face)), written, ...told].filter(Boolean).join(", ");
}

/** What a Place or a power does, in a few words. */
export const glanceOf = (texts: GameTexts, face: string, args: Record<string, number> = {}): string =>
  texts.has(`glance-${face}`) ? texts.say(`glance-${face}`, args) : "";

export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook | undefined =>
  seats.find((seat) => seat.id === id);
