/** Log and chat: always in sight, also on small screens and after the connection was lost. */
import type { Locator, Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "./server";
import { settled } from "./players";
import { listen } from "./sound";

const GAME = "witch-of-salem";

/** Let this page's sockets through, and cut them off on demand. */
async function cutter(page: Page): Promise<() => Promise<void>> {
  let open: WebSocketRoute | undefined;
  await page.routeWebSocket(/socket/, (socket) => {
    open = socket;
    socket.connectToServer();
  });
  return async () => {
    await open?.close({ code: 4000 });
    await expect(page.locator("[data-lost]")).toBeHidden();
  };
}

async function isOnScreen(thing: Locator): Promise<void> {
  await expect(thing).toBeInViewport({ ratio: 1 });
  const isUncovered = await thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isUncovered).toBe(true);
}

async function speak(page: Page, line: string): Promise<void> {
  await page.getByLabel("Say something").fill(line);
  await page.getByRole("button", { name: "Say", exact: true }).click();
}

test("two people talk, lose the connection, and talk on", async ({ browser, server }) => {
  const [ada, ben] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [here, there] = [await ada.newPage(), await ben.newPage()];
  await here.setViewportSize({ width: 1366, height: 768 });
  await there.setViewportSize({ width: 390, height: 844 });
  const heard = [listen(here, server.url), listen(there, server.url)];

  await here.request.post(`${server.url}/api/session`, { data: { name: "Ada" } });
  await there.request.post(`${server.url}/api/session`, { data: { name: "Ben" } });
  const laid = await here.request.post(`${server.url}/api/tables`, {
    data: { game: GAME, seats: [{ kind: "me" }, { kind: "open" }], public: true },
  });
  const { id } = (await laid.json()) as { id: string };
  const sat = await there.request.put(`${server.url}/api/tables/${id}/seats/1`, { data: {} });
  const began = await here.request.post(`${server.url}/api/tables/${id}/start`, { data: {} });
  expect([sat.ok(), began.ok()]).toEqual([true, true]);

  const cut = await cutter(here);
  await Promise.all([here, there].map((page) => page.goto(`${server.url}/table/${id}`)));
  await Promise.race([settled(here), settled(there)]);
  for (const page of [here, there]) {
    await page.getByRole("button", { name: "Log" }).click();
    await isOnScreen(page.locator("aside li").last());
    await page.getByRole("button", { name: /^Talk/ }).click();
    await isOnScreen(page.getByLabel("Say something"));
  }

  await speak(there, "The stars are right.");
  await expect(here.getByText("The stars are right.")).toHaveCount(1);
  await here.getByRole("button", { name: "What happened" }).click();
  await cut();
  await speak(there, "Did you hear that?");
  for (const name of [/^Log/, /^Talk/])
    await expect(here.getByRole("button", { name })).toContainText("1 new");
  await here.getByRole("button", { name: /^Talk/ }).click();
  await expect(here.getByRole("button", { name: /^Log/ })).toHaveText("Log");
  await speak(here, "I was in the cellar.");
  for (const page of [here, there]) {
    await expect(page.locator("aside li")).toHaveText([/stars are right/, /hear that/, /in the cellar/]);
    await isOnScreen(page.locator("aside li").last());
    await isOnScreen(page.getByLabel("Say something"));
  }
  expect(heard).toEqual([[], []]);
  await Promise.all([ada.close(), ben.close()]);
});

test("the host mutes a player, who is told, and lets them talk again", async ({ browser, server }) => {
  const [ada, ben] = await Promise.all([browser.newContext(), browser.newContext()]);
  const [here, there] = [await ada.newPage(), await ben.newPage()];
  await here.request.post(`${server.url}/api/session`, { data: { name: "Ada" } });
  await there.request.post(`${server.url}/api/session`, { data: { name: "Ben" } });
  const laid = await here.request.post(`${server.url}/api/tables`, {
    data: { game: GAME, seats: [{ kind: "me" }, { kind: "open" }], public: true },
  });
  const { id } = (await laid.json()) as { id: string };
  await there.request.put(`${server.url}/api/tables/${id}/seats/1`, { data: {} });
  await here.request.post(`${server.url}/api/tables/${id}/start`, { data: {} });
  await Promise.all([here, there].map((page) => page.goto(`${server.url}/table/${id}`)));
  await Promise.race([settled(here), settled(there)]);
  for (const page of [here, there]) {
    await page.getByRole("button", { name: "Log" }).click();
    await page.getByRole("button", { name: /^Talk/ }).click();
  }
  await expect(there.getByRole("button", { name: "People" })).toHaveCount(0);
  await here.getByRole("button", { name: "People" }).click();
  const dialog = here.getByRole("dialog", { name: "People at this table" });
  await expect(dialog.getByRole("listitem")).toHaveText(/Ben.*has a seat/s);
  // A match has begun: Ben cannot be sent away.
  await expect(dialog.getByRole("button", { name: /Send away|Ban/ })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Mute Ben" }).click();
  await expect(there.getByText("The host has muted you")).toBeVisible();
  await expect(there.getByLabel("Say something")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Let talk again Ben" }).click();
  await expect(there.getByLabel("Say something")).toBeVisible();
  await Promise.all([ada.close(), ben.close()]);
});
