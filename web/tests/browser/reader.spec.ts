/** Cards to read: shown when somebody points at them, and only then. */
import { layForTwo } from "./players";
import { expect, test } from "./server";

test("the reader of Wisdom of Cthulhu shows the card that is pointed at, and nothing covers the board", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await layForTwo(page, "wisdom-of-cthulhu");
  const reader = page.getByRole("region", { name: "The card to read" });
  await expect(reader).toBeInViewport({ ratio: 1 });
  const portrait = page.locator(".frame .portrait").first();
  await portrait.hover();
  await expect(reader.getByRole("heading")).toHaveText((await portrait.locator(".name").innerText()).trim());
  await expect(page.locator(".enlarged")).toHaveCount(0);
  // It stays, so that one can go and scroll it.
  await reader.hover();
  await expect(reader.getByRole("heading")).toBeVisible();

  await page.setViewportSize({ width: 844, height: 390 });
  await expect(reader).toHaveCount(0);
});

test("a piece that comes to lie under a mouse at rest is not pointed at", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await layForTwo(page, "wisdom-of-cthulhu");
  const portrait = page.locator(".frame .portrait").first();
  const { x, y, width, height } = (await portrait.boundingBox())!;
  await page.evaluate(() => {
    const cover = document.createElement("dialog");
    document.body.append(cover);
    cover.style.cssText = "width: 100vw; height: 100vh; max-width: none; max-height: none; margin: 0";
    cover.showModal();
  });
  await page.mouse.move(x + width / 2, y + height / 2);
  // Longer than a card waits before it is shown.
  await portrait.evaluate(
    (node) =>
      new Promise<void>((done) => {
        node.addEventListener("pointerenter", () => setTimeout(done, 600), { once: true });
        document.querySelector<HTMLDialogElement>("body > dialog:last-of-type")!.close();
      }),
  );
  await expect(page.locator(".enlarged")).toHaveCount(0);
  await page.mouse.move(x + width / 2 + 3, y + height / 2);
  await expect(page.locator(".enlarged")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test("a tap shows a piece that cannot be used, a finger that is held one that can", async ({ page }) => {
    await layForTwo(page, "wisdom-of-cthulhu");
    const card = page.locator("dialog[open]");
    await page.locator(".frame .portrait[data-state='idle']").first().tap();
    await expect(card.getByRole("button", { name: "Why can I not use this?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();

    const seq = await page.locator(".page").getAttribute("data-seq");
    const usable = page.locator(".frame [data-state='usable']").first();
    const { x, y, width, height } = (await usable.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const finger = [{ x: x + width / 2, y: y + height / 2 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: finger });
    await expect(card).toBeVisible();
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(card.getByRole("heading").first()).toBeVisible();
    await expect(page.locator(".page")).toHaveAttribute("data-seq", seq!);
  });
});
