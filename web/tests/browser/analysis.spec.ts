/** The analysis of a match that is over: the curve, the turning points, and another try at a mistake. */
import type { Page } from "@playwright/test";
import type { Analysis, Table, TableState } from "../../src/client/types";
import { expect, SIZES, test } from "./server";
import { isSound, listen } from "./sound";

const MOVES = 6;

/** A match of two rivals, both played by whoever looks at it, given up after a few moves. */
async function finished({ request }: Page): Promise<string> {
  await request.post("/api/session", { data: { name: "Ada" } });
  const seats = ["Ada", "Ben"].map((name) => ({ kind: "me", name }));
  const laid = await request.post("/api/tables", { data: { game: "wisdom-of-cthulhu", seats } });
  const { id } = (await laid.json()) as Table;
  await request.post(`/api/tables/${id}/start`, { data: {} });
  for (let seq = 0; seq < MOVES; seq++) {
    const { asked } = (await (await request.get(`/api/tables/${id}`)).json()) as Table;
    const [seat] = asked;
    const state = await request.get(`/api/tables/${id}/state?seat=${seat}`);
    const word = ((await state.json()) as TableState).scene.question!.options[0];
    await request.post(`/api/tables/${id}/seats/${seat}/words`, { data: { word, seq } });
  }
  await request.post(`/api/tables/${id}/seats/0/resign`);
  return id;
}

/** In so few moves there may be no mistake: one that could have been better becomes the mistake. */
async function withMistake(page: Page): Promise<void> {
  await page.route(/\/analysis/, async (route) => {
    const answer = await route.fetch();
    const found = (await answer.json()) as Analysis;
    if (found.state === "whole") found.mistakes = [0];
    for (const move of found.weighed) if (move.seq === 0) move.word = move.best.at(-1)!.word;
    await route.fulfill({ response: answer, json: found });
  });
}

test("a finished match is analysed, and its mistakes can be tried again, at every size and by keyboard", async ({
  page,
  server,
}) => {
  const heard = listen(page, server.url);
  const id = await finished(page);
  await withMistake(page);
  await page.goto(`/table/${id}`);
  await page.getByRole("link", { name: "Analyse this match" }).click();
  const panel = page.getByRole("region", { name: "Analysis" });
  await expect(panel.getByRole("heading", { name: "Turning points" })).toBeVisible({ timeout: 120_000 });
  await expect(page).toHaveURL(/analysis=1/);

  const curve = panel.getByRole("slider", { name: /^Chance to win/ });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await curve.focus();
    await page.keyboard.press("Home");
    await expect(curve).toHaveAttribute("aria-valuetext", /^Before move 1 of/);
    await page.keyboard.press("ArrowRight");
    await expect(curve).toHaveAttribute("aria-valuetext", /^Before move 2 of/);
    await expect(panel.getByRole("region", { name: "The decision here" })).toContainText("the best");
    // A spectator does not see the pieces that a word is about; its sentence has no gaps all the same.
    await expect(panel).not.toContainText("object=");
    const box = (await curve.boundingBox())!;
    await curve.click({ position: { x: box.width - 12, y: 40 } });
    await expect(curve).toHaveAttribute("aria-valuetext", /^At the end/);
    await isSound(page, { strictly: true, except: ".frame" });

    await panel.getByRole("button", { name: /large mistake again/ }).click();
    const lesson = page.locator("[data-lesson]");
    await expect(lesson.getByRole("heading", { name: /^Mistake 1 of 1, move 1/ })).toBeVisible();
    await expect(panel).toBeHidden();
    await lesson.getByRole("button", { name: "All answers" }).click();
    await lesson.locator("[data-word]").first().click();
    await expect(lesson.getByText(/of 100 games|Try another one/).first()).toBeVisible();
    if (size === SIZES[0]) await isSound(page, { strictly: true, except: ".frame" });
    const reveal = lesson.getByRole("button", { name: "Show the answer" });
    if (await reveal.isVisible()) await reveal.click();
    await expect(lesson.getByText(/more than the move that was played/)).toBeInViewport();
    await lesson.getByRole("button", { name: "Back to the analysis" }).click();
    await expect(panel).toBeVisible();
  }

  // The end of the table tells the turning points, too.
  await page.goto(`/table/${id}`);
  await expect(page.locator("[data-turning-points] a").first()).toHaveAttribute("href", /analysis=1&step=\d/);
  expect(heard).toEqual([]);
});
