/** Learning from mistakes: the position before each of them, another try, and then the answer. */
import type { Weighed } from "~/client/types";
import { attempt, type Attempt } from "~/table/analysis";

export class Lessons {
  #moves = $state.raw<readonly Weighed[]>([]);
  #at = $state(0);
  /** What became of the last try. */
  tried = $state.raw<Attempt | null>(null);
  isAnswered = $state(false);
  readonly move = $derived(this.#moves[this.#at]);
  readonly isOpen = $derived(this.move !== undefined);
  readonly isLast = $derived(this.#at === this.#moves.length - 1);

  get number(): number {
    return this.#at + 1;
  }

  get count(): number {
    return this.#moves.length;
  }

  begin(moves: readonly Weighed[]): void {
    this.#moves = moves;
    this.#go(0);
  }

  next(): void {
    this.#go(this.#at + 1);
  }

  end(): void {
    this.begin([]);
  }

  /** Try a word; the right one is the answer. */
  tries(word: string): void {
    if (!this.move || this.isAnswered) return;
    this.tried = attempt(this.move, word);
    if (this.tried.isRight) this.isAnswered = true;
  }

  reveal(): void {
    this.isAnswered = true;
  }

  #go(at: number): void {
    this.#at = at;
    this.tried = null;
    this.isAnswered = false;
  }
}
