/** Everything the page says has a message, and every message is said. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const SOURCE = new URL("../../src/", import.meta.url).pathname;
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes("dev/"))
  .map((name) => readFileSync(join(SOURCE, name), "utf8"));
const code = files.join("\n");
const keys = new FluentResource(readFileSync(join(SOURCE, "text/en.ftl"), "utf8")).body.map(
  (entry) => entry.id,
);

/** `say("key"` and `say(isX ? "one" : "other"` of the page; texts of games are said by `texts.say`. */
const calls = [...code.matchAll(/(?<![.\w])say\(([^`]*?)[,)]/gs)].flatMap((call) =>
  [...(call[1] ?? "").replaceAll(/[!=]== "[^"]*"/g, "").matchAll(/"([a-z0-9-]+)"/g)].map((key) => key[1]!),
);
/** `say(`menu-speed-${speed}`)`: families of keys, by their beginning. */
const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
const literals = new Set([...code.matchAll(/"([a-z0-9]+(?:-[a-z0-9]+)+)"/g)].map((match) => match[1]!));

test("no message is missing", () => {
  expect(calls.length).toBeGreaterThan(80);
  expect(calls.filter((key) => !keys.includes(key))).toEqual([]);
});

test("no message is for nothing", () => {
  const isSaid = (key: string): boolean =>
    literals.has(key) || families.some((family) => key.startsWith(family));
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});

test("no two messages have one key", () => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("components hold no text of their own", () => {
  const markup = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svelte") && !name.includes("pages/dev/"))
    .map((name) => {
      const text = readFileSync(join(SOURCE, name), "utf8")
        .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
        .replace(/<!--[\s\S]*?-->/g, "")
        .replace(/\{[^{}]*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}[^{}]*)*\}/g, "")
        .replace(/<[^>]*>/g, "");
      return { name, words: text.match(/[A-Za-z]{3,}/g) ?? [] };
    });
  expect(markup.filter(({ words }) => words.length)).toEqual([]);
});
