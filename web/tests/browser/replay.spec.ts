/** Replays: one screen, every step, jumps, notes, forks. */
import type { Page } from "@playwright/test";
import { played } from "./matches";
import { point, settled } from "./players";
import { expect, GAMES, SIZES, test } from "./server";
import { isSound, listen } from "./sound";

/** Header, board and reel lie on the screen, one below the other, and nothing scrolls. */
async function isOneScreen(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!;
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
  ).toEqual([width, height]);
  const boxes = [];
  for (const part of [".screen > header", "main", ".reel"])
    boxes.push((await page.locator(part).boundingBox())!);
  const [header, board, reel] = boxes;
  expect(header!.y).toBe(0);
  expect(board!.y).toBeGreaterThanOrEqual(header!.y + header!.height - 1);
  expect(reel!.y).toBeGreaterThanOrEqual(board!.y + board!.height - 1);
  expect(Math.round(reel!.y + reel!.height)).toBe(height);
  expect(board!.height).toBeGreaterThan(height * 0.55);
}

test("a replay goes step by step, from every seat, and forks", async ({ page, server }) => {
  const heard = listen(page, server.url);
  const game = GAMES.find((key) => key === "witch-of-salem") ?? GAMES[0]!;
  await page.goto(`/new/${game}`);
  await page.getByRole("button", { name: "2 seats" }).click();
  await page.getByRole("button", { name: "Set up the table" }).click();
  await page.waitForURL(/\/table\//);
  for (let turn = 0; turn < 4; turn++) {
    await settled(page);
    await point(page, turn, false);
  }
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up…" }).click();
  await page.getByRole("button", { name: "Give up for good" }).click();
  await expect(page.getByText("Nobody is left to play on.").first()).toBeVisible();
  await isSound(page);
  await page.locator("[data-over]").getByRole("link", { name: "Replay" }).click();
  await expect(page.getByText("Step 0 of")).toBeVisible();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.getByText("Step 1 of")).toBeVisible();
  await page.getByLabel("Whose view").selectOption({ index: 2 });
  await expect(page).toHaveURL(/seat=1/);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByRole("button", { name: "One step on" })).toBeDisabled();
  await isSound(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "One step on" })).toBeDisabled();
  await page.getByRole("button", { name: "To the start" }).click();
  // Until the step is there, the page shows the end, which cannot be forked.
  await expect(page.getByText("Step 0 of")).toBeVisible();
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/table\//);
  await settled(page);
  expect(heard).toEqual([]);
});

test("a replay is one screen at every size, and jumps to turns, rounds and steps", async ({
  page,
  server,
}) => {
  const heard = listen(page, server.url);
  const { id, moves } = await played(page, "witch-of-salem");
  const step = (number: number): Promise<void> =>
    expect(page.getByText(`Step ${number} of ${moves.length}`)).toBeVisible();
  await page.goto(`/replay/${id}`);
  await step(0);
  const contents = page.getByRole("dialog", { name: "Contents" });
  const parts = contents.locator("[aria-current], li button");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await isOneScreen(page);
    // Everything that has happened can be read, and nothing of it is cut off.
    await page.getByRole("button", { name: "Read all" }).click();
    const story = page.getByRole("region", { name: "What happened" });
    for (const line of await story.locator("p, h3").all()) {
      await line.scrollIntoViewIfNeeded();
      await expect(line).toBeInViewport({ ratio: 0.9 });
    }
    await isSound(page, { strictly: true, except: ".frame" });
    await page.getByRole("button", { name: "Read less" }).click();

    await page.getByTitle("Contents").click();
    const third = contents.locator("li.round").nth(2).getByRole("button");
    const at = Number(/^\d+/.exec(await third.innerText())![0]);
    await third.click();
    await step(at);
    await page.getByRole("button", { name: "To the previous turn" }).click();
    await expect(page.getByText(`Step ${at} of`)).toBeHidden();
    await page.keyboard.press("PageDown");
    await step(at);
    await page.getByTitle("Contents").click();
    await expect(parts.first()).toBeVisible();
    await contents.getByLabel("Go to step").fill("7");
    await contents.getByRole("button", { name: "Go", exact: true }).click();
    await step(7);
    await page.keyboard.press("End");
    await step(moves.length);
    const end = page.getByRole("region", { name: "How it ended" });
    await expect(end.getByRole("heading")).toBeInViewport();
    await isOneScreen(page);
    await end.getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("Home");
    await step(0);
  }
  await page.getByLabel("Speed").selectOption("4");
  await page.getByRole("button", { name: "Play" }).click();
  await expect.poll(async () => Number(await page.getByRole("slider").inputValue())).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Pause" }).click();
  expect(heard).toEqual([]);
});

test("notes stay with their step, and a file carries them to another browser", async ({ page }) => {
  const { id } = await played(page, "witch-of-salem");
  await page.goto(`/replay/${id}?step=5`);
  await page.getByRole("button", { name: "Note", exact: true }).click();
  const note = page.getByRole("textbox", { name: "Note on step 5" });
  await note.fill("Here the second shadow was missed.");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save notes as a file" }).click();
  const file = await (await saving).path();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page.getByRole("button", { name: "Note", exact: true })).toBeVisible();
  await page.goto(`/replay/${id}`);
  await page.getByTitle("Contents").click();
  await page.getByRole("button", { name: /Here the second shadow/ }).click();
  await expect(page.getByText("Step 5 of")).toBeVisible();
  await expect(page.locator(".reel").getByText("Here the second shadow was missed.")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(note).toHaveValue("");
  const empty = { name: "notes.json", mimeType: "application/json", buffer: Buffer.from("{}") };
  await page.getByLabel("Load notes").setInputFiles(empty);
  await expect(page.getByText("This file holds no notes.")).toBeVisible();
  await page.getByLabel("Load notes").setInputFiles(file);
  await expect(note).toHaveValue("Here the second shadow was missed.");
});
