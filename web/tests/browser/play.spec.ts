/** Every game, from the lobby to its end. */
import { expect, GAMES, test } from "./server";
import { keysToTheEnd, layForTwo, pointToTheEnd, withoutDecoration } from "./players";

test.beforeEach(({ page }) => withoutDecoration(page));

for (const game of GAMES) {
  test(`${game} is played to its end by mouse`, async ({ page }) => {
    await layForTwo(page, game);
    expect(await pointToTheEnd(page)).toBeGreaterThan(5);
    await expect(page.locator("[data-over] h2")).not.toBeEmpty();
    await expect(page.locator("aside h3").first()).toBeVisible();
    // A team that has lost has no points to explain.
    const title = await page.locator("[data-over] h2").innerText();
    if (title !== "Lost") await expect(page.locator("[data-over]").getByRole("table")).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game} is played to its end by touch`, async ({ page }) => {
      await layForTwo(page, game);
      expect(await pointToTheEnd(page, true)).toBeGreaterThan(5);
      await expect(page.locator("[data-over] h2")).not.toBeEmpty();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
}

const ANY = GAMES.at(-1)!;
test(`${ANY} is played to its end by keys alone`, async ({ page }) => {
  await layForTwo(page, ANY);
  expect(await keysToTheEnd(page)).toBeGreaterThan(5);
  await expect(page.locator("[data-over] h2")).not.toBeEmpty();
});
