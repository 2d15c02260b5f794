/** One screen: whatever a question is about, the hand of whoever is asked, and the question are seen together. */
import { faultsAt } from "./faults";
import { withoutDecoration } from "./players";
import { RecordedTable } from "./recorded";
import { expect, SIZES, test } from "./server";
import { TABLES } from "./tables";

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
    const faults: string[] = [];
    for (const viewport of SIZES) {
      const isWhole = WHOLE.has(`${viewport.width}x${viewport.height}`);
      const which = setting.options ? "kinds" : isWhole ? "all" : "asked";
      faults.push(...(await faultsAt(table, viewport, which)));
    }
    expect(faults).toEqual([]);
  });
