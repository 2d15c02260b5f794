/** `make screenshots-of-questions`: each kind of question that a table asks, at every size.
 *
 * `npm run screenshots:questions -- -g "witch-of-salem"` takes those of one table, `GAMES=200` looks for rarer kinds.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { RecordedTable } from "./recorded";
import { SIZES, test } from "./server";
import { TABLES } from "./tables";

const FOLDER = fileURLToPath(new URL("../../../screenshots/questions/", import.meta.url));
/** Bots play that many games, of all variants, and are not asked everything in each. */
const GAMES = Number(process.env["GAMES"] ?? 24);

for (const [name, setting] of Object.entries(TABLES))
  test(name, async ({ page }) => {
    const table = await RecordedTable.lay(page, { ...setting, questionsOf: GAMES });
    for (const viewport of SIZES) {
      const folder = `${FOLDER}${name}/${viewport.width}x${viewport.height}/`;
      mkdirSync(folder, { recursive: true });
      await page.setViewportSize(viewport);
      await table.open();
      for (const state of table.questions) {
        await table.show(state);
        const number = String(state.step).padStart(3, "0");
        await page.screenshot({ path: `${folder}${number} ${state.scene.question!.prompt}.png` });
      }
    }
  });
