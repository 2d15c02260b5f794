/** `make screenshots`: every page, and every board early, in the middle and late, in three sizes. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { GAMES, test } from "./house";
import { isOver, playNow, settled } from "./players";

const FOLDER = fileURLToPath(new URL("../../../screenshots/", import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];
/** The house makes hints: a game played by them looks like one played by people. */
const MOMENTS = { early: 3, middle: 40, late: 90 };

mkdirSync(FOLDER, { recursive: true });

async function shoot(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}${name}-${size.width}.png`, fullPage: true });
  }
  await page.setViewportSize(SIZES[0]!);
}

test("pages", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-game]").last().waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "lobby");
  const game = GAMES.at(-1)!;
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: "Lay the table" }).waitFor();
  await shoot(page, "new-table");
  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.getByLabel("The link to this table").waitFor();
  await shoot(page, "waiting-room");
  await page.goto(`/rules/${game}`);
  await page.getByRole("searchbox").waitFor();
  await shoot(page, "rules");
  await page.goto("/history");
  await shoot(page, "history");
});

for (const game of GAMES)
  test(game, async ({ page }) => {
    test.setTimeout(600_000);
    await playNow(page, game);
    let turn = 0;
    for (const [name, at] of Object.entries(MOMENTS)) {
      for (; turn < at && !(await isOver(page)); turn++) await hinted(page);
      await settled(page);
      await shoot(page, `${game}-${name}`);
    }
    for (; turn < 400 && !(await isOver(page)); turn++) await hinted(page);
    await shoot(page, `${game}-over`);
    await page.locator("[data-over]").getByRole("link", { name: "Replay" }).click();
    await page.getByText("Step 0 of").waitFor();
    await shoot(page, `${game}-replay`);
  });

async function hinted(page: Page): Promise<void> {
  await settled(page);
  if (await isOver(page)) return;
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Thank you" }).waitFor();
  await page.locator(".asks .sheet .main").first().click();
  const confirm = page.locator("dialog[open] .main");
  if (await confirm.isVisible()) await confirm.click();
  await page.getByRole("button", { name: "Thank you" }).waitFor({ state: "hidden" });
}
