/** Whoever plays a game for the first time in this browser, by "Play now", is told its goal. */
import type { Table } from "~/client/types";
import { stored } from "./stored.svelte";

class Newcomer {
  #table = $state("");

  comesTo({ id, game }: Table): void {
    if (!stored.introduced.includes(game)) this.#table = id;
  }

  isAt({ id }: Table): boolean {
    return this.#table === id;
  }

  begins({ game }: Table): void {
    stored.introduced = [...stored.introduced, game];
    this.#table = "";
  }
}

export const newcomer = new Newcomer();
