/** What goes wrong: the server restarts, a tab is behind, a page is out of date. */
import { expect, SIZES, test, TestServer } from "./server";
import { playNow, point, seqOf, settled } from "./players";
import { isSound } from "./sound";

const GAME = "witch-of-salem";

test("the server is killed under an open page, comes back, and the match goes on", async ({ browser }) => {
  const server = await TestServer.open();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await playNow(page, GAME);
  await point(page, 0, false);
  await settled(page);
  const before = await seqOf(page);

  await server.stop();
  await expect(page.locator("[data-lost]")).toBeVisible();
  await server.start();
  await expect(page.locator("[data-lost]")).toBeHidden();

  await settled(page);
  expect(await seqOf(page)).toBeGreaterThanOrEqual(before);
  await point(page, 1, false);
  expect(await seqOf(page)).toBeGreaterThan(before);
  await context.close();
  await server.close();
});

test("a match of older rules says so, can be read, and ends", async ({ browser }) => {
  const server = await TestServer.open();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await playNow(page, GAME);
  for (let turn = 0; turn < 3; turn++) {
    await point(page, turn, false);
    await settled(page);
  }
  const table = new URL(page.url()).pathname;
  await page.goto("/");
  await server.stop("SIGTERM");
  server.upgrade();
  await server.start();

  await page.goto(table);
  await expect(page.getByRole("heading", { name: "This match cannot go on" })).toBeVisible();
  for (const size of [SIZES[0]!, SIZES[3]!]) {
    await page.setViewportSize(size);
    await isSound(page, { strictly: true });
  }
  await page.getByRole("button", { name: "End the match" }).click();
  await expect(page.getByText("It was ended.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toBeVisible();
  await page.getByRole("link", { name: "Read the match" }).click();
  // The last position is shown; those between were not kept.
  await expect(page.locator(".frame [data-piece]").first()).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText("This position was not kept")).toBeVisible();
  await context.close();
  await server.close();
});

test("a page from before an update of the server says so", async ({ page, server }) => {
  await playNow(page, GAME);
  await page.route("/", (route) =>
    route.fulfill({ contentType: "text/html", body: '<script type="module" src="/assets/new.js"></script>' }),
  );
  await page.routeWebSocket(/socket/, (socket) => socket.connectToServer());
  // The browser loses the network for a moment; what it finds afterwards is a newer server.
  await server.stop();
  await expect(page.locator("[data-lost]")).toBeVisible();
  await server.start();
  await expect(page.getByText("this page is out of date")).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
});

test("a tab that is behind is told so, and catches up", async ({ page, context }) => {
  await playNow(page, GAME);
  const other = await context.newPage();
  let isHeld = false;
  await other.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    // Held back: what tells of the table. Let through: the answers to what this tab does.
    server.onMessage((message) => {
      if (!isHeld || !/"type":"(state|patch)"/.test(String(message))) socket.send(message);
    });
  });
  await other.goto(page.url());
  await settled(other);
  isHeld = true;
  await point(page, 0, false);
  isHeld = true;
  await other.locator(".bar [data-word], .frame [data-state='usable']").first().click();
  const narrowed = other.locator(".bar[data-narrowed] [data-word]").first();
  await expect(other.getByText("the table has moved on").or(narrowed).first()).toBeVisible();
  if (await narrowed.isVisible()) await narrowed.click();
  await expect(other.getByText("the table has moved on")).toBeVisible();
});

test("a table that is not there is told in a sentence", async ({ page }) => {
  await page.goto("/table/nosuchtable1");
  await expect(page.getByText(/no such table|there is no/i)).toBeVisible();
  await expect(page.getByRole("link", { name: "To the lobby" })).toBeVisible();
});
