/**
 * Turns clicks on pieces into words: a click narrows the options, and the last one left is said.
 *
 * Where a word names a set (`flip a+b`), clicks put pieces into the set and take them out, and the word of exactly
 * that set is offered, once there is one.
 */
import type { Acting, PieceState } from "~/boards/contract";
import type { Scene } from "~/client/types";
import { isOfSet, wordsOfSets } from "./sets";

export interface Speaker {
  /** Send a word to the table. */
  say(word: string): void;
  /** Ask which rule forbids a piece. */
  whyNot(id: string): void;
  /** Words that cannot be taken back and decide the game. */
  readonly fatal: ReadonlySet<string>;
  /** Words that go on with the game, the most important first. */
  readonly primary: readonly string[];
}

const NONE: readonly string[] = [];

export class ActingState implements Acting {
  /** The fatal or grave word that waits for confirmation. */
  confirming = $state<string | null>(null);
  /** The option under the pointer in the bar; its pieces are highlighted. */
  pointed = $state<string | null>(null);
  /** The words of a hint, best first. */
  hinted = $state.raw<readonly string[]>(NONE);
  #scene = $state.raw<Scene | null>(null);
  #chosen = $state<string | null>(null);
  /** The pieces in the set that is being chosen. */
  #picked = $state.raw<readonly string[]>(NONE);
  #isSaying = $state(false);

  readonly #all = $derived(this.#scene?.question?.options ?? NONE);
  readonly #pointing = $derived(pointing(this.#scene));
  /** Options that no piece on the table stands for. */
  readonly loose = $derived(this.#all.filter((word) => !this.#pieces.has(word)));
  readonly #pieces = $derived(new Set([...this.#pointing.values()].flat()));
  readonly #left = $derived.by(() => {
    if (this.#picked.length) {
      const { exact } = this.#setsWith(this.#picked);
      return exact === undefined ? NONE : [exact];
    }
    return this.#chosen === null ? this.#all : (this.#pointing.get(this.#chosen) ?? NONE);
  });
  /** The options that go on with the game; they always stand in the bar. */
  readonly primary = $derived.by(() => this.speaker.primary.filter((word) => this.#left.includes(word)));
  /** Is a set of pieces asked for? */
  readonly isOfSets = $derived(this.#all.some(isOfSet));

  constructor(private readonly speaker: Speaker) {}

  /** What the table shows, with the question that the options answer. */
  get scene(): Scene | null {
    return this.#scene;
  }

  get isAsked(): boolean {
    return this.#all.length > 0 && !this.#isSaying;
  }

  get isSaying(): boolean {
    return this.#isSaying;
  }

  get options(): readonly string[] {
    return this.#left;
  }

  get all(): readonly string[] {
    return this.#all;
  }

  get narrowedBy(): string | null {
    return this.#chosen ?? this.#picked.at(-1) ?? null;
  }

  /** The pieces and zones that options point at. */
  get pieces(): readonly string[] {
    return [...this.#pointing.keys()];
  }

  /** A new scene: the narrowing belonged to the previous question. */
  show(scene: Scene): void {
    this.#scene = scene;
    this.#chosen = null;
    this.#picked = NONE;
    this.#isSaying = false;
    this.confirming = null;
    this.pointed = null;
    this.hinted = NONE;
  }

  /** The last word was refused, so it can be said again. */
  refused(): void {
    this.#isSaying = false;
  }

  wordsOf(id: string): readonly string[] {
    return this.#isSaying ? NONE : (this.#pointing.get(id) ?? NONE);
  }

  usable(id: string): boolean {
    return this.wordsOf(id).length > 0;
  }

  stateOf(id: string): PieceState {
    const words = this.wordsOf(id);
    if (!words.length) return "idle";
    if (this.#picked.includes(id)) return "chosen";
    if (this.#picked.length) return this.#setsWith([...this.#picked, id]).all.length ? "usable" : "other";
    if (this.#chosen === null) return "usable";
    if (this.#chosen === id) return "chosen";
    return words.some((word) => this.#left.includes(word)) ? "usable" : "other";
  }

  isHinted(id: string): boolean {
    const best = this.hinted[0];
    return best !== undefined && this.wordsOf(id).includes(best);
  }

  isPointed(id: string): boolean {
    return this.pointed !== null && this.wordsOf(id).includes(this.pointed);
  }

  choose(id: string): void {
    const words = this.wordsOf(id);
    if (!words.length) {
      this.whyNot(id);
      return;
    }
    if (words.some(isOfSet) || this.#picked.length) {
      this.#pick(id);
      return;
    }
    if (this.#chosen === id) {
      this.cancel();
      return;
    }
    const shared = words.filter((word) => this.#left.includes(word));
    const only = shared.length === 1 ? shared[0] : words.length === 1 ? words[0] : undefined;
    if (only !== undefined) this.say(only);
    else this.#chosen = id;
  }

  /** Put a piece into the set, or take it out. */
  #pick(id: string): void {
    if (this.#picked.includes(id)) this.#picked = this.#picked.filter((other) => other !== id);
    else if (this.#setsWith([...this.#picked, id]).all.length) this.#picked = [...this.#picked, id];
  }

  #setsWith(ids: readonly string[]): ReturnType<typeof wordsOfSets> {
    return wordsOfSets(
      this.#all,
      ids.map((id) => this.#pointing.get(id) ?? NONE),
    );
  }

  say(word: string): void {
    if (this.#isSaying || !this.#all.includes(word)) return;
    if ((this.speaker.fatal.has(word) || this.isGrave(word)) && this.confirming !== word) {
      this.confirming = word;
      return;
    }
    this.cancel();
    this.#isSaying = true;
    this.speaker.say(word);
  }

  /** Would it cost a player the game as things stand? */
  isGrave(word: string): boolean {
    return this.#scene?.question?.grave?.includes(word) ?? false;
  }

  cancel(): void {
    this.#chosen = null;
    this.#picked = NONE;
    this.confirming = null;
  }

  whyNot(id: string): void {
    this.speaker.whyNot(id);
  }
}

/** Which words point at which piece or zone. */
function pointing(scene: Scene | null): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const options = new Set(scene?.question?.options ?? NONE);
  const add = (id: string, words: readonly string[]): void => {
    const legal = words.filter((word) => options.has(word));
    if (legal.length) found.set(id, [...new Set([...(found.get(id) ?? NONE), ...legal])]);
  };
  for (const zone of scene?.zones ?? []) {
    const words: unknown = zone.marks["words"];
    if (Array.isArray(words)) add(zone.id, words as string[]);
    for (const piece of zone.pieces) add(piece.id, piece.words);
  }
  return found;
}
