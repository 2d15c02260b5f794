/** The analysis of a finished match: what is known of it, and the server that goes on with it while somebody looks. */
import { notices } from "~/app/notices.svelte";
import { api } from "~/client/api";
import type { Analysis, Weighed } from "~/client/types";

/** The server stops when it is not asked for half a minute. */
const AGAIN_MS = 1_000;

export class AnalysisState {
  /** Null until the server has answered. */
  found = $state.raw<Analysis | null>(null);
  isOpen = $state(false);
  /** Does the server go on with it, because this page asks again and again? */
  isWanted = $state(false);
  readonly isWhole = $derived(this.found?.state === "whole");
  readonly weighed = $derived(this.found?.weighed ?? []);
  readonly #bySeq = $derived(new Map(this.weighed.map((move) => [move.seq, move])));

  constructor(private readonly table: string) {}

  close(): void {
    this.isWanted = false;
  }

  /** The decision that was made after so many words. */
  at(step: number): Weighed | undefined {
    return this.#bySeq.get(step);
  }

  /** The large mistakes, of a seat or of all, the dearest first. */
  mistakes(seat: number | null): Weighed[] {
    const moves = (this.found?.mistakes ?? []).flatMap((seq) => this.#bySeq.get(seq) ?? []);
    return moves.filter((move) => seat === null || move.seat === seat);
  }

  /** See what is there, without letting anybody compute. */
  async look(): Promise<void> {
    try {
      this.#hear(await api.analysis(this.table));
    } catch (error) {
      notices.fail(error);
    }
  }

  async goOn(): Promise<void> {
    if (this.isWanted) return;
    this.isWanted = true;
    try {
      while (this.isWanted && !this.isWhole) {
        this.#hear(await api.goOnWithAnalysis(this.table, this.#next));
        if (!this.isWhole) await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    } catch (error) {
      notices.fail(error);
    } finally {
      this.isWanted = false;
    }
  }

  /** The moves are weighed in their order. */
  get #next(): number {
    return (this.weighed.at(-1)?.seq ?? -1) + 1;
  }

  #hear(news: Analysis): void {
    const from = news.weighed[0]?.seq ?? Infinity;
    const known = this.weighed.filter(({ seq }) => seq < from);
    this.found = { ...news, weighed: [...known, ...news.weighed] };
  }
}
