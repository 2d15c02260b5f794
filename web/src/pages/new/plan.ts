/** The seats of a table that is being set up. */
import type { SeatWish } from "~/client/types";
import { botName } from "~/pages/lobby/play-now";

export interface SeatPlan {
  /** me; guest: somebody at this screen; open: whoever has the link; bot. */
  kind: "me" | "guest" | "open" | "bot";
  name: string;
  bot: string;
}

export const KINDS = ["me", "guest", "open", "bot"] as const;

export function newSeats(count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, number) => ({
    kind: number === 0 ? "me" : "bot",
    name: "",
    bot: "greedy",
  }));
}

export function wishes(seats: readonly SeatPlan[]): SeatWish[] {
  return seats.map(({ kind, name, bot }, number) => {
    const called = name.trim();
    if (kind === "bot") return { kind, bot, name: called || botName(number - 1 < 0 ? 0 : number - 1) };
    if (kind === "open") return { kind };
    return called ? { kind: "me", name: called } : { kind: "me" };
  });
}
