/** Themes, sounds, notices, and the page as an app. */
import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { playNow, point, settled } from "./players";
import { isSound } from "./sound";

const openSettings = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Settings" }).first().click();

test("by day the pages are light, legible, and stay so", async ({ page }) => {
  await page.goto("/");
  await openSettings(page);
  await page.getByRole("radio", { name: "Day" }).check();
  await page.keyboard.press("Escape");
  for (const path of ["/", "/rules/cultistorm", "/history", "/new/cultistorm"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
    await page.locator("main h1").first().waitFor();
    // A whole rulebook takes axe minutes, and all its sections look the same.
    const search = page.getByRole("searchbox");
    if (await search.isVisible()) {
      await search.fill("discard pile");
      await page.getByText(/results? for/).waitFor();
    }
    await isSound(page, { strictly: true });
  }
});

/** What a test can hear and read: the notes that are played, and the notices that are shown. */
interface Heard {
  notes: number;
  notices: string[];
}

test("sounds and notices come only when they are wanted", async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { notes: 0, notices: [] as string[] };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...args): void {
      heard.notes++;
      start.apply(this, args);
    };
    class FakeNotification {
      static permission = "granted";
      static requestPermission = (): Promise<string> => Promise.resolve("granted");
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        heard.notices.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { heard, Notification: FakeNotification });
    Object.defineProperty(document, "visibilityState", {
      get: () => (sessionStorage["hidden"] ? "hidden" : "visible"),
    });
  });
  const heard = (): Promise<Heard> => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  await playNow(page, "witch-of-salem");
  for (let turn = 0; turn < 6; turn++) {
    await point(page, turn, false);
    await settled(page);
  }
  expect(await heard()).toEqual({ notes: 0, notices: [] });

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("checkbox", { name: "Sounds" }).check();
  await page.getByRole("checkbox", { name: /^Tell me/ }).check();
  await page.keyboard.press("Escape");
  await page.evaluate(() => (sessionStorage["hidden"] = "yes"));
  for (let turn = 0; turn < 12 && !(await heard()).notices.length; turn++) {
    await point(page, turn, false);
    await settled(page);
  }
  const { notes, notices } = await heard();
  expect(notes).toBeGreaterThan(0);
  expect(notices[0]).toMatch(/^Your turn: .+\?/);
});

test.describe("as an app", () => {
  test.use({ serviceWorkers: "allow" });

  test("the lobby and the rulebooks are there without a network", async ({ page, context }) => {
    await page.goto("/");
    const manifest = await page.request.get("/manifest.webmanifest");
    expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The second visit keeps the rulebooks.
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/api/games/cultistorm/rules"))))
      .toBe(true);
    await context.setOffline(true);
    await page.goto("/rules/cultistorm");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Cultistorm");
  });
});
