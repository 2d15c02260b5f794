/** Clocks and absences. The server says how much time is left; from then on the page counts. */
import { createSubscriber } from "svelte/reactivity";
import type { SeatInfo, Table } from "~/client/types";
import { say } from "~/text/page";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The present moment. Whoever reads it in an effect or in markup is run again every second. */
class Ticker {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, SECOND);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#subscribe();
    return Date.now();
  }
}

const ticker = new Ticker();
const received = new WeakMap<Table, number>();

/** How many milliseconds ago the server told of this table. */
function age(table: Table): number {
  const { now } = ticker;
  const at = received.get(table) ?? now;
  received.set(table, at);
  return now - at;
}

/** The milliseconds left on the clock of a seat; null if it does not run. */
export function leftOf(table: Table, seat: SeatInfo): number | null {
  return seat.left == null ? null : Math.max(0, seat.left - age(table));
}

/** For how many milliseconds the owner of a seat has been away; null if that is not known. */
export function awayFor(table: Table, seat: SeatInfo): number | null {
  return seat.away == null ? null : seat.away + age(table);
}

/** A time that is left, as a clock shows it: 4:05, 3 h 20 min, 2 d 5 h. */
export function clockText(left: number): string {
  if (left >= DAY)
    return say("clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return say("clock-hours", {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time that a table allows for a turn, in seconds, as people say it. */
export function allowance(seconds: number): string {
  const ms = seconds * SECOND;
  if (ms >= DAY) return say("clock-count-days", { count: Math.round(ms / DAY) });
  if (ms >= MINUTE) return say("clock-count-minutes", { count: Math.round(ms / MINUTE) });
  return say("clock-count-seconds", { count: seconds });
}
