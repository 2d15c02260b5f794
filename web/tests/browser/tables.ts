/** Tables whose boards have to be right at every size: each game, and expansions of which the board draws parts. */
import type { Setting } from "./recorded";
import { GAMES } from "./server";

const MODULES =
  "otherworlds,relics,rituals,cultist_events,victims,diseases,puzzle,investigation_events,rorschach";

export const TABLES: Record<string, Setting> = {
  ...Object.fromEntries(GAMES.map((game) => [game, { game }])),
  "cultistorm with all modules": {
    ...{ game: "cultistorm", seats: 4 },
    options: { modules: MODULES, difficulty: "novice" },
  },
  "cultistorm as the overlord": {
    ...{ game: "cultistorm", seats: 5, seat: 4 },
    options: { main: "overlord", modules: "cultist_events" },
  },
  "cultistorm against the overlord": {
    ...{ game: "cultistorm", seats: 5, seat: 1 },
    options: { main: "overlord", modules: "victims,rorschach" },
  },
  "cultistorm by telephone": { game: "cultistorm", seats: 2, options: { main: "distant" } },
  "cultistorm alone": { game: "cultistorm", seats: 1, options: { main: "distant" } },
  "cultistorm in a campaign": { game: "cultistorm", seats: 4, options: { main: "campaign" } },
};
