/** The pages around the table: lobby, new table, rulebook, history, and addresses that lead nowhere. */
import { expect, GAMES, test } from "./server";
import { isSound, listen } from "./sound";

test("lobby, new table, history and rules", async ({ page, server }) => {
  const heard = listen(page, server.url);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("[data-game]").last().waitFor();
  await isSound(page, { strictly: true });
  for (const game of GAMES) {
    await page.goto(`/new/${game}`);
    await page.getByText("Every option, explained").click();
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

test("an address that leads nowhere says so, and shows the way on", async ({ page }) => {
  for (const path of ["/rules/chess", "/new/chess"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Nothing is written here" })).toBeVisible();
    await expect(page.locator("main p")).toContainText("chess");
  }
  await isSound(page, { strictly: true });
  await page.getByRole("link", { name: "To the lobby" }).click();
  await expect(page.locator("[data-game]").last()).toBeVisible();
});
