/** `make screenshots`: every page, and every board early, in the middle, late and over, in three sizes.
 *
 * Bots play each game once, which takes seconds; its moments are forks of that match. Seed and bots are fixed,
 * so the pictures of two runs differ only where the page does.
 */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { GAMES, test } from "./server";
import { played, type Answer, type Played } from "./matches";
import { introduce, settled, unfoldOptions } from "./players";

const FOLDER = fileURLToPath(new URL("../../../screenshots/", import.meta.url));
const SIZES = (process.env["SIZES"] ?? "1440x900,1024x768,390x844")
  .split(",")
  .map((size) => size.split("x").map(Number) as [number, number])
  .map(([width, height]) => ({ width, height }));
/** How much of one's own decisions are behind one. */
const MOMENTS = { early: 0.06, middle: 0.5, late: 0.9 };

mkdirSync(FOLDER, { recursive: true });

/** Nothing under the pointer, and every transition at its end. */
async function atRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
  });
}

/** The whole page, with what sticks to the lower edge of the window there. */
async function shoot(page: Page, name: string): Promise<void> {
  await atRest(page);
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => document.fonts.ready);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), 4 * height) });
    await page.screenshot({ path: `${FOLDER}${name}-${width}.png` });
  }
  await page.setViewportSize(SIZES[0]!);
}

/** What one sees before one scrolls. */
async function glance(page: Page, name: string): Promise<void> {
  await atRest(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}${name}-${size.width}.png` });
  }
  await page.setViewportSize(SIZES[0]!);
}

/** Sit down at a fork of a match. */
async function sitDownAt(page: Page, match: Played, step: number, query = ""): Promise<string> {
  const { request } = page;
  const { id } = (await (
    await request.post(`/api/tables/${match.id}/fork`, { data: { step } })
  ).json()) as Answer;
  await request.post(`/api/tables/${id}/start`, { data: {} });
  await page.addInitScript(
    ([table, seq]) => {
      localStorage.setItem("miskatonic", JSON.stringify({ seen: { [table]: seq } }));
    },
    [id, step] as const,
  );
  await page.goto(`/table/${id}${query}`);
  await settled(page);
  await page.waitForLoadState("networkidle");
  return id;
}

/** The steps before which Ada is asked. */
const ownSteps = ({ moves }: Played): number[] =>
  moves.flatMap(({ seat }, step) => (seat === 0 ? [step] : []));

test("pages", async ({ page }) => {
  await page.goto("/");
  await page.locator("[data-game]").last().waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "lobby");
  const game = GAMES.at(-1)!;
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: "Set up the table" }).waitFor();
  await shoot(page, "new-table");
  await unfoldOptions(page);
  await shoot(page, "new-table-options");
  await introduce(page);
  await page.reload();
  await page.getByLabel("Who sits at seat 2").selectOption("open");
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.getByLabel("The link to this table").waitFor();
  await shoot(page, "waiting-room");
  await page.goto(`/rules/${game}`);
  await page.getByRole("searchbox").waitFor();
  await glance(page, "rules");
  await page.getByRole("searchbox").fill("portal");
  await glance(page, "rules-search");
  for (const other of GAMES) await played(page, other);
  await page.goto("/history");
  await page.getByRole("link", { name: "Replay" }).first().waitFor();
  await shoot(page, "history");
  await page.goto("/");
  await page.locator("[data-game]").last().waitFor();
  await page.waitForLoadState("networkidle");
  await shoot(page, "lobby-again");
});

test("curtain", async ({ page }) => {
  const match = await played(page, "cultistorm", { open_hands: "off" }, 2);
  const step = match.moves.findIndex(({ seat }, at) => seat === 0 && match.moves[at + 1]?.seat === 1);
  const id = await sitDownAt(page, match, step);
  await page.request.post(`/api/tables/${id}/seats/0/words`, {
    data: { word: match.moves[step]!.word, seq: step },
  });
  await page.getByRole("button", { name: /^I am/ }).waitFor();
  await glance(page, "curtain");
});

for (const game of GAMES)
  test(game, async ({ page }) => {
    test.setTimeout(600_000);
    const match = await played(page, game);
    const own = ownSteps(match);
    for (const [name, part] of Object.entries(MOMENTS)) {
      await sitDownAt(page, match, own[Math.floor(part * own.length)]!);
      await shoot(page, `${game}-${name}`);
      if (name === "middle") await glance(page, `${game}-glance`);
    }
    if (game === GAMES[0]) await overTheTable(page, game);
    await sitDownAt(page, match, own[Math.floor(0.5 * own.length)]!, "?plain");
    await shoot(page, `${game}-generic`);
    await page.goto(`/table/${match.id}`);
    await page.locator("[data-over]").waitFor();
    await shoot(page, `${game}-over`);
    await page.locator("[data-over]").getByRole("link", { name: "Replay" }).click();
    await page.getByText("Step 0 of").waitFor();
    await shoot(page, `${game}-replay`);
  });

test("a fight and a story", async ({ page }) => {
  const match = await played(page, "cultistorm", { narrative: "on", difficulty: "novice" });
  const own = ownSteps(match);
  const fights = own.filter((step) => match.moves[step]!.word === "commit");
  await sitDownAt(page, match, fights[Math.floor(fights.length / 2)]!);
  const read = page.getByRole("button", { name: "Close the book" });
  await shoot(page, "cultistorm-story");
  if (await read.isVisible()) await read.click();
  await shoot(page, "cultistorm-fight");
});

/** What lies over a table at times. */
async function overTheTable(page: Page, game: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await glance(page, `${game}-menu`);
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await glance(page, `${game}-log`);
  await page.keyboard.press("l");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.getByRole("button", { name: "Close the hint" }).waitFor();
  await glance(page, `${game}-hint`);
  const idle = page.locator(".frame [data-piece][data-state='idle']").first();
  await idle.focus();
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
  await glance(page, `${game}-why-not`);
  await page.keyboard.press("Escape");
  await page.locator(".frame .enemy").first().focus();
  await page.keyboard.press("i");
  await page.getByRole("dialog").waitFor();
  await glance(page, `${game}-card`);
}
