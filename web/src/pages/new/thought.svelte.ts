/** A table that somebody thinks of: how it would depart from the book, or why nobody can lay it. */
import { sentence } from "~/app/notices.svelte";
import { api, Refused } from "~/client/api";
import type { Departure, ThoughtOfTable } from "~/client/types";

/** What the server answers to a table that cannot be: a bad request, a file that is too large, a table nobody can play. */
const IMPOSSIBLE = new Set([400, 413, 422]);

export class Thought {
  /** Null until the server has said so. */
  departures = $state.raw<readonly Departure[] | null>(null);
  /** Why no table can be laid like this; "" if it can. */
  refusal = $state("");
  #latest = 0;

  async consider(game: string, table: ThoughtOfTable): Promise<void> {
    const mine = ++this.#latest;
    let departures: readonly Departure[] | null = null;
    let refusal = "";
    try {
      departures = await api.departures(game, table);
    } catch (error) {
      if (error instanceof Refused && IMPOSSIBLE.has(error.status)) refusal = sentence(error);
    }
    if (mine !== this.#latest) return;
    this.departures = departures;
    this.refusal = refusal;
  }
}
