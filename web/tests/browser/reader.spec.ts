/** The boards that are drawn for a game: what can be used is seen, and what is pointed at can be read. */
import { illegible } from "../../src/pages/dev/legibility";
import { layForTwo, point, settled } from "./players";
import { expect, test } from "./server";

const GAMES = ["wisdom-of-cthulhu", "witch-of-salem"];
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
/** Enough to have been asked by menus, cards and others. */
const DECISIONS = 25;

for (const game of GAMES)
  test(`${game} marks what can be used without motion, in letters of at least 12 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await layForTwo(page, game);
    const faults = new Set<string>();
    for (let turn = 0; turn < DECISIONS && !(await page.locator("[data-over]").isVisible()); turn++) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        for (const { kind, what } of await page.evaluate(illegible))
          if (kind === "dull" || kind === "small") faults.add(`${size.width} ${kind}: ${what}`);
      }
      await point(page, turn, false);
      await settled(page);
    }
    expect([...faults]).toEqual([]);
  });

test("the reader of Wisdom of Cthulhu shows the card that is pointed at, and nothing covers the board", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await layForTwo(page, "wisdom-of-cthulhu");
  const reader = page.getByRole("region", { name: "The card to read" });
  await expect(reader).toBeInViewport({ ratio: 1 });
  const portrait = page.locator(".frame .portrait").first();
  await portrait.hover();
  await expect(reader.getByRole("heading")).toHaveText((await portrait.locator(".name").innerText()).trim());
  await expect(page.locator(".enlarged")).toHaveCount(0);
  // It stays, so that one can go and scroll it.
  await reader.hover();
  await expect(reader.getByRole("heading")).toBeVisible();

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(reader).toHaveCount(0);
});
