/** Boards of the campaign's missions, and of special cults and cult monsters: nothing is hidden, small or unsteady. */
import { withoutDecoration } from "./players";
import { RecordedTable, type Setting } from "./recorded";
import { expect, test } from "./server";

/** A laptop, and a phone held both ways. Other tables are seen at every size (screen.spec.ts). */
const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** How much of the screen may move by itself while the questions are shown. */
const MOST_DRIFT = 0.1;
/** The first is among the tables of screen.spec.ts. */
const MISSIONS = [2, 3, 4, 5, 6, 7];
const TEAM = "1-is-miriam-hale,2-is-elias-crane,3-is-bruno-kessler";

const mission = (number: number): Setting => ({
  ...{ game: "cultistorm", seats: 3 },
  options: { main: "campaign", campaign: `mission-${number},storm-2,${TEAM}` },
});

const ENEMIES: Record<string, Setting> = {
  "all special cults at once": {
    ...{ game: "cultistorm", seats: 4 },
    options: {
      special_cult: "glass-congregation,drowned-parish,ashen-choir,quarry-kin,sleepers-under-orbit",
    },
  },
  "all cult monsters at once": {
    ...{ game: "cultistorm", seats: 4 },
    options: {
      monsters: "the-harbour-thing,the-bell-ringer,the-lamplit-hound,the-stone-midwife,the-orrery-wasp",
    },
  },
};

const TABLES = {
  ...Object.fromEntries(MISSIONS.map((number) => [`mission ${number}`, mission(number)])),
  ...ENEMIES,
};

for (const [name, setting] of Object.entries(TABLES))
  test(`the board of ${name} is in sight, legible and steady`, async ({ page }) => {
    await withoutDecoration(page);
    const table = await RecordedTable.lay(page, setting);
    const faults: string[] = [];
    for (const viewport of SIZES) {
      const size = `${viewport.width}x${viewport.height}`;
      await table.resize(viewport);
      await table.open();
      const { questions, hidden, small, shifts } = await table.watch("kinds");
      expect(questions).toBeGreaterThan(5);
      faults.push(...[...hidden, ...small].map((one) => `${size}: ${one}`));
      const drift = shifts.reduce((sum, { value }) => sum + value, 0);
      if (drift >= MOST_DRIFT) faults.push(`${size}: drift of ${drift.toFixed(3)}`);
    }
    expect(faults).toEqual([]);
  });
