// Makes smaller copies of the pictures of the boards for the lobby: picture-480.webp and picture-800.webp beside
// each picture.webp. Run it after a picture has changed.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const WIDTHS = { 480: 0.72, 800: 0.58 };
const BOARDS = new URL("../src/boards/", import.meta.url);
const executablePath = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"])
  .toString()
  .trim();
const browser = await chromium.launch({ executablePath, args: ["--disable-dev-shm-usage"] });
const page = await browser.newPage();
for (const board of readdirSync(BOARDS)) {
  const whole = new URL(`${board}/picture.webp`, BOARDS);
  if (!existsSync(whole)) continue;
  for (const [width, quality] of Object.entries(WIDTHS)) {
    const data = await page.evaluate(
      async ([source, wide, at]) => {
        const picture = await createImageBitmap(await (await fetch(source)).blob());
        const high = Math.round((picture.height / picture.width) * wide);
        const canvas = new OffscreenCanvas(wide, high);
        const pen = canvas.getContext("2d");
        pen.imageSmoothingQuality = "high";
        pen.drawImage(picture, 0, 0, wide, high);
        const blob = await canvas.convertToBlob({ type: "image/webp", quality: at });
        return [...new Uint8Array(await blob.arrayBuffer())];
      },
      [`data:image/webp;base64,${readFileSync(whole).toString("base64")}`, Number(width), quality],
    );
    writeFileSync(new URL(`${board}/picture-${width}.webp`, BOARDS), Uint8Array.from(data));
    console.log(`${board}: ${width} px wide, ${(data.length / 1000).toFixed(1)} kB`);
  }
}
await browser.close();
