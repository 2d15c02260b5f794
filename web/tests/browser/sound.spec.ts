/** Every board at every size: accessible by all rules of axe, with enough contrast where axe cannot tell. */
import { RecordedTable } from "./recorded";
import { GAMES, SIZES, test } from "./server";
import { isSound } from "./sound";

for (const game of GAMES)
  test(`the board of ${game} is sound at every size`, async ({ page }) => {
    const table = await RecordedTable.lay(page, game);
    await table.open();
    // Late enough for a full table.
    await table.show(table.questions[Math.floor(table.questions.length * 0.7)]!);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await isSound(page, { strictly: true, isMeasured: true });
    }
  });
