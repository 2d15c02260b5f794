// How much of the page moves by itself while a recorded game is shown to one seat, at several sizes.
//   node scripts/layout-shift.mjs <game> [sizes] [fixture] [seat]      (vite must run: PORT=5180)
import { addressOf, FIVE_SIZES, measured, openBrowser, sizesOf } from "./harness.mjs";

const [game, sizes = FIVE_SIZES, fixture = game, seat = "0"] = process.argv.slice(2);
const url = addressOf(game, `fixture=${fixture}&seat=${seat}&drift`);
const browser = await openBrowser();
for (const [size, viewport] of sizesOf(sizes)) {
  const shifts = await measured(browser, viewport, url, "drifted");
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  console.log(`${size}: ${sum.toFixed(4)} in ${shifts.length} shifts`);
  for (const { step, value, moved } of shifts.toSorted((a, b) => b.value - a.value).slice(0, 6))
    console.log(`  ${value.toFixed(4)}  step=${step}  ${moved.join("; ")}`);
}
await browser.close();
