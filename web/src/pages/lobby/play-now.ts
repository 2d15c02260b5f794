/** A table for one with bots, started at once, in the way that the game offers to newcomers. */
import { server } from "~/app/server.svelte";
import { newcomer } from "~/app/newcomer.svelte";
import { notices } from "~/app/notices.svelte";
import { router } from "~/app/router.svelte";
import { api } from "~/client/api";
import type { Game } from "~/client/types";
import { say } from "~/text/page";

const GOOD_BOT = "adept";
const COMPANY = 3;

export const botName = (number: number): string => say(`bot-name-${(number % 5) + 1}`);

export async function playNow(game: Game): Promise<void> {
  try {
    await server.guest();
    const count = game.seats.includes(COMPANY) ? COMPANY : (game.seats[0] ?? 2);
    const bots = Array.from({ length: count - 1 }, (_, number) => ({
      kind: "bot" as const,
      bot: GOOD_BOT,
      name: botName(number),
    }));
    const options = game.variants[game.newcomer] ?? {};
    const table = await api.lay({ game: game.key, seats: [{ kind: "me" }, ...bots], options });
    await api.start(table.id);
    newcomer.comesTo(table);
    router.go(`/table/${table.id}`);
  } catch (error) {
    notices.fail(error);
  }
}
