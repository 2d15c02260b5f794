// Look at a page: node scripts/shoot.mjs URL FILE [WIDTH] [HEIGHT]
import { chromium } from "@playwright/test";

const [url, file, width = "1440", height = "900"] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium" });
const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } });
page.on("console", (line) => line.type() === "error" && console.log(line.text()));
page.on("pageerror", (error) => console.log(error.message));
await page.goto(url, { waitUntil: "networkidle" });
await page.screenshot({ path: file, fullPage: true });
await browser.close();
