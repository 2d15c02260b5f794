/** Several people: two browsers, one screen, those who watch. */
import { expect, test } from "./house";
import { isOver, movedOn, point, seqOf, settled } from "./players";

const GAME = "witch-of-salem";

test("two browsers play one match, and see the same", async ({ browser, house }) => {
  const [ada, ben] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [here, there] = [await ada.newPage(), await ben.newPage()];
  await here.goto(`${house.url}/new/${GAME}`);
  await here.getByRole("button", { name: "2 seats" }).click();
  await here.getByLabel("Who sits at seat 2").selectOption("open");
  await here.getByRole("button", { name: "Lay the table" }).click();
  const link = await here.getByLabel("The link to this table").inputValue();

  await there.goto(link);
  await there.getByRole("button", { name: "Sit down" }).click();
  await here.getByRole("button", { name: "Start", exact: true }).click();

  for (let turn = 0; turn < 24; turn++) {
    await Promise.race([settled(here), settled(there)]);
    if (await isOver(here)) break;
    const isMine = await here.locator(".bar [data-word], .frame [data-state='usable']").first().isVisible();
    const [acting, watching] = isMine ? [here, there] : [there, here];
    const since = await seqOf(acting);
    await point(acting, turn, false);
    await movedOn(watching, since);
  }
  await expect.poll(async () => (await seqOf(here)) === (await seqOf(there))).toBe(true);
  const log = (page: typeof here): Promise<string[]> => page.locator("aside li").allInnerTexts();
  expect((await log(here)).length).toBe((await log(there)).length);

  await there.getByRole("button", { name: /^Talk/ }).click();
  await there.getByLabel("Say something").fill("The stars are right.");
  await there.getByRole("button", { name: "Say", exact: true }).click();
  await here.getByRole("button", { name: /^Talk/ }).click();
  await expect(here.getByText("The stars are right.")).toBeVisible();
  await Promise.all([ada.close(), ben.close()]);
});

test("a curtain falls between two at one screen when one of them knows a secret", async ({ page }) => {
  await page.goto(`/new/${GAME}`);
  await page.getByRole("button", { name: "2 seats" }).click();
  await page.getByLabel("Who sits at seat 2").selectOption("guest");
  await page.getByLabel("Name at seat 2").fill("Ben");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL(/\/table\//);
  const curtain = page.getByRole("button", { name: /^I am / });
  for (let turn = 0; turn < 160; turn++) {
    await page
      .locator(".bar [data-word], .frame [data-state='usable'], [data-over]")
      .first()
      .or(curtain)
      .waitFor();
    if (await curtain.isVisible()) break;
    if (await isOver(page)) throw new Error("nobody has learned a secret");
    const peek = page.locator(".bar [data-word='use glasses']");
    const isListed = await peek.isVisible();
    if (isListed) {
      const since = await seqOf(page);
      await peek.click();
      await page.waitForFunction(
        (seq) => Number(document.querySelector(".page")?.getAttribute("data-seq") ?? Infinity) > seq,
        since,
      );
    } else
      // The screen may go to the other player, whose log starts anew, or the curtain may fall.
      await Promise.race([
        point(page, turn, false).catch((error: unknown) => {
          if (page.isClosed()) throw error;
        }),
        curtain.waitFor(),
      ]);
  }
  await expect(page.locator(".frame")).toBeHidden();
  await curtain.click();
  await settled(page);
  await expect(page.locator(".frame")).toBeVisible();
});

test("who is not invited does not get in, and is told so", async ({ browser, house, page }) => {
  await page.goto(`/new/${GAME}`);
  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await page.getByLabel("Passphrase, if it should need one").fill("iä iä");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL(/\/table\//);
  const stranger = await browser.newContext();
  const outside = await stranger.newPage();
  await outside.goto(house.url + new URL(page.url()).pathname);
  await expect(outside.getByText("This table is for those who have its invitation")).toBeVisible();
  await outside.getByLabel("Passphrase").fill("wrong");
  await outside.getByRole("button", { name: "Enter" }).click();
  await expect(outside.getByText("That does not open this table")).toBeVisible();
  await outside.getByLabel("Passphrase").fill("iä iä");
  await outside.getByRole("button", { name: "Enter" }).click();
  await expect(outside.getByRole("button", { name: "Sit down" })).toBeVisible();
  await stranger.close();
});
