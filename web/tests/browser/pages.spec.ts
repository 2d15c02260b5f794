/** The pages of a table: no serious fault of accessibility, nothing from elsewhere, nothing against the policy. */
import type { Page } from "@playwright/test";
import { expect, GAMES, test } from "./server";
import type { ServerInfo, Table } from "../../src/client/types";
import { introduce, playNow, point, settled, unfoldOptions } from "./players";
import { isSound, listen } from "./sound";

test("every way to play says whether it is by the book, and so does the table", async ({ page, server }) => {
  const heard = listen(page, server.url);
  const game = "witch-of-salem";
  const texts = (await (await page.request.get("/api/games")).json()) as ServerInfo;
  const { newcomer } = texts.games.find(({ key }) => key === game)!;
  await introduce(page);
  await page.goto(`/new/${game}`);
  const variants = page.locator(".variant");
  await expect(variants.first().getByText("By the book", { exact: true })).toBeVisible();
  const first = variants.filter({ hasText: "for a first game" });
  await expect(first.getByText("Not by the book")).toBeVisible();
  await first.click();
  const departures = await first.locator(".departs > span").allInnerTexts();
  expect(departures.length).toBeGreaterThan(0);
  await unfoldOptions(page);
  await expect(page.locator("fieldset fieldset .departs").first()).toBeVisible();

  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.getByRole("button", { name: "Give it to a bot" }).waitFor();
  await expect(page.locator("main .departs > span")).toHaveText(departures);

  await playNow(page, game);
  const id = new URL(page.url()).pathname.split("/")[2]!;
  const { options } = (await (await page.request.get(`/api/tables/${id}`)).json()) as Table;
  expect(options["preset"]).toBe(newcomer);
  await page.getByRole("button", { name: "Not by the book" }).click();
  await expect(page.locator("dialog .departs > span")).toHaveText(departures);
  await isSound(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole("button", { name: "Not by the book" })).toBeVisible();
  expect(heard).toEqual([]);
});

test("a new table says how it departs from the book, how hard it is, and why nobody can lay it", async ({
  page,
  server,
}) => {
  const heard = listen(page, server.url);
  await page.goto("/new/cultistorm");
  const told = page.locator("form > .departs > span");
  await expect(page.locator("form > .book")).toBeVisible();
  await page.getByRole("button", { name: "2 seats" }).click();
  await expect(told).toHaveText([/^Two detectives play/]);
  await page.getByRole("button", { name: "5 seats" }).click();
  await expect(page.locator("form > .book")).toBeVisible();

  // The novice's trophies of any symbol are taken back by another option: together they are not the sum of both.
  const options = { difficulty: "novice", seal_trophies: "matching" };
  const asked = await page.request.post("/api/games/cultistorm/departures", { data: { seats: 5, options } });
  const found = (await asked.json()) as Table["departures"];
  expect(found.map(({ key }) => key)).not.toContain("seal-trophies-any");
  await unfoldOptions(page);
  const choose = (key: string, value: string): Promise<void> =>
    page.locator(`input[name="${key}"][value="${value}"]`).check();
  for (const [key, value] of Object.entries(options)) await choose(key, value);
  await expect(told).toHaveCount(found.length);
  await isSound(page);

  const lay = page.getByRole("button", { name: "Set up the table" });
  const refusal = page.locator("form .refusal");
  const last = page.locator(`input[name="modules"][value="rorschach"]`);
  const before = await last.evaluate((box) => box.getBoundingClientRect().top + scrollY);
  await choose("modules", "puzzle");
  await choose("modules", "diseases");
  expect(await last.evaluate((box) => box.getBoundingClientRect().top + scrollY)).toBe(before);
  await expect(page.locator("form .weight")).toBeInViewport();
  await choose("main", "campaign");
  await expect(refusal).toHaveText("The expansions campaign and puzzle cannot be used together.");
  await expect(refusal).toBeInViewport();
  await expect(lay).toBeDisabled();
  await isSound(page);
  await choose("modules", "none");
  await expect(refusal).toBeEmpty();
  await expect(lay).toBeEnabled();

  const campaign = {
    format: "miskatonic-campaign",
    version: 1,
    game: "cultistorm",
    campaign: "tomb-raiders",
  };
  for (const [text, sentence] of [
    ["", "The campaign file is broken: it is not JSON"],
    [JSON.stringify(campaign), "This is a file of another campaign: tomb-raiders of cultistorm"],
  ] as const) {
    const file = { name: "storm.json", mimeType: "application/json", buffer: Buffer.from(text) };
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(refusal).toContainText(sentence);
    await expect(lay).toBeDisabled();
  }
  await page.locator("input[type=file]").setInputFiles([]);
  await expect(refusal).toBeEmpty();
  // What the browser itself reports: the server has refused three tables that nobody can lay.
  expect(heard.filter((one) => !one.includes("422"))).toEqual([]);
});

test("whoever answers for the team is told so, and what is taken for one", async ({ page }) => {
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) =>
      socket.send(
        String(message)
          .replaceAll('"together":false', '"together":true')
          .replaceAll('"forced":null', '"forced":0'),
      ),
    );
  });
  await playNow(page, "witch-of-salem");
  await expect(page.locator(".bar").getByText("Team decision")).toBeVisible();
  await point(page, 0, false);
  await expect(page.getByText("taken for you: there was no other choice").first()).toBeVisible();
});

test("an option names the thing and its price", async ({ page }) => {
  await playNow(page, "witch-of-salem");
  const take = page.locator(".bar [data-word^='take ']").first();
  for (let turn = 0; !(await take.isVisible()); turn++) {
    await point(page, turn, false);
    await settled(page);
  }
  await expect(take).toHaveText(/Take .* \(.+\)/);
});

/** Pieces that a hint speaks of, and over which it lies. */
const coveredByNote = (page: Page): Promise<(string | undefined)[]> =>
  page.locator(".notes section").evaluate((note) => {
    const { left, top, right, bottom } = note.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>(".frame [data-hinted]")]
      .filter((piece) => {
        const box = piece.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      })
      .map((piece) => piece.dataset["piece"]);
  });

for (const game of GAMES) {
  test(`the table of ${game}: cards, reasons, hints, going back`, async ({ page, server }) => {
    const heard = listen(page, server.url);
    await playNow(page, game);
    await isSound(page);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.getByRole("button", { name: "Close the hint" })).toBeVisible();
    await expect.poll(() => coveredByNote(page)).toEqual([]);
    await isSound(page);
    await page.getByRole("button", { name: "Close the hint" }).click();

    const idle = page.locator(".frame [data-piece][data-state='idle']").first();
    await idle.focus();
    await page.keyboard.press("?");
    await expect(page.getByRole("heading", { name: /why not/ })).toBeVisible();
    await isSound(page);
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toBeHidden();

    await page.getByRole("button", { name: "Menu" }).click();
    await isSound(page);
    await page.keyboard.press("Escape");
    await point(page, 0, false);
    await settled(page);
    await page.getByRole("button", { name: "Log" }).click();
    await expect(page.locator("aside li").first()).not.toBeEmpty();
    expect(heard).toEqual([]);
  });
}

test("the plain board is sound, and the log stays put away", async ({ page, server }) => {
  // The log has a place of its own beside the board only on a very wide screen.
  await page.setViewportSize({ width: 1680, height: 1000 });
  const heard = listen(page, server.url);
  await playNow(page, GAMES.at(-1)!);
  await page.goto(`${page.url()}?plain`);
  await settled(page);
  await expect(page.locator(".frame .zone").first()).toBeVisible();
  await isSound(page);
  const log = page.getByRole("complementary", { name: "What happened" });
  await expect(log).toBeVisible();
  await page.keyboard.press("l");
  await expect(log).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(log).toBeHidden();
  expect(heard).toEqual([]);
});

test("what has the focus is not under the question", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await playNow(page, GAMES.at(-1)!);
  const pieces = page.locator(".frame [data-piece]");
  for (let nth = 0; nth < (await pieces.count()); nth += 5) {
    const piece = pieces.nth(nth);
    await piece.focus();
    const [top, edge] = await piece.evaluate((element) => [
      element.getBoundingClientRect().top,
      document.getElementById("question")!.getBoundingClientRect().top,
    ]);
    expect(top).toBeLessThan(edge!);
  }
});

test("things move, and what one was not there to see is told", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "no-preference" });
  const page = await context.newPage();
  await playNow(page, "witch-of-salem");
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const count = { moved: 0 };
    Object.assign(window, { count });
    Element.prototype.animate = function (...given) {
      count.moved++;
      return animate.apply(this, given);
    };
  });
  for (let turn = 0; turn < 5; turn++) {
    await settled(page);
    await point(page, turn, false);
  }
  await settled(page);
  // What has changed on the screen moves in one of the next frames.
  await page.waitForFunction(() => (window as unknown as { count: { moved: number } }).count.moved > 0);

  // Somebody who has seen only the first line comes back.
  const id = new URL(page.url()).pathname.split("/")[2]!;
  await page.evaluate((table) => {
    localStorage.setItem("miskatonic", JSON.stringify({ speed: "off", seen: { [table]: 1 } }));
  }, id);
  await page.reload();
  await expect(page.getByRole("heading", { name: "While you were away" })).toBeVisible();
  await page.getByRole("button", { name: "Go on", exact: true }).click();
  await context.close();
});
