/** What the parts of the board share: how to look, how to act, who sits where. */
import type { BoardProps, SeatLook } from "~/boards/contract";
import type { Piece } from "~/client/types";
import { capital, type GameTexts } from "~/text/game";

/** Handed down from the board to all its parts. */
export type Shared = Pick<BoardProps, "texts" | "seats" | "piece" | "acting">;

/** What a screen reader says of a piece: its name and what its marks say. */
export function labelOf(texts: GameTexts, one: Piece): string {
  const marks = texts
    .marks(one.marks)
    .map(({ label, value }) => (label === value ? value : `${label} ${value}`));
  return [capital(texts.name(one.face)), ...marks].join(", ");
}

const PRINTED = ["seed", "type", "bond", "ground", "sells", "components"];

/** What has become of a piece, without what is printed on it anyway. */
export const stateOf = (one: Piece): Piece["marks"] =>
  Object.fromEntries(Object.entries(one.marks).filter(([key]) => !PRINTED.includes(key)));

export const lookOf = (seats: readonly SeatLook[], id: string): SeatLook | undefined =>
  seats.find((seat) => seat.id === id);
