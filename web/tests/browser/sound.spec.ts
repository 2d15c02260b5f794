/** Every board at every size: accessible by all rules of axe, with enough contrast where axe cannot tell. */
import { RecordedTable } from "./recorded";
import { SIZES, test } from "./server";
import { isSound } from "./sound";
import { TABLES } from "./tables";

/** The board has another shape at each of these; its colours are the same at the others. */
const MEASURED = new Set(["1366x768", "390x844", "844x390"]);

for (const [name, setting] of Object.entries(TABLES))
  test(`the board of ${name} is sound at every size`, async ({ page }) => {
    const table = await RecordedTable.lay(page, setting);
    await table.open();
    // Late enough for a full table.
    await table.show(table.questions[Math.floor(table.questions.length * 0.7)]!);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await isSound(page, { strictly: true, isMeasured: MEASURED.has(`${size.width}x${size.height}`) });
    }
  });
