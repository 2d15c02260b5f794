/** What the operator says about maintenance is seen on every page, and covers nothing. */
import { expect, test, TestServer, SIZES } from "./server";
import { playNow } from "./players";

const OPERATOR = { authorization: "Bearer open sesame", "content-type": "application/json" };
const HOUR = 3_600_000;

async function decide(server: TestServer, method: string, body?: object): Promise<void> {
  const answer = await fetch(`${server.url}/api/admin/maintenance`, {
    method,
    headers: OPERATOR,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok).toBe(true);
}

test("maintenance is told at an open table and in the lobby, beside everything else", async ({ browser }) => {
  // A server of its own: the tables of other tests go on.
  const server = await TestServer.open();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const strip = page.locator("[data-maintenance-notice]");
  await playNow(page, "witch-of-salem");
  await expect(strip).toBeHidden();

  const begins = Date.now() + HOUR;
  await decide(server, "PUT", { text: "A new version.", begins, ends: begins + HOUR, closes: Date.now() });
  await expect(strip).toContainText("A new version.");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const low = (await strip.boundingBox())!;
    const header = (await page.locator("header").first().boundingBox())!;
    const bar = (await page.locator("#question").boundingBox())!;
    expect(header.y).toBeGreaterThanOrEqual(low.y + low.height - 0.5);
    expect(bar.y + bar.height).toBeLessThanOrEqual(size.height + 0.5);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  }

  const lobby = await context.newPage();
  await lobby.goto("/");
  await expect(lobby.locator("[data-maintenance-notice]")).toContainText("A new version.");
  await lobby.getByRole("button", { name: "Play now with bots" }).first().click();
  await expect(lobby.locator(".notices")).toContainText("No new tables before the maintenance");

  await decide(server, "DELETE");
  await expect(strip).toBeHidden();
  await context.close();
  await server.close();
});
