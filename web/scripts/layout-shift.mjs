// How much of the page moves by itself while a recorded game is shown to one seat, at several sizes.
//   node scripts/layout-shift.mjs <game> [sizes] [fixture] [seat]      (vite must run: PORT=5180)
import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";

const [game, sizes = "1366x768,1440x900,1024x768,390x844,844x390", fixture = game, seat = "0"] =
  process.argv.slice(2);
const url = `http://localhost:${process.env.PORT ?? 5180}/dev/board/${game}?fixture=${fixture}&seat=${seat}&plain&drift`;
const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"])
  .toString()
  .trim();
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
for (const size of sizes.split(",")) {
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.goto(url);
  await page.waitForSelector("#drifted", { state: "attached", timeout: 600_000 });
  const shifts = JSON.parse(await page.textContent("#drifted"));
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  console.log(`${size}: ${sum.toFixed(4)} in ${shifts.length} shifts`);
  for (const { step, value, moved } of shifts.toSorted((a, b) => b.value - a.value).slice(0, 6))
    console.log(`  ${value.toFixed(4)}  step=${step}  ${moved.join("; ")}`);
  await page.close();
}
await browser.close();
