/** The boards that are drawn for a game: what can be used is seen, also by those who want no motion. */
import { illegible } from "../../src/pages/dev/legibility";
import { layForTwo, point, settled } from "./players";
import { expect, test } from "./server";

const GAMES = ["wisdom-of-cthulhu", "witch-of-salem"];
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
/** Enough to have been asked by menus, cards and others. */
const DECISIONS = 16;

for (const game of GAMES)
  test(`${game} marks what can be used without motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await layForTwo(page, game);
    const faults = new Set<string>();
    for (let turn = 0; turn < DECISIONS && !(await page.locator("[data-over]").isVisible()); turn++) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        for (const { kind, what } of await page.evaluate(illegible))
          if (kind === "dull") faults.add(`${size.width} ${kind}: ${what}`);
      }
      await point(page, turn, false);
      await settled(page);
    }
    expect([...faults]).toEqual([]);
  });
