/** People at a table, who see what is on the screen and nothing else. */
import type { Page } from "@playwright/test";

const ASKED = ".bar [data-word], .frame [data-state='usable']";
const OVER = "[data-over]";

/** Whole games are about playing: shadows and glows, which cost a machine without a graphics card most, stay off. */
export async function withoutShadows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, *::before, *::after { filter: none !important; box-shadow: none !important; }");
    document.adoptedStyleSheets = [sheet];
  });
}

/** Start a match against bots, as somebody would who has just come in. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-game="${game}"]`).getByRole("button", { name: "Play now with bots" }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
}

/** A table for two, one of them a bot, through the form. */
export async function layForTwo(page: Page, game: string): Promise<void> {
  await page.goto(`/new/${game}`);
  const fewest = page.getByRole("group", { name: "How many?" }).getByRole("button").first();
  await fewest.click();
  await page.getByRole("button", { name: "Lay the table" }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
}

/** Wait until this page is asked something, or the match is over. */
export async function settled(page: Page): Promise<void> {
  await page.locator(`${ASKED}, ${OVER}`).first().waitFor({ timeout: 300_000 });
}

export const isOver = (page: Page): Promise<boolean> => page.locator(OVER).isVisible();
export const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator(".page").getAttribute("data-seq"));

/** Wait until the log is longer than it was. */
export async function movedOn(page: Page, since: number): Promise<void> {
  await page.waitForFunction(
    ([selector, seq]) => Number(document.querySelector(selector)?.getAttribute("data-seq")) > seq,
    [".page", since] as const,
  );
}

/** What a choice has led to: the table has moved on, options are left to choose from, or it is asked twice. */
async function outcome(page: Page, since: number): Promise<"moved" | "narrowed" | "confirming"> {
  const handle = await page.waitForFunction((seq) => {
    if (Number(document.querySelector(".page")?.getAttribute("data-seq")) > seq) return "moved";
    if (document.querySelector("dialog[open] .main")) return "confirming";
    return document.querySelector(".bar[data-narrowed] [data-word]") ? "narrowed" : "";
  }, since);
  return (await handle.jsonValue()) as "moved" | "narrowed" | "confirming";
}

/** Choose by pointing: a piece that glows, or a plate of the bar. What is chosen follows from `turn`. */
export async function point(page: Page, turn: number, touch: boolean): Promise<void> {
  const since = await seqOf(page);
  const press = touch ? "tap" : "click";
  const pieces = page.locator(".frame [data-state='usable']");
  const plates = page.locator(".bar [data-word]");
  const count = await pieces.count();
  const isPiece = count > 0 && (turn % 5 !== 4 || (await plates.count()) === 0);
  if (isPiece) await pieces.nth((turn * 7) % count)[press]();
  else await plates.nth(turn % (await plates.count()))[press]();
  let came = await outcome(page, since);
  if (came === "narrowed") {
    await plates.nth(turn % (await plates.count()))[press]();
    await page.waitForFunction(
      (seq) =>
        Number(document.querySelector(".page")?.getAttribute("data-seq")) > seq ||
        document.querySelector("dialog[open] .main"),
      since,
    );
    came = (await seqOf(page)) > since ? "moved" : "confirming";
  }
  if (came === "confirming") await page.locator("dialog[open] .main")[press]();
  await movedOn(page, since);
}

/** Play to the end by pointing. Returns how many decisions were made here. */
export async function pointToTheEnd(page: Page, touch = false): Promise<number> {
  let turns = 0;
  for (;;) {
    await settled(page);
    if (await isOver(page)) return turns;
    await point(page, turns++, touch);
  }
}

/** Play to the end by keys: Tab to what glows and Enter, or a number of the bar. */
export async function keysToTheEnd(page: Page): Promise<number> {
  let turns = 0;
  for (;;) {
    await settled(page);
    if (await isOver(page)) return turns;
    const since = await seqOf(page);
    const isListed = (await page.locator(".bar [data-word]").count()) > 0;
    if (isListed && turns % 3 === 2) await page.keyboard.press("1");
    else await tabTo(page, "[data-state='usable'], [data-word]", turns);
    let came = await outcome(page, since);
    if (came === "narrowed") {
      await page.keyboard.press("1");
      await page.waitForFunction(
        (seq) =>
          Number(document.querySelector(".page")?.getAttribute("data-seq")) > seq ||
          document.querySelector("dialog[open] .main"),
        since,
      );
      came = (await seqOf(page)) > since ? "moved" : "confirming";
    }
    if (came === "confirming") await tabTo(page, "dialog .main", 0);
    await movedOn(page, since);
    turns++;
  }
}

/** Press Tab until something of a kind has the focus (passing a few of them by), and then Enter. */
async function tabTo(page: Page, selector: string, passing: number): Promise<void> {
  let left = passing % 4;
  for (let presses = 0; presses < 300; presses++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    if (isThere && left-- <= 0) {
      await page.keyboard.press("Enter");
      return;
    }
  }
  throw new Error(`Tab never comes to ${selector}`);
}
