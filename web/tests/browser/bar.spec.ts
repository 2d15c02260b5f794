/** The bar: what goes on with the game always stands in it, and everything else is one click away. */
import { playNow, point, seqOf, settled } from "./players";
import { RecordedTable } from "./recorded";
import { expect, GAMES, test } from "./server";

const PREPARING = "What do you do?";
/** Enough of each game for questions with and without pieces. */
const QUESTIONS = 40;

test("the words that go on stand in the bar, and all others in a list that closes", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await playNow(page, "cultistorm");
  for (let turn = 0; (await page.locator("#asked").innerText()) !== PREPARING; turn++) {
    await point(page, turn, false);
    await settled(page);
  }
  const bar = page.locator("#question");
  await expect(bar.locator("[data-word='ready']")).toBeInViewport();
  await expect(bar.getByRole("button", { name: "CUL-7.1" })).toBeVisible();

  const height = (await bar.boundingBox())!.height;
  await bar.getByRole("button", { name: /^All \d+$/ }).click();
  const list = page.getByRole("group", { name: "All answers" });
  await expect(list.getByRole("heading", { name: "Go on" })).toBeVisible();
  await expect(list.getByRole("heading", { name: "Move" })).toBeVisible();
  expect((await bar.boundingBox())!.height).toBe(height);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();

  await bar.getByRole("button", { name: /^All \d+$/ }).click();
  const since = await seqOf(page);
  await list
    .getByRole("button", { name: /^Go to / })
    .first()
    .click();
  await expect.poll(() => seqOf(page)).toBeGreaterThan(since);
  await settled(page);
  await expect(list).toBeHidden();
});

test("a plate that passes pieces by is not golden; what goes on while nothing on the board is meant is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  let golden = 0;
  for (const game of GAMES) {
    const table = await RecordedTable.lay(page, { game });
    await table.open();
    for (const state of table.questions.slice(0, QUESTIONS)) {
      await table.show(state);
      const [gold, pieces] = await page.evaluate(() =>
        ["#question .row .plate.main", ".frame [data-state='usable']"].map(
          (selector) => document.querySelectorAll(selector).length,
        ),
      );
      expect(pieces ? gold : 0, `${game}, ${state.scene.question!.prompt}`).toBe(0);
      golden += gold!;
    }
  }
  expect(golden).toBeGreaterThan(0);
});
