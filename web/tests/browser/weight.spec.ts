/** What comes over the wire: on a first visit until the lobby is there, and with each move at a table. */
import type { Page } from "@playwright/test";
import { layForAll, point, settled } from "./players";
import { expect, GAMES, test } from "./server";

const MOST = 300_000;
const MOST_OF_A_MOVE = 2_000;

/** The bytes of every answer, headers and compression included, by the kind of what came. */
async function weigh(page: Page, visit: () => Promise<void>): Promise<Map<string, number>> {
  const session = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await session.send("Network.enable");
  await visit();
  return bytes;
}

for (const { name, viewport, deviceScaleFactor } of [
  { name: "a laptop", viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1 },
  { name: "a phone with a fine screen", viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
])
  test.describe(`on ${name}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test("the first load of the lobby weighs less than 300 kB", async ({ page }) => {
      const bytes = await weigh(page, async () => {
        await page.goto("/");
        await page.locator("[data-game]").last().scrollIntoViewIfNeeded();
        await expect
          .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
          .toBe(true);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle");
      });
      const all = [...bytes.values()].reduce((sum, some) => sum + some, 0);
      // A measurement that has missed pictures or fonts proves nothing.
      for (const kind of ["Document", "Script", "Stylesheet", "Image", "Font", "Fetch"])
        expect(bytes.get(kind), kind).toBeGreaterThan(0);
      expect(all, JSON.stringify(Object.fromEntries(bytes))).toBeLessThan(MOST);
    });
  });

for (const game of GAMES)
  test(`a move of ${game} weighs less than 2 kB`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const moves: number[] = [];
    session.on("Network.webSocketFrameReceived", ({ response: { payloadData } }) => {
      if (/^\{"type":"(state|patch)"/.test(payloadData)) moves.push(Buffer.byteLength(payloadData));
    });
    await layForAll(page, game);
    for (let turn = 0; turn < 8; turn++) {
      await point(page, turn, false);
      await settled(page);
    }
    const inOrder = moves.toSorted((one, other) => one - other);
    expect(moves.length).toBeGreaterThan(8);
    expect(inOrder[Math.floor(moves.length / 2)]).toBeLessThan(MOST_OF_A_MOVE);
  });
