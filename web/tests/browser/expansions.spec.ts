/** Boards of the campaign's missions, and of special cults and cult monsters: nothing is hidden, small or unsteady. */
import { faultsAt } from "./faults";
import { withoutDecoration } from "./players";
import { RecordedTable, type Setting } from "./recorded";
import { expect, SIZES, test } from "./server";

/** A laptop, and a phone held both ways. Other tables are seen at every size (screen.spec.ts). */
const [LAPTOP, , , ...PHONES] = SIZES;
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
    for (const viewport of [LAPTOP!, ...PHONES]) faults.push(...(await faultsAt(table, viewport, "kinds")));
    expect(faults).toEqual([]);
  });
