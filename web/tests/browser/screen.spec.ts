/** One screen: whatever a question is about, the hand of whoever is asked, and the question are seen together. */
import { withoutDecoration } from "./players";
import { RecordedTable } from "./recorded";
import { expect, GAMES, SIZES, test } from "./server";

/** How much of the screen may move by itself in a whole game, though nobody touches it. */
const MOST_DRIFT = 0.1;

for (const game of GAMES)
  test(`what ${game} asks about is in sight at every size, and nothing jumps`, async ({ page }) => {
    await withoutDecoration(page);
    const table = await RecordedTable.lay(page, game);
    const hidden: string[] = [];
    const drift: string[] = [];
    for (const viewport of SIZES) {
      const size = `${viewport.width}x${viewport.height}`;
      await page.setViewportSize(viewport);
      await table.open();
      const seen = await table.watch();
      expect(seen.questions).toBeGreaterThan(5);
      hidden.push(...seen.hidden.map((one) => `${size}: ${one}`));
      const sum = seen.shifts.reduce((all, { value }) => all + value, 0);
      const most = seen.shifts.toSorted((one, other) => other.value - one.value).slice(0, 5);
      if (sum >= MOST_DRIFT) drift.push(`${size}: ${sum.toFixed(3)}, above all ${JSON.stringify(most)}`);
    }
    expect(hidden).toEqual([]);
    expect(drift).toEqual([]);
  });
