/** The seats of a table that is being set up. */
import type { SeatWish } from "~/client/types";
import { botName } from "~/pages/lobby/play-now";
import { say } from "~/text/page";

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
    bot: "adept",
  }));
}

/** Bots that are named after how strong they are, weakest first; the others are named after how they work. */
const LEVELS = ["novice", "adept", "master"];

/** The bots of a list in groups: by strength, and by how they work. */
export function botGroups(bots: readonly string[]): { name: string; bots: string[] }[] {
  return [
    { name: say("bot-group-levels"), bots: LEVELS.filter((level) => bots.includes(level)) },
    { name: say("bot-group-ways"), bots: bots.filter((bot) => !LEVELS.includes(bot)) },
  ];
}

/** Clocks that a table may have: the seconds for a turn, in a live game and by correspondence. */
export const LIVE_CLOCKS = [1, 2, 5, 10, 15].map((minutes) => minutes * 60);
export const LETTER_CLOCKS = [1, 2, 3, 7].map((days) => days * 24 * 3600);

/** Is a turn so long that nobody waits for it at the table? */
export const isByLetters = (clock: number | null): boolean =>
  clock !== null && clock >= Math.min(...LETTER_CLOCKS);

/** The name of somebody who has not been given one; "" if it is the player's own. Two at one screen differ. */
export function nameOf(seats: readonly SeatPlan[], number: number): string {
  const first = seats.findIndex(({ kind, name }) => kind === "me" && !name.trim());
  return number === first ? "" : say("new-partner", { number: number + 1 });
}

export function wishes(seats: readonly SeatPlan[]): SeatWish[] {
  return seats.map(({ kind, name, bot }, number) => {
    const called = name.trim() || (kind === "bot" ? "" : nameOf(seats, number));
    if (kind === "bot") return { kind, bot, name: called || botName(number - 1 < 0 ? 0 : number - 1) };
    if (kind === "open") return { kind };
    return called ? { kind: "me", name: called } : { kind: "me" };
  });
}
