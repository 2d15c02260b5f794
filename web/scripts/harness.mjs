// The board harness (/dev/board/<game>) in a browser, without a server: vite must run (PORT=5180).
import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";

export const FIVE_SIZES = "1366x768,1440x900,1024x768,390x844,844x390";

/** `1366x768,390x844` as pairs of a name and a viewport. */
export const sizesOf = (text) =>
  text.split(",").map((name) => {
    const [width, height] = name.split("x").map(Number);
    return [name, { width, height }];
  });

export const addressOf = (game, query) =>
  `http://localhost:${process.env.PORT ?? 5180}/dev/board/${game}?plain&${query}`;

export async function openBrowser() {
  const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"])
    .toString()
    .trim();
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
}

/** A page that believes it has signed in. */
export async function openPage(browser, viewport) {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  // The machine may be busy with games; nobody waits for a picture.
  page.setDefaultTimeout(600_000);
  await page.route("**/api/session", (route) => route.fulfill({ json: { id: "dev", name: "Ada" } }));
  return page;
}

/** Open the harness and wait for what it has found out: the JSON in the element with this id. */
export async function measured(browser, viewport, url, id) {
  const page = await openPage(browser, viewport);
  await page.goto(url);
  await page.waitForSelector(`#${id}`, { state: "attached", timeout: 1_200_000 });
  const found = JSON.parse(await page.textContent(`#${id}`));
  await page.close();
  return found;
}
