/** The pages around the table: lobby, new table, rulebook, history, and addresses that lead nowhere. */
import type { Locator } from "@playwright/test";
import type { Table } from "../../src/client/types";
import { introduce, unfoldOptions } from "./players";
import { expect, GAMES, SIZES, test } from "./server";
import { isSound, listen } from "./sound";

test("lobby, new table, history and rules", async ({ page, server }) => {
  const heard = listen(page, server.url);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("[data-game]").last().waitFor();
  await isSound(page, { strictly: true });
  for (const game of GAMES) {
    await page.goto(`/new/${game}`);
    await unfoldOptions(page);
    await isSound(page, { strictly: true });
    await page.goto(`/rules/${game}`);
    await page.getByRole("searchbox").waitFor();
    const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    await page.getByRole("searchbox").fill("discard pile");
    await expect(page.getByText(/results? for/)).toBeVisible();
    await isSound(page, { strictly: true });
  }
  await page.goto("/history");
  await page.getByRole("heading", { name: "History" }).waitFor();
  await isSound(page, { strictly: true });
  expect(heard).toEqual([]);
});

test("on a phone, tables that wait for players stand above the games", async ({ browser, page, server }) => {
  const ben = await browser.newContext({ baseURL: server.url });
  await ben.request.post("/api/session", { data: { name: "Ben" } });
  const seats = [{ kind: "me" }, { kind: "open" }];
  for (let table = 0; table < 5; table++)
    await ben.request.post("/api/tables", { data: { game: "witch-of-salem", public: true, seats } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const tables = page.locator("main li a").filter({ hasText: "Ben, free" });
  await expect(tables.first()).toBeInViewport();
  const shown = await tables.count();
  expect(shown).toBeLessThan(5);
  await page.getByRole("button", { name: /^Show all/ }).click();
  expect(await tables.count()).toBeGreaterThan(shown);
  await isSound(page, { strictly: true });
  await ben.close();
});

test("a heading without a number has an address of its own", async ({ page }) => {
  await page.goto("/rules/wisdom-of-cthulhu");
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Dark Masters" }).click();
  await expect(page.getByRole("heading", { name: /^Dark Masters/ })).toBeInViewport();
  const address = page.url();
  await page.goto("/");
  await page.goto(address);
  await expect(page.getByRole("heading", { name: /^Dark Masters/ })).toBeInViewport();
});

test("the history tells what finished matches add up to", async ({ page }) => {
  await introduce(page);
  const figure = (name: string): Locator =>
    page
      .locator("dl div")
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator("dd");
  const lay = async (game: string): Promise<string> => {
    const seats = [{ kind: "me" }, { kind: "bot", bot: "greedy" }];
    const laid = await page.request.post("/api/tables", { data: { game, seats } });
    const { id } = (await laid.json()) as Table;
    await page.request.post(`/api/tables/${id}/start`, { data: {} });
    return id;
  };
  await page.goto("/history");
  await expect(page.getByText("You have not played here yet.")).toBeVisible();
  const match = await lay("witch-of-salem");
  await page.reload();
  await expect(page.getByText("Statistics begin with the first match")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go on" })).toBeVisible();
  for (const id of [match, await lay("cultistorm"), await lay("witch-of-salem")])
    await page.request.post(`/api/tables/${id}/seats/0/resign`, { data: {} });
  await page.reload();
  await expect(figure("Finished matches")).toHaveText("3");
  await expect(figure("Share of wins")).toHaveText("0%");
  const salem = page.locator("section").filter({ hasText: "Witch of Salem" });
  await expect(salem.getByRole("row", { name: /2 seats/ })).toContainText("0 of 2 won");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await isSound(page, { strictly: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
  }
  await salem.getByRole("link", { name: /^The longest had/ }).click();
  await expect(page).toHaveURL(/\/replay\//);
});

test("an address that leads nowhere says so, and shows the way on", async ({ page }) => {
  const nowhere = await page.goto("/no/such/place");
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByText("This address leads to no page.")).toBeVisible();
  for (const path of ["/rules/chess", "/new/chess"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Nothing is written here" })).toBeVisible();
    await expect(page.locator("main p")).toContainText("chess");
  }
  await isSound(page, { strictly: true });
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page.locator("[data-game]").last()).toBeVisible();
});
