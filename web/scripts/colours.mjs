// Colours stand in style/tokens.css and in the palette.css of a board, and nowhere else; style/day.css gives some of
// them other values. Everything that is declared there is used, and everything that is used there is declared.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const PALETTES = ["tokens.css", "palette.css"];
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/g;
const HEX = /(?<!url\(|[\w&{])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
/** In a script a hash may begin a private name, so that only strings count. */
const HEX_STRING = /["'`]#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

const files = readdirSync(SOURCES, { recursive: true })
  .filter((path) => /\.(svelte|css|ts)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(SOURCES, path), "utf8") }));
const isDay = ({ path }) => basename(path) === "day.css";
const isPalette = ({ path }) => PALETTES.includes(basename(path));
const complaints = [];

for (const { path, text } of files.filter((file) => !isPalette(file) && !isDay(file)))
  for (const pattern of [FUNCTION, path.endsWith(".ts") ? HEX_STRING : HEX])
    for (const { 0: colour, index } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split("\n").length;
      complaints.push(`${path}:${line}: ${colour} is a colour: give it a name in tokens.css or palette.css`);
    }

const declared = new Set();
for (const { path, text } of files.filter(isPalette))
  for (const [, name] of text.matchAll(/^\s*(--[\w-]+):/gm)) {
    if (declared.has(name)) complaints.push(`${path}: ${name} is declared twice`);
    declared.add(name);
  }
for (const { path, text } of files.filter(isDay))
  for (const [, name] of text.matchAll(/^\s*(--[\w-]+):/gm))
    if (!declared.has(name)) complaints.push(`${path}: ${name} is not declared in tokens.css`);
const used = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
);
// A style, a property of an element, or `setProperty("--name", …)`.
const own = new Set(
  files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)(?=:|=|",)/g)].map(([, name]) => name)),
);
// `var(--seat-${number})` is made of parts.
const isUsed = (name) => used.has(name) || used.has(name.replace(/\d+$/, ""));
for (const name of declared) if (!isUsed(name)) complaints.push(`${name} is declared and never used`);
for (const name of used)
  if (!own.has(name) && !name.endsWith("-")) complaints.push(`${name} is used and never declared`);

if (complaints.length) {
  console.error(complaints.join("\n"));
  process.exit(1);
}
