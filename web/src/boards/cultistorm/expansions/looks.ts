/** How the things of expansions look: a glyph and a tone for each family, and glyphs of single pieces. */
import bookCover from "icon:book-cover";
import calendar from "icon:calendar";
import crystalShine from "icon:crystal-shine";
import cultist from "icon:cultist";
import doorway from "icon:doorway";
import files from "icon:files";
import footsteps from "icon:footsteps";
import fountainPen from "icon:fountain-pen";
import inkSwirl from "icon:ink-swirl";
import jigsawPiece from "icon:jigsaw-piece";
import key from "icon:key";
import lightningStorm from "icon:lightning-storm";
import magicPortal from "icon:magic-portal";
import magicSwirl from "icon:magic-swirl";
import magnifyingGlass from "icon:magnifying-glass";
import papers from "icon:papers";
import person from "icon:person";
import relicBlade from "icon:relic-blade";
import shakingHands from "icon:shaking-hands";
import theaterCurtains from "icon:theater-curtains";
import village from "icon:village";
import virus from "icon:virus";
import type { ThingView } from "./things";

export interface Look {
  glyph: string;
  /** Names a group of colours in palette.css. */
  tone: "plain" | "gold" | "sick" | "ink" | "far" | "human" | "paper";
}

const FAMILIES: Record<string, Look> = {
  relics: { glyph: relicBlade, tone: "gold" },
  rituals: { glyph: magicSwirl, tone: "far" },
  worlds: { glyph: magicPortal, tone: "far" },
  victims: { glyph: person, tone: "human" },
  diseases: { glyph: virus, tone: "sick" },
  inkblots: { glyph: inkSwirl, tone: "ink" },
  puzzle: { glyph: jigsawPiece, tone: "gold" },
  events: { glyph: calendar, tone: "plain" },
  findings: { glyph: magnifyingGlass, tone: "paper" },
  campaign: { glyph: lightningStorm, tone: "plain" },
  dossiers: { glyph: files, tone: "paper" },
  force: { glyph: fountainPen, tone: "ink" },
  written: { glyph: papers, tone: "paper" },
  cast: { glyph: theaterCurtains, tone: "ink" },
  region: { glyph: village, tone: "plain" },
  desk: { glyph: fountainPen, tone: "ink" },
  fallen: { glyph: cultist, tone: "ink" },
};

/** What the words of a campaign are about. */
const DEEDS: Record<string, string> = {
  carry: shakingHands,
  "take-key": key,
  "drop-key": key,
  "brave-storm": lightningStorm,
};

const OTHER: Look = { glyph: crystalShine, tone: "plain" };

export const lookOfFamily = (family: string): Look => FAMILIES[family] ?? OTHER;

export function lookOf({ family, face, marks }: Pick<ThingView, "family" | "face" | "marks">): Look {
  const look = lookOfFamily(family);
  if (family === "rituals" && marks["rituals"] !== undefined) return { glyph: bookCover, tone: "paper" };
  if (family === "campaign" && marks["part"] === "place") return { glyph: signOf(marks), tone: "paper" };
  const deed = DEEDS[face];
  return deed ? { ...look, glyph: deed } : look;
}

function signOf(marks: ThingView["marks"]): string {
  const [sign = ""] = [marks["signs"] ?? []].flat().map(String);
  if (sign === "sign-lead") return footsteps;
  if (sign.includes("key")) return key;
  return sign.includes("refugee") ? person : doorway;
}
