/** One screen: whatever a question is about, the hand of whoever is asked, and the question are seen together. */
import type { Page } from "@playwright/test";
import { hiddenPieces } from "../../src/pages/dev/visibility";
import { layForAll, pointToTheEnd, withoutDecoration } from "./players";
import { expect, GAMES, test } from "./server";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
];

/** What cannot be seen at each size. The last size is that of the player. */
async function hiddenAtAllSizes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const hidden = await page.evaluate(hiddenPieces);
    const asked = hidden.length ? await page.locator("#asked").innerText() : "";
    found.push(...hidden.map((id) => `${size.width}x${size.height} ${id} – ${asked}`));
  }
  return found;
}

for (const game of GAMES)
  test(`what ${game} asks about is in sight at every size`, async ({ page }) => {
    await withoutDecoration(page);
    await page.setViewportSize(SIZES.at(-1)!);
    await layForAll(page, game);
    const hidden: string[] = [];
    const decisions = await pointToTheEnd(page, false, async () => {
      hidden.push(...(await hiddenAtAllSizes(page)));
    });
    expect(decisions).toBeGreaterThan(5);
    expect(hidden).toEqual([]);
  });
