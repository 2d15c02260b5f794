/** Settings and read positions in the browser's local storage. */
import { untrack } from "svelte";
import type { Theme } from "~/comfort/theme.svelte";
import type { Speed } from "~/table/motion.svelte";

const KEY = "miskatonic";

interface Stored {
  speed: Speed;
  theme: Theme;
  sound: boolean;
  /** Does the browser tell of a turn while the tab is hidden? */
  notices: boolean;
  /** Is the log open beside the board, where there is space for both? */
  log: boolean;
  /** How many times faster than usual a replay goes on. */
  replaySpeed: number;
  /** The games whose goal was told here. */
  introduced: readonly string[];
  /** How many times the page was opened here. */
  visits: number;
  /** The last line of each table that was seen here; later lines happened while the player was away. */
  seen: Record<string, number>;
  /** The last line of each table's chat that was on the screen here. */
  heard: Record<string, number>;
}

const DEFAULTS: Stored = {
  speed: "normal",
  theme: "night",
  sound: false,
  notices: false,
  log: true,
  replaySpeed: 1,
  introduced: [],
  visits: 0,
  seen: {},
  heard: {},
};
const MOST_SEEN = 60;

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

/** A browser may refuse to store anything; the page then starts with the defaults next time. */
function write(settings: Stored): void {
  try {
    localStorage.setItem(
      KEY,
      untrack(() => JSON.stringify(settings)),
    );
  } catch {
    return;
  }
}

/** Every change is written at once. */
function kept(settings: Stored): Stored {
  return new Proxy(settings, {
    set(target, name, value) {
      const isSet = Reflect.set(target, name, value);
      write(target);
      return isSet;
    },
  });
}

const settings = $state(read());
export const stored = kept(settings);

export const seenUpTo = (table: string): number => stored.seen[table] ?? 0;

export function markSeen(table: string, seq: number): void {
  stored.seen = withLatest(stored.seen, table, seq);
}

export const heardUpTo = (table: string): number => stored.heard[table] ?? -1;

export function markHeard(table: string, line: number): void {
  if (line > untrack(() => heardUpTo(table)))
    stored.heard = withLatest(
      untrack(() => stored.heard),
      table,
      line,
    );
}

function withLatest(known: Record<string, number>, table: string, line: number): Record<string, number> {
  const others = Object.entries(known).filter(([key]) => key !== table);
  return Object.fromEntries([...others.slice(-MOST_SEEN), [table, line]]);
}
