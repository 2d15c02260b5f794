/** Several people: two browsers, one screen, those who watch. */
import type { Page } from "@playwright/test";
import { expect, SIZES, test } from "./server";
import { ASKED, introduce, isOver, movedOn, OVER, point, seqOf, settled, withoutDecoration } from "./players";

const GAME = "witch-of-salem";
const [LAPTOP, , , PHONE] = SIZES;

test("a laptop and a phone play one match to its end, and see the same", async ({ browser, server }) => {
  const [ada, ben] = await Promise.all([
    browser.newContext({ viewport: LAPTOP! }),
    browser.newContext({ viewport: PHONE!, hasTouch: true, isMobile: true }),
  ]);
  const [here, there] = [await ada.newPage(), await ben.newPage()];
  await Promise.all([here, there].map(withoutDecoration));
  await Promise.all([introduce(here, server.url), introduce(there, server.url)]);
  await here.goto(`${server.url}/new/${GAME}`);
  await here.getByRole("button", { name: "2 seats" }).click();
  await here.getByLabel("Who sits at seat 2").selectOption("open");
  await here.getByRole("button", { name: "Set up the table" }).click();
  const link = await here.getByLabel("The link to this table").inputValue();

  await there.goto(link);
  await there.getByRole("button", { name: "Sit down" }).tap();
  await here.getByRole("button", { name: "Start", exact: true }).click();

  for (let turn = 0; ; turn++) {
    await Promise.race([settled(here), settled(there)]);
    if ((await isOver(here)) || (await isOver(there))) break;
    const isMine = await here.locator(ASKED).first().isVisible();
    const [acting, watching] = isMine ? [here, there] : [there, here];
    const since = await seqOf(acting);
    await point(acting, turn, acting === there);
    await movedOn(watching, since);
  }
  const ending = (page: Page): Promise<string> => page.locator(`${OVER} h2`).innerText();
  expect(await ending(here)).toBe(await ending(there));
  expect(await seqOf(here)).toBe(await seqOf(there));
  for (const page of [here, there]) {
    await page.locator(OVER).getByRole("button", { name: "Look at the board" }).click();
    await page.getByRole("button", { name: "Log" }).click();
  }
  const log = (page: Page): Promise<string[]> => page.locator("aside li").allInnerTexts();
  expect((await log(here)).length).toBe((await log(there)).length);
  await Promise.all([ada.close(), ben.close()]);
});

/** Two people at one screen play on until the other has it, or until a curtain falls. */
async function playUntilHandover(page: Page): Promise<void> {
  const curtain = page.getByRole("button", { name: /^I am / });
  const other = page.locator(".page[data-seat='1']");
  for (let turn = 0; turn < 160; turn++) {
    await page.locator(`${ASKED}, ${OVER}`).first().or(curtain).first().waitFor();
    if ((await curtain.isVisible()) || (await other.isVisible())) return;
    if (await isOver(page)) throw new Error("the screen was never handed over");
    // A curtain may fall in the midst of it: the table is then no longer to be seen.
    await Promise.race([
      point(page, turn, false).catch((error: unknown) => {
        if (page.isClosed()) throw error;
      }),
      curtain.waitFor(),
    ]);
  }
}

/** A game in which hands are secret, so that a curtain must fall at the first handover. */
const SECRETIVE = { game: "cultistorm", options: { open_hands: "off" } };

test("two at one screen who know the same take turns without a curtain", async ({ page }) => {
  await page.goto(`/new/${GAME}`);
  await page.getByRole("button", { name: "2 seats" }).click();
  await page.getByLabel("Who sits at seat 2").selectOption("guest");
  await page.getByLabel("Name at seat 2").fill("Ben");
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.waitForURL(/\/table\//);
  await playUntilHandover(page);
  await expect(page.getByRole("button", { name: /^I am / })).toBeHidden();
  await expect(page.locator(".frame")).toBeVisible();
});

test("one person plays all scholars alone, without bots, free seats or a curtain", async ({ page }) => {
  await page.goto(`/new/${GAME}`);
  await page.getByRole("button", { name: /^Alone/ }).click();
  await expect(page.getByText("nobody else can sit down")).toBeVisible();
  await expect(page.getByLabel(/^Who sits at seat/)).toHaveCount(0);
  await page.getByRole("button", { name: "2 seats" }).click();
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.waitForURL(/\/table\//);
  await playUntilHandover(page);
  await expect(page.getByRole("button", { name: /^I am / })).toBeHidden();
  await expect(page.locator(".page[data-seat='1'] .frame")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Talk/ })).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("button", { name: "Let a bot play for me" })).toBeHidden();
});

test("a curtain falls between two at one screen who know different things", async ({ page }) => {
  await page.request.post("/api/session", { data: { name: "Ada" } });
  const seats = [{ kind: "me" }, { kind: "me", name: "Ben" }, { kind: "bot", bot: "greedy" }];
  const laid = await page.request.post("/api/tables", { data: { ...SECRETIVE, seats } });
  const { id } = (await laid.json()) as { id: string };
  await page.request.post(`/api/tables/${id}/start`, { data: {} });
  await page.goto(`/table/${id}`);
  await playUntilHandover(page);
  const curtain = page.getByRole("button", { name: "I am Ben" });
  await expect(curtain).toBeVisible();
  await expect(page.locator(".frame")).toBeHidden();
  await curtain.click();
  await settled(page);
  await expect(page.locator(".page[data-seat='1'] .frame")).toBeVisible();
});

test("who is not invited does not get in, and is told so", async ({ browser, server, page }) => {
  await introduce(page);
  await page.goto(`/new/${GAME}`);
  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await page.getByLabel("Passphrase (optional)").fill("iä iä");
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.waitForURL(/\/table\//);
  const stranger = await browser.newContext();
  const outside = await stranger.newPage();
  await outside.goto(server.url + new URL(page.url()).pathname);
  await expect(outside.getByText("This table is by invitation only")).toBeVisible();
  await outside.getByLabel("Passphrase").fill("wrong");
  await outside.getByRole("button", { name: "Enter" }).click();
  await expect(outside.getByText("does not open the table")).toBeVisible();
  await outside.getByLabel("Passphrase").fill("iä iä");
  await outside.getByRole("button", { name: "Enter" }).click();
  await expect(outside.getByRole("button", { name: "Sit down" })).toBeVisible();
  await stranger.close();
});

test("an invitation admits a guest, and no address that is sent contains it", async ({
  browser,
  server,
  page,
}) => {
  await introduce(page);
  await page.goto(`/new/${GAME}`);
  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await page.getByRole("button", { name: "Set up the table" }).click();
  const link = await page.getByLabel("The link to this table").inputValue();
  const { pathname, hash } = new URL(link);
  expect(hash).toMatch(/^#invite=/);
  const invite = decodeURIComponent(hash.slice("#invite=".length));

  // The last one is a link of an earlier version, which has told its secret by being opened.
  for (const open of [link, `${server.url}${pathname}`, `${server.url}${pathname}?invite=${invite}`]) {
    const context = await browser.newContext();
    const guest = await context.newPage();
    const sent: string[] = [];
    guest.on("request", (request) => sent.push(request.url()));
    await guest.goto(open);
    if (!open.includes("invite")) {
      await expect(guest.getByText("This table is by invitation only")).toBeVisible();
      await guest.evaluate((to) => (location.href = to), link);
    }
    await expect(guest.getByRole("button", { name: "Sit down" })).toBeVisible();
    expect(guest.url()).toBe(server.url + pathname);
    if (!open.includes("?")) expect(sent.filter((url) => url.split("#")[0]!.includes(invite))).toEqual([]);
    await context.close();
  }
});
