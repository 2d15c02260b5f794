/** What goes wrong: the server restarts, a tab is behind, a page is out of date. */
import { expect, test, TestServer } from "./server";
import { playNow, point, seqOf, settled } from "./players";

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
