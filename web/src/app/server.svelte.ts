/** What the page knows of the server, asked once and cached: the player, the games, their texts and rulebooks. */
import { api, Refused } from "~/client/api";
import type { Game, Player, Rulebook, ServerInfo } from "~/client/types";
import { GameTexts } from "~/text/game";
import { say } from "~/text/page";

class ServerCache {
  player = $state.raw<Player | null>(null);
  #info: Promise<ServerInfo> | undefined;
  readonly #texts = new Map<string, Promise<GameTexts>>();
  readonly #rules = new Map<string, Promise<Rulebook>>();

  /** The player whom the cookie names, or a new guest. */
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

  /** Become the player whose code comes from another device. */
  async arrive(code: string): Promise<void> {
    this.player = await api.useDeviceCode(code);
  }

  async rename(name: string): Promise<void> {
    this.player = await api.introduce(name);
  }

  info(): Promise<ServerInfo> {
    this.#info ??= unlessFailed(api.info(), () => (this.#info = undefined));
    return this.#info;
  }

  async game(key: string): Promise<Game> {
    const found = (await this.info()).games.find((game) => game.key === key);
    if (!found) throw new Refused(404, "no-such-game", say("error-no-game", { game: key }));
    return found;
  }

  texts(game: string): Promise<GameTexts> {
    return cached(this.#texts, game, () => api.book(game).then((book) => new GameTexts(book)));
  }

  rules(game: string): Promise<Rulebook> {
    return cached(this.#rules, game, () => api.rules(game));
  }
}

function cached<T>(cache: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const found = cache.get(key);
  if (found) return found;
  const asked = unlessFailed(ask(), () => cache.delete(key));
  cache.set(key, asked);
  return asked;
}

/** A failed request is forgotten, so that the next call asks again. */
function unlessFailed<T>(asked: Promise<T>, forget: () => void): Promise<T> {
  asked.catch(forget);
  return asked;
}

export const server = new ServerCache();
