/** Which page a path shows. Each is loaded when it is first visited. */
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;

export interface Page {
  load: Load;
  /** Two routes with the same key keep the page as it is. */
  key: string;
  given: Record<string, string>;
}

const page = (load: () => Promise<unknown>, key: string, given: Record<string, string> = {}): Page => ({
  load: load as Load,
  key,
  given,
});

export function routeFor([first = "", second, third]: string[]): Page {
  if (import.meta.env.DEV && first === "dev" && second === "board" && third)
    return page(() => import("~/pages/dev/Harness.svelte"), `dev ${third}`, { game: third });
  switch (first) {
    case "":
      return page(() => import("~/pages/lobby/Lobby.svelte"), "lobby");
    case "new":
      if (second) return page(() => import("~/pages/new/NewTable.svelte"), `new ${second}`, { game: second });
      break;
    case "table":
      if (second && third === "region")
        return page(() => import("~/pages/region/RegionPage.svelte"), `region ${second}`, { id: second });
      if (second)
        return page(() => import("~/pages/table/TablePage.svelte"), `table ${second}`, { id: second });
      break;
    case "replay":
      if (second)
        return page(() => import("~/pages/replay/Replay.svelte"), `replay ${second}`, { id: second });
      break;
    case "rules":
      if (second)
        return page(() => import("~/pages/rules/Rules.svelte"), `rules ${second}`, { game: second });
      break;
    case "me":
      if (!second) return page(() => import("~/pages/me/Me.svelte"), "me");
      break;
    case "history":
      if (!second) return page(() => import("~/pages/history/History.svelte"), "history");
      break;
  }
  return page(() => import("~/pages/NotFound.svelte"), "nowhere");
}
