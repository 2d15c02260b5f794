/** What this browser remembers of its player, across visits. */
import type { Speed } from "~/table/motion.svelte";

const KEY = "miskatonic";

interface Kept {
  speed: Speed;
  /** Does the log lie beside the board, where there is room for both? */
  log: boolean;
  /** The last line of each table that was seen here: what came later happened while away. */
  seen: Record<string, number>;
}

const NEW: Kept = { speed: "normal", log: true, seen: {} };
const MOST_SEEN = 60;

function read(): Kept {
  try {
    return { ...NEW, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...NEW };
  }
}

class Memory {
  #kept = $state(read());

  get speed(): Speed {
    return this.#kept.speed;
  }

  set speed(speed: Speed) {
    this.#kept.speed = speed;
    this.#write();
  }

  get log(): boolean {
    return this.#kept.log;
  }

  set log(log: boolean) {
    this.#kept.log = log;
    this.#write();
  }

  seen(table: string): number {
    return this.#kept.seen[table] ?? 0;
  }

  see(table: string, seq: number): void {
    const others = Object.entries(this.#kept.seen).filter(([key]) => key !== table);
    this.#kept.seen = Object.fromEntries([...others.slice(-MOST_SEEN), [table, seq]]);
    this.#write();
  }

  /** A browser that keeps nothing forgets, which is all that happens. */
  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      return;
    }
  }
}

export const kept = new Memory();
