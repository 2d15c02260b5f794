/** The scene of Witch of Salem under names: what the board draws, and nothing it could work out itself. */
import { Zones, type PieceOf, type ZoneOf } from "~/boards/zones";
import type { WitchOfSalemZones } from "~/client/shapes";
import type { Scene } from "~/client/types";
import type { GameTexts } from "~/text/game";

/** Faces of cards, which say what an item is. */
export type Faces = Pick<GameTexts, "face">;

export const isArtifact = (faces: Faces, item: string): boolean => faces.face(item)?.kind === "artifact";

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
  /** False for a card that was turned up only when the game was over. */
  isAwake: boolean;
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
  hand: LocationCardView[];
}

export interface LocationCardView {
  id: string;
  place: string;
  isPlayed: boolean;
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

type SalemZone<K extends keyof WitchOfSalemZones> = ZoneOf<WitchOfSalemZones, K>;
type SalemPiece<K extends keyof WitchOfSalemZones> = PieceOf<WitchOfSalemZones, K>;

const PILES = [
  "event-deck",
  "event-discard",
  "creature-deck",
  "creature-discard",
  "bag",
  "heap",
  "set-aside",
] as const;

export function viewOf(scene: Scene, faces: Faces): SalemView {
  const zones = new Zones<WitchOfSalemZones>(scene);
  const arkham = zones.pieces("arkham");
  const rlyeh = zones.pieces("rlyeh");
  return {
    places: arkham.map((place) => placeOf(place, zones.pieces("stock", place.id))),
    isWitchPowerless: arkham.some(({ marks }) => marks.witch_helps === false),
    necron: necronOf(zones.find("necron")),
    elders: rlyeh
      .filter(({ id }) => id !== "banner")
      .map(({ id, face, marks }) => ({
        id,
        elder: face === "face-down" ? null : face,
        isAwake: marks.active === true,
      })),
    banner: rlyeh.find(({ id }) => id === "banner")?.face ?? null,
    scholars: zones
      .members("scholar")
      .map(({ member, zone }) => scholarOf(zone, zones.pieces("hand", member), faces)),
    piles: Object.fromEntries(PILES.map((id) => [id, pileOf(id, zones)])),
  };
}

/** The scholar whose sheet is docked, and the others: mine, or for a spectator the one who acts. */
export function teamOf(
  { scholars }: SalemView,
  seat: number | null,
): { own: ScholarView | undefined; mates: ScholarView[] } {
  const own =
    scholars.find((one) => one.seat === seat) ?? scholars.find(({ isActive }) => isActive) ?? scholars[0];
  return { own, mates: scholars.filter((one) => one !== own) };
}

function placeOf({ id, marks }: SalemPiece<"arkham">, stock: SalemPiece<"stock">[]): PlaceView {
  return {
    id,
    number: marks.number,
    seats: marks.seats,
    hasWitch: marks.witch,
    shadow: marks.shadow ?? null,
    isShadowAsleep: marks.shadow_sleeps ?? false,
    isClosed: marks.closed ?? false,
    artifact: marks.artifact ?? null,
    creature: marks.creature ?? null,
    tile: tileOf(marks),
    stock: stock.map((slot) => ({
      id: slot.id,
      item: slot.face === "empty" ? null : slot.face,
      slot: slot.marks.slot,
      cost: [...slot.marks.cost],
    })),
  };
}

function tileOf({ tile, sealed, seen_by, secret }: SalemPiece<"arkham">["marks"]): TileView | null {
  if (tile === undefined) return null;
  return {
    face: tile,
    sealedWith: sealed ?? null,
    seenBy: seen_by ?? [],
    isSecret: secret === true && tile !== "face-down",
  };
}

function necronOf(zone: SalemZone<"necron"> | undefined): NecronView {
  return {
    space: zone?.marks.position ?? 0,
    length: zone?.marks.length ?? 0,
    demon: zone?.marks.demon ?? 0,
    isDemonHarmless: zone?.marks.demon_harmless ?? false,
    portraits: zone?.marks.portraits ?? [],
  };
}

function scholarOf(
  { id, owner, marks, pieces }: SalemZone<"scholar">,
  hand: SalemPiece<"hand">[],
  faces: Faces,
): ScholarView {
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
    scholar: marks.scholar,
    sanity: marks.sanity,
    maxSanity: marks.max_sanity,
    spaces: marks.spaces,
    place: marks.place,
    isOut: marks.out,
    isBanner: marks.banner,
    isActive: marks.active,
    isFirst: marks.starting,
    minors: held.filter(({ item }) => !isArtifact(faces, item)),
    artifact: held.find(({ item }) => isArtifact(faces, item)) ?? null,
    hand: hand.map((card) => ({ id: card.id, place: card.face, isPlayed: card.marks.played })),
  };
}

function pileOf(id: (typeof PILES)[number], zones: Zones<WitchOfSalemZones>): PileView {
  return {
    id,
    count: zones.find(id)?.marks.count ?? 0,
    rate: id === "creature-deck" ? (zones.find(id)?.marks.rate ?? 0) : 0,
    cards: zones.pieces(id).map((piece) => ({ id: piece.id, face: piece.face })),
  };
}
