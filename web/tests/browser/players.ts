/** People at a table, who see what is on the screen and nothing else. */
import { expect, type Page } from "@playwright/test";

export const ASKED = ".bar [data-word], .frame [data-state='usable']";
export const OVER = "[data-over]";

/** Whole games are about playing: decoration, which takes most of the time without a graphics card, stays off. */
export async function withoutDecoration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, *::before, *::after {
      filter: none !important;
      box-shadow: none !important;
      text-shadow: none !important;
      background-image: none !important;
      mask: none !important;
    }
    svg[aria-hidden="true"] * {
      display: none !important;
    }`);
    document.adoptedStyleSheets = [sheet];
  });
}

/** A player with a name, so that nobody is asked for one before others see it. */
export async function introduce(page: Page, home = ""): Promise<void> {
  await page.request.post(`${home}/api/session`, { data: { name: "Ada" } });
}

/** Start a match against bots, as somebody would who has just come in: the goal of the game is told before anything. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  const card = page.locator(`[data-game="${game}"]`);
  const pitch = await card.locator(".pitch").textContent();
  await card.getByRole("button", { name: "Play now with bots" }).click();
  await page.waitForURL(/\/table\//);
  const goal = page.getByRole("dialog", { name: "Your goal" });
  expect(pitch).toContain(await goal.locator(".goal").textContent());
  await goal.getByRole("button", { name: "Begin" }).click();
  await expect(goal).toBeHidden();
  await settled(page);
}

/** On the page of a new table: open the groups of options, and every option in them. */
export async function unfoldOptions(page: Page): Promise<void> {
  await page.locator("form summary", { hasText: "Options of the table" }).click();
  await page.locator("form details").evaluateAll((all) => {
    for (const one of all) one.toggleAttribute("open", true);
  });
}

/** A table for two, one of them a bot, through the form. */
export const layForTwo = (page: Page, game: string): Promise<void> => lay(page, game, "first");

/** A table with as many seats as the game has; all others are bots. */
export const layForAll = (page: Page, game: string): Promise<void> => lay(page, game, "last");

async function lay(page: Page, game: string, seats: "first" | "last"): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole("group", { name: "How many?" }).getByRole("button")[seats]().click();
  await page.getByRole("button", { name: "Set up the table" }).click();
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

interface Situation {
  seq: number;
  pieces: number;
  plates: number;
  isOver: boolean;
}

/** Settled, and what there is to choose from: a single round trip, since whole games ask for it at every turn. */
async function situation(page: Page): Promise<Situation> {
  const handle = await page.waitForFunction(
    ([asked, over]) => {
      const isVisible = (selector: string): boolean =>
        [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
      return (
        (isVisible(asked) || isVisible(over)) && {
          seq: Number(document.querySelector(".page")?.getAttribute("data-seq")),
          pieces: document.querySelectorAll(".frame [data-state='usable']").length,
          plates: document.querySelectorAll(".bar [data-word]").length,
          isOver: isVisible(over),
        }
      );
    },
    [ASKED, OVER] as const,
    { timeout: 300_000 },
  );
  return (await handle.jsonValue()) as Situation;
}

/** Wait until the log is longer than it was. */
export async function movedOn(page: Page, since: number): Promise<void> {
  await page.waitForFunction(
    (seq) => Number(document.querySelector(".page")?.getAttribute("data-seq")) > seq,
    since,
  );
}

/** What a choice has led to: the table has moved on, options are left to choose from, or it is asked twice. */
async function outcome(
  page: Page,
  since: number,
  isNarrowed = false,
): Promise<"moved" | "narrowed" | "confirming"> {
  const handle = await page.waitForFunction(
    ([seq, wasNarrowed]) => {
      if (Number(document.querySelector(".page")?.getAttribute("data-seq")) > seq) return "moved";
      if (document.querySelector("dialog[open] .main")) return "confirming";
      return !wasNarrowed && document.querySelector(".bar[data-narrowed] [data-word]") ? "narrowed" : "";
    },
    [since, isNarrowed] as const,
  );
  return (await handle.jsonValue()) as "moved" | "narrowed" | "confirming";
}

/** See a choice through: take one of the options that are left, and confirm what is asked twice. */
async function follow(
  page: Page,
  since: number,
  take: () => Promise<void>,
  confirm: () => Promise<void>,
): Promise<void> {
  let came = await outcome(page, since);
  if (came === "narrowed") {
    await take();
    came = await outcome(page, since, true);
  }
  if (came !== "confirming") return;
  await confirm();
  await movedOn(page, since);
}

/** Choose by pointing: a piece that glows, or a plate of the bar. What is chosen follows from `turn`. */
export async function point(page: Page, turn: number, touch: boolean): Promise<void> {
  await pointAt(page, await situation(page), turn, touch);
}

async function pointAt(
  page: Page,
  { seq, pieces, plates }: Situation,
  turn: number,
  touch: boolean,
): Promise<void> {
  const press = touch ? "tap" : "click";
  const plate = page.locator(".bar [data-word]");
  const isPiece = pieces > 0 && (turn % 5 !== 4 || plates === 0);
  const chosen = isPiece
    ? page.locator(".frame [data-state='usable']").nth((turn * 7) % pieces)
    : plate.nth(turn % plates);
  try {
    await chosen[press]();
    await follow(
      page,
      seq,
      async () => plate.nth(turn % (await plate.count()))[press](),
      () => page.locator("dialog[open] .main")[press](),
    );
  } catch (error) {
    // A bot that was asked as well may have taken away what was to be pointed at.
    if ((await seqOf(page)) === seq) throw error;
  }
}

/** Play to the end by pointing; `look` is called at every decision. Returns how many decisions were made here. */
export async function pointToTheEnd(
  page: Page,
  touch = false,
  look: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  for (let turns = 0; ; turns++) {
    const now = await situation(page);
    if (now.isOver) return turns;
    await look();
    await pointAt(page, now, turns, touch);
  }
}

/** Play to the end by keys: Tab to what glows and Enter, or a number of the bar. */
export async function keysToTheEnd(page: Page): Promise<number> {
  for (let turns = 0; ; turns++) {
    const now = await situation(page);
    if (now.isOver) return turns;
    if (now.plates > 0 && turns % 3 === 2) await page.keyboard.press("1");
    else await tabTo(page, "[data-state='usable'], [data-word]", turns);
    await follow(
      page,
      now.seq,
      () => page.keyboard.press("1"),
      () => tabTo(page, "dialog .main", 0),
    );
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
