/** Which idle part of the table somebody has opened over the middle: one at a time. */
type Kind = "person" | "place" | "piles" | "story" | "key" | "expansions";

export class Opened {
  #kind = $state<Kind | null>(null);
  #id = $state("");
  /** The story that was opened last, so that a new one is told from one that has been read. */
  readStory = $state("");

  get kind(): Kind | null {
    return this.#kind;
  }

  get id(): string {
    return this.#id;
  }

  isOf(kind: Kind, id = ""): boolean {
    return this.#kind === kind && this.#id === id;
  }

  toggle(kind: Kind, id = ""): void {
    if (this.isOf(kind, id)) this.close();
    else [this.#kind, this.#id] = [kind, id];
  }

  close(): void {
    this.#kind = null;
  }
}
