import type { SeatLook } from "./contract";
import type { SeatInfo } from "~/client/types";

/** A shape for each seat, so that colour is never the only difference. */
export const SIGNS = ["●", "■", "▲", "◆", "★"] as const;

export const seatColour = (number: number): string => `var(--seat-${number % SIGNS.length})`;
export const seatSign = (number: number): string => SIGNS[number % SIGNS.length] ?? "●";

export function seatLooks(
  seats: readonly Pick<SeatInfo, "number" | "player" | "bot">[],
  names: readonly string[],
  me: string | null,
  asked: readonly number[],
): SeatLook[] {
  return seats.map(({ number, player, bot }) => ({
    number,
    id: `seat-${number + 1}`,
    name: names[number] ?? "",
    colour: seatColour(number),
    sign: seatSign(number),
    isMine: me !== null && player === me,
    isAsked: asked.includes(number),
    bot: bot ?? null,
  }));
}
