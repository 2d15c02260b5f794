/**
 * What expansions lay out, by where it lies: a piece with a mark `location` (or `locations`) lies there, one with a
 * mark `holder` (or `carriers`, or `caller`) with that seat. So the parts of an expansion that this board has never heard of find
 * their place, too.
 */
import type { Marks, Zone } from "~/client/types";

export interface ThingView {
  id: string;
  face: string;
  family: string;
  marks: Marks;
  /** Its own among all places where it lies. */
  key: string;
  /** The location or seat where it lies here. */
  where: string;
}

export interface Things {
  /** By the id of a location. */
  at: Map<string, ThingView[]>;
  /** By the id of a seat. */
  with: Map<string, ThingView[]>;
  /** The pieces that lie somewhere. */
  placed: Set<string>;
  /** Can anything lie at locations at this table? Then room is kept for it. */
  isLocal: boolean;
}

export const familyOf = ({ id }: Pick<Zone, "id">): string => id.split(".")[0] ?? id;

const idsOf = (marks: Marks, ...keys: string[]): string[] =>
  keys.flatMap((key) => [marks[key] ?? []].flat()).map(String);

/** Zones of which something comes to lie at locations sooner or later. */
const LOCAL = new Set([
  "worlds",
  "relics",
  "rituals",
  "victims",
  "diseases",
  "inkblots",
  "campaign",
  "events",
]);

export function thingsOf(zones: readonly Zone[]): Things {
  const things: Things = { at: new Map(), with: new Map(), placed: new Set(), isLocal: false };
  const lay = (to: Map<string, ThingView[]>, where: string, thing: Omit<ThingView, "where">): void => {
    to.set(where, [...(to.get(where) ?? []), { ...thing, where }]);
    things.placed.add(thing.id);
  };
  for (const zone of zones) {
    const family = familyOf(zone);
    if (LOCAL.has(family)) things.isLocal = true;
    for (const { id, face, marks } of zone.pieces) {
      const places = idsOf(marks, "location", "locations");
      const holders = idsOf(marks, "holder", "carriers", "caller");
      const isAlone = places.length + holders.length === 1;
      const keyAt = (where: string): string => (isAlone ? `thing.${id}` : `thing.${id}.${where}`);
      for (const where of places) {
        things.isLocal = true;
        lay(things.at, where, { id, face, family, marks, key: keyAt(where) });
      }
      for (const where of holders) lay(things.with, where, { id, face, family, marks, key: keyAt(where) });
    }
  }
  return things;
}

/** A small figure on a thing: what matters of it at a glance. */
export function figureOf({ family, marks, where }: ThingView): string {
  const count = (key: string): number => [marks[key] ?? []].flat().length;
  switch (family) {
    case "victims":
      return `${String(marks["fear"])}/${String(marks["nerve"])}`;
    case "diseases": {
      const at = [marks["locations"] ?? []].flat().map(String).indexOf(where);
      const tokens = [marks["tokens"] ?? []].flat();
      return at < 0 ? "" : String(tokens[at] ?? "");
    }
    case "rituals":
      return marks["rituals"] === undefined ? "" : String(count("rituals"));
    case "worlds":
      return count("inside") ? `+${count("inside")}` : "";
    case "relics":
      return marks["holder"] === undefined ? String(marks["depth"] ?? "") : "";
    case "dossiers":
      return String(marks["merits"] ?? "");
    default:
      return "";
  }
}

export const isUsed = ({ marks }: ThingView): boolean => marks["used"] === true;
