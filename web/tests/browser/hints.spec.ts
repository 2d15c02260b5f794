/** Hints are a term of the table: chosen by its host, and told to everybody who comes. */
import { expect, test } from "./server";
import { introduce, layForTwo } from "./players";

const RIVALS = "wisdom-of-cthulhu";
const NONE = "There are no hints at this table.";

test("among people who are rivals hints are off, and everybody is told", async ({
  page,
  browser,
  server,
}) => {
  await introduce(page);
  await page.goto(`/new/${RIVALS}`);
  await page.getByRole("group", { name: "How many?" }).getByRole("button").first().click();
  const hints = page.getByRole("checkbox", { name: "Players may ask for hints" });
  await expect(hints).toBeChecked();
  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await expect(hints).not.toBeChecked();
  await page.getByRole("checkbox", { name: "Show this table to everybody in the lobby" }).check();
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.waitForURL(/\/table\//);
  await expect(page.getByText(NONE)).toBeVisible();

  const id = new URL(page.url()).pathname.split("/")[2]!;
  const context = await browser.newContext({ baseURL: server.url });
  const friend = await context.newPage();
  await friend.request.post("/api/session", { data: { name: "Ben" } });
  await friend.goto("/");
  await expect(friend.locator(`a[href="/table/${id}"]`)).toContainText(NONE);
  await friend.request.put(`/api/tables/${id}/seats/1`, { data: {} });
  await page.getByRole("button", { name: "Start" }).click();

  await expect(page.getByText("No hints", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toBeHidden();
  await page.keyboard.press("h");
  await context.close();
});

test("who plays against bots alone has hints", async ({ page }) => {
  await introduce(page);
  await layForTwo(page, RIVALS);
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  await expect(page.getByText("No hints", { exact: true })).toBeHidden();
});
