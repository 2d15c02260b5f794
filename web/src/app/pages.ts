/** Which page a path shows. Each is loaded when it is first visited. */
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<Record<string, string>> }>;

export interface Page {
  load: Load;
  /** Two visits with one key keep the page as it is. */
  key: string;
  given: Record<string, string>;
}

const page = (load: () => Promise<unknown>, key: string, given: Record<string, string> = {}): Page => ({
  load: load as Load,
  key,
  given,
});

export function pageFor([first, second, third]: string[]): Page {
  if (import.meta.env.DEV && first === "dev" && second === "board" && third)
    return page(() => import("~/pages/dev/Harness.svelte"), `dev ${third}`, { game: third });
  return page(() => import("~/pages/lobby/Lobby.svelte"), "lobby");
}
