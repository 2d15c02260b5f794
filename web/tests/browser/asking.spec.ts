/** Bots of one's team are asked for help: from their chip, and on a phone from the log. */
import { expect, test } from "./server";
import { introduce, layForTwo } from "./players";

const GAME = "witch-of-salem";
const WHAT = "What you ask";

test("a bot is asked from its chip, with the keys alone, and the board stays where it is", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await introduce(page);
  await layForTwo(page, GAME);
  const before = await page.locator(".frame").boundingBox();
  const chip = page.getByRole("list", { name: "At the table" }).getByRole("button").nth(1);
  await chip.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(WHAT).selectOption({ label: "Where will you go?" });
  await dialog.getByLabel(WHAT).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText(/: (To |I have only)/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect(await page.locator(".frame").boundingBox()).toEqual(before);
});

test("on a phone the log leads to what can be asked, with large targets", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await introduce(page);
  await layForTwo(page, GAME);
  await page.getByRole("button", { name: "Log" }).click();
  await page.getByRole("button", { name: /^Ask / }).click();
  const form = page.locator("[data-asking]");
  for (const target of [form.getByLabel(WHAT), form.getByRole("button")])
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(40);
  await form.getByLabel(WHAT).selectOption({ label: "Can you give me a Dagger?" });
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toHaveText(/Dagger|Yes|No/);
});
