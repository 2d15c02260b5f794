/** Friends who are away: a bot plays for them, and they take their seat back. */
import type { Browser, Locator, Page } from "@playwright/test";
import { expect, test, type TestServer } from "./server";

const GAME = "witch-of-salem";
/** The server of these tests allows clocks that are this short. */
const SECONDS = 4;

/** Ada waits at seat 2 for Ben, who is asked first. Each has a browser of their own. */
async function together(browser: Browser, server: TestServer, clock: number | null): Promise<[Page, Page]> {
  const [here, there] = await Promise.all(
    ["Ada", "Ben"].map(async (name) => {
      const page = await (await browser.newContext({ baseURL: server.url })).newPage();
      await page.request.post("/api/session", { data: { name } });
      return page;
    }),
  );
  if (!here || !there) throw new Error("two pages were opened");
  const seats = [{ kind: "open" }, { kind: "me" }];
  const laid = await here.request.post("/api/tables", { data: { game: GAME, seats, public: true, clock } });
  const { id } = (await laid.json()) as { id: string };
  await there.request.put(`/api/tables/${id}/seats/0`, { data: {} });
  await here.request.post(`/api/tables/${id}/start`, { data: {} });
  await Promise.all([here.goto(`/table/${id}`), there.goto(`/table/${id}`)]);
  return [here, there];
}

const log = (page: Page): Locator => page.getByRole("list", { name: "What happened" });

test("a bot takes over when a friend's time is up, and the friend returns", async ({ browser, server }) => {
  const [here, there] = await together(browser, server, SECONDS);
  const { pathname } = new URL(there.url());
  await there.goto("about:blank");
  const chips = here.getByRole("list", { name: "At the table" });
  await expect(chips.getByRole("button", { name: /Ben.*a bot plays/ })).toBeVisible();
  await here.getByRole("button", { name: "Log" }).click();
  await expect(log(here).getByText("Ben has no time left; a bot plays on.")).toBeVisible();

  await there.goto(pathname);
  const bar = there.locator("#question");
  await expect(bar.getByText("A bot plays for you.")).toBeVisible();
  // One click is enough, even while the bot owes an answer.
  await bar.getByRole("button", { name: "Take back your seat" }).click();
  await expect(log(here).getByText("Ben plays again.")).toBeVisible();
  await Promise.all([here.context().close(), there.context().close()]);
});

test("a friend who has left may be replaced by a bot after a while", async ({ browser, server }) => {
  const [here, there] = await together(browser, server, null);
  await expect(here.getByText("Waiting for Ben.")).toBeVisible();
  const give = here.getByRole("button", { name: "Let a bot play for Ben" });
  await expect(give).toBeHidden();
  await there.context().close();
  await give.click();
  await here.getByRole("button", { name: "Log" }).click();
  await expect(log(here).getByText("Ben is away: Ada lets a bot play on.")).toBeVisible();
  await here.context().close();
});

test("a table is laid with a clock, and partners at one screen have names", async ({ page }) => {
  await page.goto(`/new/${GAME}`);
  await page.getByRole("button", { name: "2 seats" }).click();
  await page.getByLabel("Who sits at seat 2").selectOption("guest");
  await page.getByRole("combobox", { name: "Clock" }).selectOption("5 minutes");
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.waitForURL(/\/table\//);
  const chips = page.getByRole("list", { name: "At the table" });
  await expect(chips.getByRole("button", { name: /Player 2.*you/ })).toBeVisible();
  const table = await page.request.get(`/api/tables/${page.url().split("/").at(-1)}`);
  expect(await table.json()).toMatchObject({ clock: 300, seats: [{}, { name: "Player 2" }] });
});
