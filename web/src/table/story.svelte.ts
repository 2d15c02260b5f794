/**
 * What others have done since the player's last decision, told in beats: a sentence or two at a time, with the
 * pieces that they are about. The whole is kept until the player decides again.
 */
import type { Line, Scene, TableEvent } from "~/client/types";
import { concernedBy, movedBetween } from "./concerned";

export interface Beat {
  line: Line;
  /** What is told; empty for an act that is no word of the game, such as taking back. */
  events: readonly TableEvent[];
  pieces: ReadonlySet<string>;
}

/** Sentences are told together up to this length. */
const LONGEST_BEAT = 110;

export interface Teller {
  /** Is this seat the reader's own? */
  isMine(seat: number): boolean;
  isSpectator: boolean;
  sentence(event: TableEvent): string;
}

export class StoryState {
  /** The lines of the log that are told, whole, with their headings. */
  lines = $state.raw<readonly Line[]>([]);
  beats = $state.raw<readonly Beat[]>([]);
  #at = $state(0);

  constructor(private readonly teller: Teller) {}

  get now(): Beat | null {
    return this.beats[this.#at] ?? null;
  }

  /** How many beats wait to be told. */
  get left(): number {
    return Math.max(0, this.beats.length - 1 - this.#at);
  }

  /** Was a piece told of: by the beat that is told now, or by an earlier one? */
  toldOf(id: string): "now" | "before" | null {
    if (this.now?.pieces.has(id)) return "now";
    return this.beats.some(({ pieces }, at) => at < this.#at && pieces.has(id)) ? "before" : null;
  }

  /** New lines of the log, with the scenes before and after them. */
  hear(lines: readonly Line[], before: Scene | null, after: Scene): void {
    if (!lines.length) return;
    if (this.teller.isSpectator) this.#begin();
    const moved = movedBetween(before, after);
    for (const line of lines) {
      if (line.act === "undo" || (line.act === "say" && this.teller.isMine(line.seat))) this.#begin();
      const told = this.#toldBy(line);
      if (!told.length && line.act === "say") continue;
      const parts = told.length ? this.#parted(told) : [[]];
      this.lines = [...this.lines, line];
      this.beats = [
        ...this.beats,
        ...parts.map((events) => ({ line, events, pieces: new Set(concernedBy(events, before, after)) })),
      ];
    }
    const last = this.beats.at(-1);
    if (last) for (const id of moved) (last.pieces as Set<string>).add(id);
  }

  advance(): void {
    if (this.left) this.#at += 1;
  }

  /** Go to the end of the story. */
  skip(): void {
    this.#at = Math.max(0, this.beats.length - 1);
  }

  #begin(): void {
    this.lines = [];
    this.beats = [];
    this.#at = 0;
  }

  /** All that somebody else did; of an own move only what came of it, since the player knows the rest. */
  #toldBy({ act, seat, events }: Line): TableEvent[] {
    const isOwn = act === "say" && this.teller.isMine(seat);
    return events.filter((event) => !event.heading && !(isOwn && event.seat === seat));
  }

  #parted(events: readonly TableEvent[]): TableEvent[][] {
    const parts: TableEvent[][] = [];
    let length = Infinity;
    for (const event of events) {
      const more = this.teller.sentence(event).length;
      if (length + more > LONGEST_BEAT) {
        parts.push([]);
        length = 0;
      }
      parts.at(-1)?.push(event);
      length += more;
    }
    return parts;
  }
}
