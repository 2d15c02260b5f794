/** The scene of Witch of Salem under names: what the board draws, and nothing it could work out itself. */
import { count, flag, list, numbers, text } from "~/boards/marks";
import type { Piece, Scene, Zone } from "~/client/types";

export const OUTER = ["sanatorium", "docks", "cemetery", "station", "shop", "church"] as const;
export const ARTIFACTS: readonly string[] = ["elder-sign", "silver-key", "trapezohedron"];

export interface PlaceView {
  id: string;
  number: number;
  seats: string[];
  hasWitch: boolean;
  /** The University: a Great Old One's shadow, awake or not, and whether its portal is closed. */
  shadow: string | null;
  isShadowAsleep: boolean;
  isClosed: boolean;
  /** Outer locations: what seals them, what lurks there, what lies under the tile, what is in stock. */
  artifact: string | null;
  creature: string | null;
  tile: TileView | null;
  stock: StockView[];
}

export interface TileView {
  face: "face-down" | "portal" | "wall";
  sealedWith: string | null;
  seenBy: string[];
  /** The face is known to those who looked, but the tile still lies face down. */
  isSecret: boolean;
}

export interface StockView {
  id: string;
  item: string | null;
  slot: string;
  /** One letter for each symbol above the slot: N, S, C, V. */
  cost: string[];
}

export interface NecronView {
  space: number;
  length: number;
  demon: number;
  isDemonHarmless: boolean;
  portraits: number[];
}

export interface ElderView {
  id: string;
  /** null while the card lies face down. */
  elder: string | null;
}

export interface HeldView {
  id: string;
  item: string;
  /** A key that stays with the item: which of several alike it is, and not where it lies. */
  key: string;
}

export interface ScholarView {
  seat: number;
  id: string;
  zone: string;
  scholar: string;
  sanity: number;
  maxSanity: number;
  spaces: number;
  place: string | null;
  isOut: boolean;
  isBanner: boolean;
  isActive: boolean;
  isFirst: boolean;
  minors: HeldView[];
  artifact: HeldView | null;
  hand: { id: string; place: string; isPlayed: boolean }[];
}

export interface PileView {
  id: string;
  count: number;
  rate: number;
  cards: { id: string; face: string }[];
}

export interface SalemView {
  places: PlaceView[];
  isWitchPowerless: boolean;
  necron: NecronView;
  elders: ElderView[];
  banner: string | null;
  scholars: ScholarView[];
  piles: Record<string, PileView>;
}

export function viewOf(scene: Scene): SalemView {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const rlyeh = zones.get("rlyeh")?.pieces ?? [];
  const arkham = zones.get("arkham")?.pieces ?? [];
  const stacks = scene.zones.filter((zone) => zone.kind === "stack");
  return {
    places: arkham.map((piece) => placeOf(piece, zones.get(`stock.${piece.id}`))),
    isWitchPowerless: arkham.some((piece) => piece.marks["witch_helps"] === false),
    necron: necronOf(zones.get("necron")),
    elders: rlyeh
      .filter((piece) => piece.id !== "banner")
      .map(({ id, face }) => ({ id, elder: face === "face-down" ? null : face })),
    banner: rlyeh.find((piece) => piece.id === "banner")?.face ?? null,
    scholars: scene.zones
      .filter((zone) => zone.id.startsWith("scholar."))
      .map((zone) => scholarOf(zone, zones.get(zone.id.replace("scholar.", "hand.")))),
    piles: Object.fromEntries(stacks.map((zone) => [zone.id, pileOf(zone)])),
  };
}

function placeOf({ id, marks }: Piece, stock: Zone | undefined): PlaceView {
  const isOuter = "tile" in marks;
  return {
    id,
    number: count(marks, "number"),
    seats: list(marks, "seats"),
    hasWitch: flag(marks, "witch"),
    shadow: text(marks, "shadow"),
    isShadowAsleep: flag(marks, "shadow_sleeps"),
    isClosed: flag(marks, "closed"),
    artifact: text(marks, "artifact"),
    creature: text(marks, "creature"),
    tile: isOuter ? tileOf(marks) : null,
    stock: (stock?.pieces ?? []).map((piece) => ({
      id: piece.id,
      item: piece.face === "empty" ? null : piece.face,
      slot: text(piece.marks, "slot") ?? "",
      cost: [...(text(piece.marks, "cost") ?? "")],
    })),
  };
}

function tileOf(marks: Piece["marks"]): TileView {
  const face = text(marks, "tile");
  return {
    face: face === "portal" || face === "wall" ? face : "face-down",
    sealedWith: text(marks, "sealed"),
    seenBy: list(marks, "seen_by"),
    isSecret: flag(marks, "secret") && face !== "face-down",
  };
}

function necronOf(zone: Zone | undefined): NecronView {
  const marks = zone?.marks ?? {};
  return {
    space: count(marks, "position"),
    length: count(marks, "length"),
    demon: count(marks, "demon"),
    isDemonHarmless: flag(marks, "demon_harmless"),
    portraits: numbers(marks, "portraits"),
  };
}

function scholarOf({ id, owner, marks, pieces }: Zone, hand: Zone | undefined): ScholarView {
  const seat = owner ?? 0;
  const alike = new Map<string, number>();
  const held = pieces.map((piece): HeldView => {
    const nth = (alike.get(piece.face) ?? 0) + 1;
    alike.set(piece.face, nth);
    return { id: piece.id, item: piece.face, key: `held.${seat}.${piece.face}.${nth}` };
  });
  return {
    seat,
    id: `seat-${seat + 1}`,
    zone: id,
    scholar: text(marks, "scholar") ?? "",
    sanity: count(marks, "sanity"),
    maxSanity: count(marks, "max_sanity"),
    spaces: count(marks, "spaces"),
    place: text(marks, "place"),
    isOut: flag(marks, "out"),
    isBanner: flag(marks, "banner"),
    isActive: flag(marks, "active"),
    isFirst: flag(marks, "starting"),
    minors: held.filter(({ item }) => !ARTIFACTS.includes(item)),
    artifact: held.find(({ item }) => ARTIFACTS.includes(item)) ?? null,
    hand: (hand?.pieces ?? []).map((piece) => ({
      id: piece.id,
      place: piece.face,
      isPlayed: flag(piece.marks, "played"),
    })),
  };
}

function pileOf({ id, marks, pieces }: Zone): PileView {
  const cards = pieces.map((piece) => ({ id: piece.id, face: piece.face }));
  return { id, count: count(marks, "count"), rate: count(marks, "rate"), cards };
}
