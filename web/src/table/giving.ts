/** May a player give the seat of somebody else to a bot, and if not, why? The server decides; this explains. */
import type { SeatInfo, Table } from "~/client/types";

export type Gift =
  | { may: true }
  | { may: false; why: "here" | "clock" | "never" }
  | { may: false; why: "grace"; wait: number };

/**
 * Null if the question does not arise: a seat of one's own, of a bot, or of nobody; a match that is over.
 * `away` are the milliseconds for which its owner has been away, `grace` those that must pass.
 */
export function giftOf(
  table: Table,
  seat: SeatInfo,
  me: string | null,
  away: number | null,
  grace: number,
): Gift | null {
  const isPlayer = table.host === me || table.seats.some((other) => other.player === me && !other.resigned);
  if (me === null || !isPlayer || table.state !== "running" || table.solo) return null;
  if (seat.player === null || seat.player === me || seat.bot !== null || seat.resigned) return null;
  if (table.giving === "clock" || table.giving === "never") return { may: false, why: table.giving };
  if (seat.here) return { may: false, why: "here" };
  const wait = away === null ? 0 : grace - away;
  return wait > 0 ? { may: false, why: "grace", wait } : { may: true };
}
