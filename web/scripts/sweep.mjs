// Which pieces of a question cannot be seen, over a whole recorded game and at several sizes.
//   node scripts/sweep.mjs <game> [sizes] [fixture]      (vite must run: PORT=5180, and a fixture be recorded)
import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";

const [game, sizes = "1366x768,1440x900,1024x768,390x844,844x390", fixture = game] = process.argv.slice(2);
const url = `http://localhost:${process.env.PORT ?? 5180}/dev/board/${game}?fixture=${fixture}&plain&sweep`;
const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"])
  .toString()
  .trim();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
for (const size of sizes.split(",")) {
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(url);
  await page.waitForSelector("#swept", { state: "attached", timeout: 600_000 });
  const found = JSON.parse(await page.textContent("#swept"));
  const bad = found.filter(({ hidden }) => hidden.length);
  console.log(`${size}: ${found.length} questions, ${bad.length} with hidden pieces`);
  const kinds = new Map();
  for (const { step, seat, prompt, hidden } of bad)
    for (const id of hidden) {
      const key = `${prompt}: ${id.replace(/[.#/].*|\d+$/, "")}`;
      const known = kinds.get(key) ?? { count: 0, first: `step=${step}&seat=${seat} ${id}` };
      kinds.set(key, { ...known, count: known.count + 1 });
    }
  for (const [key, { count, first }] of [...kinds].sort((a, b) => b[1].count - a[1].count).slice(0, 12))
    console.log(`  ${String(count).padStart(5)}  ${key}   ${first}`);
  await page.close();
}
await browser.close();
