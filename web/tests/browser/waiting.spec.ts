/** The waiting room: two browsers, one socket each, whatever happens at the table. */
import type { Page } from "@playwright/test";
import { expect, SIZES, test } from "./server";
import { isSound } from "./sound";

const GAME = "witch-of-salem";
const tableOf = (page: Page): string => new URL(page.url()).pathname.split("/")[2]!;

/** A guest is asked for a name, because others will see it. */
async function named(page: Page, name: string): Promise<void> {
  const question = page.getByRole("dialog", { name: "Your name at the table" });
  await question.getByRole("textbox").fill(name);
  await isSound(page, { strictly: true });
  await question.getByRole("button", { name: "Go on" }).click();
  await expect(question).toBeHidden();
}

/** The sockets that a page opens, by table, and the messages it gets by them. */
class Sockets {
  readonly #opened = new Map<string, number>();
  readonly #heard = new Map<string, number>();

  constructor(page: Page) {
    page.on("websocket", (socket) => {
      const table = /tables\/([^/]+)\/socket/.exec(socket.url())![1]!;
      this.#count(this.#opened, table);
      socket.on("framereceived", () => this.#count(this.#heard, table));
    });
  }

  opened = (table: string): number => this.#opened.get(table) ?? 0;
  heard = (table: string): number => this.#heard.get(table) ?? 0;

  #count(of: Map<string, number>, table: string): void {
    of.set(table, (of.get(table) ?? 0) + 1);
  }
}

/** The host opens and closes the last seat. Both see each change, which a message has told. */
async function changeAndWatch(host: Page, friend: Page): Promise<void> {
  const seats = [host, friend].map((page) => page.locator("main .rows > li").last());
  await host.getByRole("button", { name: "Free this seat" }).click();
  for (const seat of seats) await expect(seat).toContainText("free");
  await host.getByRole("button", { name: "Give it to a bot" }).click();
  for (const seat of seats) await expect(seat).toContainText("bot");
}

/**
 * Ten seconds go by on the clocks of both pages, which stand still otherwise: on a slow machine no page may come to
 * believe that its connection is dead. What happens meanwhile comes by the same sockets, after the answers to pings.
 */
async function tenSeconds(host: Page, friend: Page): Promise<void> {
  const pages = [host, friend];
  for (const page of pages) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  for (let second = 0; second < 10; second += 2) {
    for (const page of pages) await page.clock.runFor(2_000);
    await changeAndWatch(host, friend);
  }
  for (const page of pages) await page.clock.resume();
}

test("two browsers in a waiting room open one socket each, also after a rematch", async ({
  browser,
  server,
}) => {
  const [ada, ben] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [here, there] = [await ada.newPage(), await ben.newPage()];
  const sockets = [new Sockets(here), new Sockets(there)] as const;
  const oneEach = async (table: string, changes: number): Promise<void> => {
    for (const page of sockets) await expect.poll(() => page.heard(table)).toBeGreaterThan(changes);
    expect(sockets.map((page) => page.opened(table))).toEqual([1, 1]);
  };

  await here.clock.install();
  await here.goto(`${server.url}/new/${GAME}`);
  await here.getByLabel("Who sits at seat 2").selectOption("open");
  await here.getByRole("button", { name: "Set up the table" }).click();
  await named(here, "Ada");
  const link = await here.getByLabel("The link to this table").inputValue();
  await there.clock.install();
  await there.goto(link);
  await there.getByRole("button", { name: "Sit down" }).click();
  await named(there, "Ben");
  await expect(here.locator("main .rows > li")).toContainText(["Ada", "Ben", ""]);
  await there.getByLabel("Say something").fill("Is there a cellar?");
  await there.getByRole("button", { name: "Say", exact: true }).click();
  await expect(here.getByRole("region", { name: "Talk" })).toContainText("Is there a cellar?");
  await here.getByRole("button", { name: "Start", exact: true }).waitFor();
  await tenSeconds(here, there);
  await oneEach(tableOf(here), 10);

  const match = tableOf(here);
  await here.getByRole("button", { name: "Start", exact: true }).click();
  await there.locator(".page").waitFor();
  for (const [page, seat] of [[here, 0] as const, [there, 1] as const])
    await page.request.post(`${server.url}/api/tables/${match}/seats/${seat}/resign`, { data: {} });
  for (const page of [here, there]) {
    await page.getByRole("button", { name: "Play again" }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(match));
  }
  await changeAndWatch(here, there);
  expect(tableOf(there)).toBe(tableOf(here));
  await oneEach(tableOf(here), 2);
  await Promise.all([ada.close(), ben.close()]);
});

test("nothing in the waiting room moves when somebody sits down", async ({ browser, page, server }) => {
  const ben = await browser.newContext();
  for (const size of [SIZES[0]!, SIZES[3]!]) {
    await page.setViewportSize(size);
    await page.goto(`${server.url}/new/${GAME}`);
    await page.getByLabel("Who sits at seat 2").selectOption("open");
    await page.getByRole("button", { name: "Set up the table" }).click();
    if (size === SIZES[0]) await named(page, "Ada");
    const seats = page.locator("main .rows > li");
    const fixed = page.locator("main h1, main .rows > li, .link, .link input, .talk, .way-on");
    const places = (): Promise<object[]> =>
      fixed.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as object));
    await expect(seats.nth(1)).toContainText("free");
    const before = await places();
    const link = await page.getByLabel("The link to this table").inputValue();
    const there = await ben.newPage();
    await there.goto(link);
    await there.getByRole("button", { name: "Sit down" }).click();
    if (size === SIZES[0]) await named(there, "Ben");
    await expect(seats.nth(1)).toContainText("Ben");
    await expect(page.getByText("All seats are taken.")).toBeVisible();
    expect(await places()).toEqual(before);
    await there.close();
  }
  await ben.close();
});

for (const size of SIZES)
  test(`the host starts without scrolling at ${size.width}x${size.height}`, async ({ page }) => {
    await page.request.post("/api/session", { data: { name: "Ada" } });
    const seats = [
      { kind: "me" },
      { kind: "bot", bot: "greedy" },
      { kind: "bot", bot: "greedy" },
      { kind: "open" },
    ];
    const laid = await page.request.post("/api/tables", { data: { game: GAME, seats } });
    const { id } = (await laid.json()) as { id: string };
    await page.setViewportSize(size);
    await page.goto(`/table/${id}`);
    const start = page.getByRole("button", { name: /^Start/ });
    await start.waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await page.locator(".page").waitFor();
  });
