/** Settings and read positions in the browser's local storage. */
import type { Speed } from "~/table/motion.svelte";

const KEY = "miskatonic";

interface Stored {
  speed: Speed;
  /** Is the log open beside the board, where there is space for both? */
  log: boolean;
  /** How many times faster than usual a replay goes on. */
  replaySpeed: number;
  /** The last line of each table that was seen here; later lines happened while the player was away. */
  seen: Record<string, number>;
}

const DEFAULTS: Stored = { speed: "normal", log: true, replaySpeed: 1, seen: {} };
const MOST_SEEN = 60;

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class LocalStore {
  #stored = $state(read());

  get speed(): Speed {
    return this.#stored.speed;
  }

  set speed(speed: Speed) {
    this.#stored.speed = speed;
    this.#write();
  }

  get log(): boolean {
    return this.#stored.log;
  }

  set log(log: boolean) {
    this.#stored.log = log;
    this.#write();
  }

  get replaySpeed(): number {
    return this.#stored.replaySpeed;
  }

  set replaySpeed(times: number) {
    this.#stored.replaySpeed = times;
    this.#write();
  }

  seen(table: string): number {
    return this.#stored.seen[table] ?? 0;
  }

  see(table: string, seq: number): void {
    const others = Object.entries(this.#stored.seen).filter(([key]) => key !== table);
    this.#stored.seen = Object.fromEntries([...others.slice(-MOST_SEEN), [table, seq]]);
    this.#write();
  }

  /** A browser may refuse to store anything; the page then starts with the defaults next time. */
  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      return;
    }
  }
}

export const stored = new LocalStore();
