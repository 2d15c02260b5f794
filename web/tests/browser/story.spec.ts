/** What the page tells: what others did, on the smallest screen too; and taking back with bots at the table. */
import { expect, test } from "./server";
import { movedOn, playNow, point, seqOf, settled } from "./players";
import { isSound } from "./sound";

const GAME = "witch-of-salem";

test("what others did is told on a phone, and taken back with the own decision", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playNow(page, GAME);
  const story = page.locator("[data-story]");
  const header = page.locator("header").first();
  const height = (await header.boundingBox())?.height;

  // After a few decisions a bot has moved something.
  const told = page.locator(".frame [data-told]").first();
  for (let turn = 0; turn < 20 && !(await told.isVisible()); turn++) {
    await point(page, turn, false);
    await settled(page);
  }
  await expect(story).toBeInViewport({ ratio: 1 });
  expect((await header.boundingBox())?.height).toBe(height);
  await expect(told).toBeVisible();

  await story.click();
  const tale = page.getByRole("dialog", { name: "Since your last decision" });
  await expect(tale.getByRole("listitem").first()).toBeVisible();
  await isSound(page, { strictly: true });
  await page.keyboard.press("Escape");
  await expect(tale).toBeHidden();

  // The bots' moves go with the decision that they followed, and the question is asked again.
  const asked = page.locator("#question h2");
  await expect(page.getByRole("button", { name: "Take back", exact: true })).toBeEnabled();
  const [since, before] = [await seqOf(page), await asked.innerText()];
  await page.keyboard.press("u");
  await movedOn(page, since);
  await settled(page);
  expect([before, await seqOf(page)]).not.toEqual([await asked.innerText(), since]);
  await expect(page.locator(".waiting")).toBeHidden();
});
