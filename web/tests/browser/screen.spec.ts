/** One screen: whatever a question is about, the hand of whoever is asked, and the question are seen together. */
import { withoutDecoration } from "./players";
import { RecordedTable } from "./recorded";
import { expect, SIZES, test } from "./server";
import { TABLES } from "./tables";

/** How much of the screen may move by itself in a whole game, though nobody touches it. */
const MOST_DRIFT = 0.1;

/**
 * Each game is watched whole on a laptop and on a phone, where the board has another shape, and at every decision at the
 * other sizes. Tables with expansions have the same boards with more on them: there a few questions of each kind do.
 */
const WHOLE = new Set(["1366x768", "390x844"]);

for (const [name, setting] of Object.entries(TABLES))
  test(`what ${name} asks about is in sight and legible at every size, and nothing jumps`, async ({
    page,
  }) => {
    await withoutDecoration(page);
    const table = await RecordedTable.lay(page, setting);
    const hidden: string[] = [];
    const small: string[] = [];
    const drift: string[] = [];
    for (const viewport of SIZES) {
      const size = `${viewport.width}x${viewport.height}`;
      await table.resize(viewport);
      await table.open();
      const seen = await table.watch(setting.options ? "kinds" : WHOLE.has(size) ? "all" : "asked");
      expect(seen.questions).toBeGreaterThan(5);
      hidden.push(...seen.hidden.map((one) => `${size}: ${one}`));
      small.push(...seen.small.map((one) => `${size}: ${one}`));
      const sum = seen.shifts.reduce((all, { value }) => all + value, 0);
      const most = seen.shifts.toSorted((one, other) => other.value - one.value).slice(0, 5);
      if (sum >= MOST_DRIFT) drift.push(`${size}: ${sum.toFixed(3)}, above all ${JSON.stringify(most)}`);
    }
    expect(hidden).toEqual([]);
    expect(small).toEqual([]);
    expect(drift).toEqual([]);
  });
