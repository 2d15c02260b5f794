// Which pieces of a question cannot be seen, read or touched, over a whole recorded game and at several sizes.
//   node scripts/sweep.mjs <game> [sizes] [fixture]      (vite must run: PORT=5180, and a fixture be recorded)
import { addressOf, FIVE_SIZES, measured, openBrowser, sizesOf } from "./harness.mjs";

const [game, sizes = FIVE_SIZES, fixture = game] = process.argv.slice(2);
const url = addressOf(game, `fixture=${fixture}&sweep`);

/** The faults by kind, the most frequent first, each with the first question in which it was found. */
function print(faults) {
  const kinds = new Map();
  for (const { kind, at } of faults) {
    const known = kinds.get(kind) ?? { count: 0, at };
    kinds.set(kind, { ...known, count: known.count + 1 });
  }
  for (const [kind, { count, at }] of [...kinds].sort((a, b) => b[1].count - a[1].count).slice(0, 12))
    console.log(`  ${String(count).padStart(5)}  ${kind}   ${at}`);
}

const browser = await openBrowser();
for (const [size, viewport] of sizesOf(sizes)) {
  const found = await measured(browser, viewport, url, "swept");
  const bad = found.filter(({ hidden }) => hidden.length);
  console.log(`${size}: ${found.length} questions, ${bad.length} with hidden pieces`);
  print(
    bad.flatMap(({ step, seat, prompt, hidden }) =>
      hidden.map((id) => ({
        kind: `${prompt}: ${id.replace(/[.#/].*|\d+$/, "")}`,
        at: `step=${step}&seat=${seat} ${id}`,
      })),
    ),
  );
  print(
    found.flatMap(({ step, seat, illegible }) =>
      illegible.map(({ kind, what }) => ({ kind: `${kind}: ${what}`, at: `step=${step}&seat=${seat}` })),
    ),
  );
}
await browser.close();
