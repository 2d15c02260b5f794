/** How the tables of a region stand. */
import type { Region, RegionTable } from "~/client/types";

/** The message that says what a table is doing. */
export function stateOf({ table, waits }: RegionTable): string {
  if (table.state === "open") return "region-open";
  if (table.state === "over") return "region-ended";
  return waits ? "region-waits" : "region-plays";
}

/** Has a table fallen at which this player sat? Then they may play for a bot elsewhere. */
export const isFallen = (region: Region, player: string): boolean =>
  region.tables.some(
    ({ table }) => table.state === "over" && table.seats.some((seat) => seat.player === player),
  );
