/** What the board passes to all its parts. */
import type { BoardProps, SeatLook } from "~/boards/contract";
import { capital, type GameTexts } from "~/text/game";
import type { PieceView } from "./view";

export type Shared = Pick<BoardProps, "texts" | "seats" | "piece" | "acting">;

/** What a screen reader says of a piece: its name and what its marks say. */
export function labelOf(texts: GameTexts, { face, marks }: Omit<PieceView, "id">): string {
  const told = texts.marks(marks).map(({ label, value }) => (label === value ? value : `${label} ${value}`));
  return [capital(texts.name(face)), ...told].join(", ");
}

export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook | undefined =>
  seats.find((seat) => seat.id === id);
