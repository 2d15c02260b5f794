/** Who plays a seat at present, and whether its owner is here. */
import type { SeatInfo, Table } from "~/client/types";
import { awayFor } from "~/table/times.svelte";
import { say } from "~/text/page";
import { when } from "~/text/when";

const MINUTE_MS = 60_000;

export function presence(table: Table, seat: SeatInfo, me: string | null): string {
  if (seat.player === null) return seat.open ? say("seat-free") : say("seat-bot");
  if (seat.resigned) return say("seat-resigned");
  const isMine = seat.player === me;
  if (seat.bot !== null) return isMine ? say("seat-stand-in-you") : say("seat-stand-in");
  if (isMine) return say("seat-yours");
  if (seat.here) return say("seat-here");
  const away = awayFor(table, seat);
  // "Last here now" would contradict itself.
  if (away === null || away < MINUTE_MS) return say("seat-away");
  return say("seat-away-since", { when: when(-away, 0) });
}
