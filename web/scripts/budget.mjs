// The scripts that a browser loads before it shows the first page may have 250 kB compressed.
import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

const BUDGET = 250_000;
const ROOT = new URL("../../src/miskatonic/server/static/", import.meta.url);
const manifest = JSON.parse(await readFile(new URL("manifest.json", ROOT), "utf8"));

/** The scripts that a chunk imports at once, itself included. */
function closure(key, found = new Set()) {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key].imports ?? []) closure(next, found);
  return found;
}

async function weight(keys) {
  let sum = 0;
  for (const key of keys) sum += gzipSync(await readFile(new URL(manifest[key].file, ROOT))).length;
  return sum;
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry && key.endsWith(".html"));
const lobby = Object.keys(manifest).find((key) => key.endsWith("pages/lobby/Lobby.svelte"));
const first = await weight(closure(entry, lobby ? closure(lobby) : new Set()));
console.log(
  `first load: ${(first / 1000).toFixed(1)} kB of compressed JavaScript (at most ${BUDGET / 1000})`,
);
if (first > BUDGET) process.exit(1);
