/** What the page knows of the house: who one is, which games there are, and their books. */
import { api, Refused } from "~/client/api";
import type { Game, House, Player, Rulebook } from "~/client/types";
import { GameTexts } from "~/text/game";
import { say } from "~/text/page";

class HouseState {
  player = $state.raw<Player | null>(null);
  #house: Promise<House> | undefined;
  readonly #texts = new Map<string, Promise<GameTexts>>();
  readonly #rules = new Map<string, Promise<Rulebook>>();

  /** Who one is: known by a cookie, or from now on a guest. */
  async guest(): Promise<Player> {
    if (this.player) return this.player;
    try {
      this.player = await api.whoAmI();
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 401) throw error;
      this.player = await api.introduce(say("guest-name"));
    }
    return this.player;
  }

  async rename(name: string): Promise<void> {
    this.player = await api.introduce(name);
  }

  get(): Promise<House> {
    this.#house ??= forgetful(api.house(), () => (this.#house = undefined));
    return this.#house;
  }

  async game(key: string): Promise<Game> {
    const found = (await this.get()).games.find((game) => game.key === key);
    if (!found) throw new Refused(404, "no-such-game", say("error-no-game", { game: key }));
    return found;
  }

  texts(game: string): Promise<GameTexts> {
    return once(this.#texts, game, () => api.book(game).then((book) => new GameTexts(book)));
  }

  rules(game: string): Promise<Rulebook> {
    return once(this.#rules, game, () => api.rules(game));
  }
}

/** Ask once; what failed is asked again. */
function once<T>(known: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const asked = forgetful(ask(), () => known.delete(key));
  known.set(key, asked);
  return asked;
}

function forgetful<T>(asked: Promise<T>, forget: () => void): Promise<T> {
  asked.catch(forget);
  return asked;
}

export const house = new HouseState();
