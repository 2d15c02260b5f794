/**
 * Writes what `miskatonic print` needs of the packages that the page uses: the icon of each card, the fonts as
 * TrueType, and their credits. It is a part of the build, and its output a part of the wheel.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { createServer } from "vite";

const HERE = new URL("../", import.meta.url);
const GAMES = new URL("../src/miskatonic/games/", HERE);
const OUT = new URL("../src/miskatonic/printing/assets/", HERE);
const FONTS = {
  "eb-garamond": ["400-normal", "400-italic", "600-normal"],
  "im-fell-english-sc": ["400-normal"],
};
/** Latin letters with their accents, dashes, quotation marks, ellipsis, minus and multiplication sign. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
  [0x2212, 0x2212],
]
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  )
  .join("");

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
await writeFonts();
await writeIcons();
writeFileSync(new URL("CREDITS.md", OUT), readFileSync(new URL("CREDITS.md", HERE)));

async function writeFonts() {
  for (const [name, faces] of Object.entries(FONTS))
    for (const face of faces) {
      const file = new URL(`node_modules/@fontsource/${name}/files/${name}-latin-${face}.woff2`, HERE);
      const font = await subsetFont(readFileSync(file), LETTERS, {
        targetFormat: "truetype",
        preserveNameIds: [1, 2, 4, 6, 13, 14, 16, 17],
      });
      writeFileSync(new URL(`${name}-${face}.ttf`, OUT), font);
    }
}

/** The boards know the icon of each card; loading them as the page does saves a second list. */
async function writeIcons() {
  const server = await createServer({
    root: fileURLToPath(HERE),
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
    logLevel: "error",
  });
  const found = { paths: [], games: {} };
  for (const game of readdirSync(new URL("src/boards/", HERE), { withFileTypes: true })) {
    if (!game.isDirectory() || game.name === "generic") continue;
    const { glyphOf } = await server.ssrLoadModule(`/src/boards/${game.name}/glyphs.ts`);
    const usual = glyphOf("");
    const cards = { "": indexOf(found.paths, usual) };
    for (const card of cardsOf(game.name.replaceAll("-", "_"))) {
      const path = glyphOf(card);
      if (path !== usual) cards[card] = indexOf(found.paths, path);
    }
    found.games[game.name] = cards;
  }
  await server.close();
  writeFileSync(new URL("icons.json", OUT), JSON.stringify(found));
}

function indexOf(paths, path) {
  const at = paths.indexOf(path);
  return at >= 0 ? at : paths.push(path) - 1;
}

/** The ids of everything that has a text of its own. */
function cardsOf(game) {
  const files = readdirSync(new URL(`${game}/`, GAMES), { recursive: true }).filter((name) =>
    name.endsWith(".ftl"),
  );
  const texts = files.map((name) => readFileSync(new URL(`${game}/${name}`, GAMES), "utf8")).join("\n");
  return new Set([...texts.matchAll(/^(?:card|name)-([\w-]+) =/gm)].map((match) => match[1]));
}
