// Pictures of every moment of a fixture at several sizes, many of them on each sheet.
//   node scripts/contact-sheet.mjs <game> <fixture> <folder> [sizes]      (vite must run: PORT=5180)
// Made for `record_scenes.py --questions`, whose moments are the kinds of questions. Each is shown to whoever is asked.
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { addressOf, FIVE_SIZES, openBrowser, openPage, sizesOf } from "./harness.mjs";

const [game, fixture, folder, sizes = FIVE_SIZES] = process.argv.slice(2);
/** The widest and highest sheet; a picture is drawn at this part of its size. */
const SHEET = { width: 1600, height: 1200 };
const SCALE = Number(process.env.SCALE ?? 1);
const { moments } = JSON.parse(
  readFileSync(fileURLToPath(new URL(`../dev/fixtures/${fixture}.json`, import.meta.url))),
);
mkdirSync(folder, { recursive: true });
const browser = await openBrowser();

async function shoot(viewport) {
  const page = await openPage(browser, viewport);
  await page.goto(addressOf(game, `fixture=${fixture}&step=0&seat=0`));
  await page.waitForSelector(".frame [data-piece]");
  await page.waitForLoadState("networkidle");
  const shots = [];
  for (const [step, { seat, scenes }] of moments.entries()) {
    await page.evaluate(([at, to]) => window.showMoment(at, to), [step, seat ?? 0]);
    const image = (await page.screenshot({ type: "jpeg", quality: 90 })).toString("base64");
    shots.push({ image, name: `${step} ${scenes[seat ?? 0].question?.prompt ?? "over"}` });
  }
  await page.close();
  return shots;
}

async function print(size, { width, height }, shots) {
  const columns = Math.max(1, Math.floor(SHEET.width / (width * SCALE)));
  const perSheet = columns * Math.max(1, Math.floor(SHEET.height / (height * SCALE)));
  const page = await browser.newPage({ viewport: { width: Math.ceil(columns * width * SCALE), height } });
  for (let at = 0; at < shots.length; at += perSheet) {
    const figures = shots
      .slice(at, at + perSheet)
      .map(({ image, name }) => `<figure>${name}<img src="data:image/jpeg;base64,${image}"></figure>`);
    await page.setContent(
      `<style>body,figure{margin:0;font:14px monospace}img{display:block;width:100%}
      body{display:grid;grid-template-columns:repeat(${columns},${width * SCALE}px)}</style>${figures.join("")}`,
    );
    const file = `${folder}/${fixture}-${size}-${String(at / perSheet).padStart(2, "0")}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}

for (const [size, viewport] of sizesOf(sizes)) await print(size, viewport, await shoot(viewport));
await browser.close();
