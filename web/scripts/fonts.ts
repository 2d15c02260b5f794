import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

interface Font {
  family: string;
  /** The package of @fontsource. */
  name: string;
  faces: readonly `${number}-${"normal" | "italic"}`[];
  metrics?: string;
}

/** The metrics of the last three put capitals too high; with the overrides they are centred in a button. */
const FONTS: readonly Font[] = [
  {
    family: "EB Garamond",
    name: "eb-garamond",
    faces: ["400-normal", "400-italic", "500-normal", "600-normal"],
  },
  {
    family: "IM Fell English",
    name: "im-fell-english",
    faces: ["400-normal"],
    metrics: "ascent-override: 98%; descent-override: 29%;",
  },
  {
    family: "IM Fell English SC",
    name: "im-fell-english-sc",
    faces: ["400-normal"],
    metrics: "ascent-override: 98%; descent-override: 29%;",
  },
  {
    family: "Special Elite",
    name: "special-elite",
    faces: ["400-normal"],
    metrics: "ascent-override: 90%; descent-override: 22%;",
  },
];

/** ASCII; no-break space, middle dot, multiplication sign; dashes, quotation marks, ellipsis; minus sign. */
const ENGLISH: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
const ENGLISH_TEXT = ENGLISH.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
).join("");
const ENGLISH_RANGE = ENGLISH.map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`).join();
/** The licence and its address, which have to stay in every copy; the name of the author stays anyway. */
const LICENCE = [13, 14];
const FEATURES = "kern liga clig calt ccmp locl mark mkmk lnum tnum onum pnum".split(" ");

const ID = "virtual:fonts.css";
const PACKAGES = new URL("../node_modules/@fontsource/", import.meta.url);
const MADE = new URL("../node_modules/.cache/fonts/", import.meta.url);

/**
 * `import "virtual:fonts.css"`: each font in two files, the characters that English texts use and the whole font. A
 * browser takes the face that is declared last for a character, so it loads the whole font only for others, such as
 * the é of a name.
 */
export function fontFaces(): Plugin {
  let made: Promise<string> | undefined;
  return { name: "font-faces", resolveId: (id) => (id === ID ? (made ??= make()) : null) };
}

/** Writes the subsets and the style sheet; returns the path of the latter. */
async function make(): Promise<string> {
  mkdirSync(MADE, { recursive: true });
  const rules: string[] = [];
  for (const font of FONTS) for (const face of font.faces) rules.push(...(await rulesOf(font, face)));
  const sheet = fileURLToPath(new URL("fonts.css", MADE));
  writeFileSync(sheet, rules.join("\n"));
  return sheet;
}

async function rulesOf({ family, name, metrics = "" }: Font, face: string): Promise<string[]> {
  const whole = `${name}/files/${name}-latin-${face}.woff2`;
  const english = `${name}-english-${face}.woff2`;
  const subset = await subsetFont(readFileSync(new URL(whole, PACKAGES)), ENGLISH_TEXT, {
    targetFormat: "woff2",
    keepFeatures: FEATURES,
    preserveNameIds: LICENCE,
    noHinting: true,
  });
  writeFileSync(new URL(english, MADE), subset);
  const ranges = JSON.parse(readFileSync(new URL(`${name}/unicode.json`, PACKAGES), "utf8")) as {
    latin: string;
  };
  const [weight, style] = face.split("-");
  const rule = (source: string, range: string): string =>
    `@font-face { font-family: "${family}"; font-style: ${style}; font-weight: ${weight}; font-display: swap;
      src: url("${source}") format("woff2"); ${metrics} unicode-range: ${range}; }`;
  return [rule(`@fontsource/${whole}`, ranges.latin), rule(`./${english}`, ENGLISH_RANGE)];
}
