/** Matches that bots have played, for pages that show the past. */
import type { Page } from "@playwright/test";
import { expect } from "./server";

export interface Played {
  id: string;
  moves: { seat: number; word: string }[];
}
export type Answer = { id: string; state: string };

/** A match of three that bots have played to its end, in the first seats for whoever looks at it. */
export async function played(page: Page, game: string, options = {}, mine = 1): Promise<Played> {
  const { request } = page;
  await request.post("/api/session", { data: { name: "Ada" } });
  const seats = ["Ada", "Dyer", "Rice"].map((name, seat) =>
    seat < mine ? { kind: "me", name } : { kind: "bot", bot: "greedy", name },
  );
  const { id } = (await (
    await request.post("/api/tables", { data: { game, seats, options } })
  ).json()) as Answer;
  await request.post(`/api/tables/${id}/start`, { data: {} });
  for (let seat = 0; seat < mine; seat++)
    await request.put(`/api/tables/${id}/seats/${seat}/bot`, { data: { bot: "greedy" } });
  await expect
    .poll(async () => ((await (await request.get(`/api/tables/${id}`)).json()) as Answer).state, {
      timeout: 300_000,
    })
    .toBe("over");
  const { moves } = (await (await request.get(`/api/tables/${id}/capsule`)).json()) as Played;
  return { id, moves };
}
