/** Every game, from the lobby to its end. */
import { expect, GAMES, test } from "./server";
import { keysToTheEnd, layForTwo, pointToTheEnd, withoutDecoration } from "./players";

test.beforeEach(({ page }) => withoutDecoration(page));

for (const game of GAMES) {
  test(`${game} is played to its end by mouse`, async ({ page }) => {
    await layForTwo(page, game);
    expect(await pointToTheEnd(page)).toBeGreaterThan(5);
    await expect(page.locator("[data-over] h2")).not.toBeEmpty();
    const ending = page.locator("#ending");
    await expect(ending.locator("[data-course] svg").first()).toBeVisible();
    // A team that has lost has no points to explain.
    const title = await page.locator("[data-over] h2").innerText();
    if (title !== "Lost") await expect(ending.getByRole("table").first()).toBeVisible();
    await page.locator("[data-over]").getByRole("button", { name: "Look at the board" }).click();
    await expect(ending).toBeHidden();
    await page.getByRole("button", { name: "Log" }).click();
    await expect(page.locator("aside h3").first()).toBeVisible();
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
