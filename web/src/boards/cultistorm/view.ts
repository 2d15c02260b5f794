/** The scene of Cultistorm under names: what the board draws, and nothing it could work out itself. */
import { count, flag, list, text } from "~/boards/marks";
import type { Marks, Piece, Scene, Zone } from "~/client/types";

export const SYMBOLS = ["star", "shield", "tentacle", "eye", "planet"] as const;

export interface EnemyView {
  id: string;
  face: string;
  symbols: string[];
  cult: string | null;
  targets: string[];
  isElder: boolean;
  eaten: string[];
  isAtPortal: boolean;
  isGraced: boolean;
}

export interface PlaceView {
  id: string;
  number: number;
  symbol: string;
  die: string;
  hasAltar: boolean;
  isSealed: boolean;
  hasMarker: boolean;
  isBlocked: boolean;
  laid: string[];
  needed: number;
  seats: string[];
  column: EnemyView[];
}

export interface SlotView {
  id: string;
  symbol: string;
  face: string;
  isOpen: boolean;
  crystals: number;
  number: number;
  hasMarker: boolean;
}

export interface CardView {
  id: string;
  face: string;
  /** Everything that the scene says of it, for the texts. */
  marks: Marks;
}

export interface HandCardView extends CardView {
  symbol: string;
}

export interface ItemView extends CardView {
  isUsed: boolean;
}

export interface PileView {
  count: number;
  /** The cards that can be seen, or counted by name. */
  cards: string[];
  /** The next cards of a deck that this seat knows. */
  next: string[];
}

export interface AbilityView extends CardView {
  isActive: boolean;
  isUsed: boolean;
}

export interface HelpView extends CardView {
  owner: string;
  isUsed: boolean;
  isDelayed: boolean;
  symbol: string | null;
}

export interface PersonView {
  seat: number;
  id: string;
  detective: string;
  role: string;
  reach: string;
  location: string;
  normal: number;
  growing: number;
  most: number;
  level: number;
  isReady: boolean;
  isSpeaker: boolean;
  moves: number;
  hasInvestigated: boolean;
  hasPicked: boolean;
  targets: string[];
  wilds: number;
  deck: number;
  discards: string[];
  icons: number | null;
  abilities: AbilityView[];
  dice: CardView[];
  items: ItemView[];
  trophies: (CardView & { count: number })[];
  seals: CardView[];
  hand: HandCardView[];
  handCount: number;
  help: HelpView[];
}

export interface SourceView extends CardView {
  symbols: string[];
  covers: string[];
  doubledBy: string | null;
}

export interface FightView {
  seat: string;
  enemy: string;
  requirement: string[];
  missing: string[];
  isEnough: boolean;
  isOpen: boolean;
  rerollCost: number;
  ways: CardView[];
  sources: SourceView[];
}

export interface StoryView {
  story: string;
  isOpen: boolean;
  ways: CardView[];
}

export interface Omens {
  cultists: number;
  limit: number;
  turn: number;
  phase: number;
  warnings: { key: string; count: number }[];
}

export interface CultView {
  omens: Omens;
  places: PlaceView[];
  slots: SlotView[];
  pool: CardView[];
  reserve: number;
  picks: number;
  supply: { id: string; symbol: string; trophies: number; hasSeal: boolean }[];
  piles: Map<string, PileView>;
  peeked: CardView[];
  found: CardView[];
  people: PersonView[];
  fight: FightView | null;
  story: StoryView | null;
  /** Does one detective at a time have the floor? */
  hasFloor: boolean;
}

const card = ({ id, face, marks }: Piece): CardView => ({ id, face, marks });

export function viewOf(scene: Scene): CultView {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const pieces = (id: string): Piece[] => zones.get(id)?.pieces ?? [];
  const pool = zones.get("pool")?.marks ?? {};
  return {
    omens: omensOf(zones.get("locations")?.marks ?? {}),
    places: pieces("locations").map((place) => placeOf(place, pieces(`column.${place.id}`))),
    slots: pieces("circle").map(slotOf),
    pool: pieces("pool").map(card),
    reserve: count(pool, "reserve"),
    picks: count(pool, "picks"),
    supply: pieces("supply").map(({ id, face, marks }) => ({
      id,
      symbol: face,
      trophies: count(marks, "in_supply" in marks ? "in_supply" : "trophies"),
      hasSeal: flag(marks, "seal_card"),
    })),
    piles: new Map(pieces("piles").map(({ id, marks }) => [id, pileOf(marks)])),
    peeked: pieces("peeked").map(card),
    found: pieces("found").map(card),
    people: scene.zones
      .filter(({ id }) => id.startsWith("detective."))
      .map((zone) => {
        const seat = zone.id.slice("detective.".length);
        return personOf(zone, zones.get(`hand.${seat}`), pieces(`help.${seat}`));
      }),
    fight: fightOf(zones.get("fight")),
    story: storyOf(zones.get("story")),
    hasFloor: text(zones.get("options")?.marks ?? {}, "floor") === "speaker",
  };
}

const WARNINGS = ["lamps_out", "feud", "sleepless", "gates_held", "more_steps"];

function omensOf(marks: Marks): Omens {
  return {
    cultists: count(marks, "cultists"),
    limit: count(marks, "limit"),
    turn: count(marks, "turn"),
    phase: count(marks, "phase"),
    warnings: WARNINGS.filter((key) => Boolean(marks[key])).map((key) => ({ key, count: count(marks, key) })),
  };
}

function enemyOf({ id, face, marks }: Piece): EnemyView {
  return {
    id,
    face,
    symbols: list(marks, "symbols"),
    cult: text(marks, "cult"),
    targets: list(marks, "targets"),
    isElder: "eaten" in marks,
    eaten: list(marks, "eaten"),
    isAtPortal: flag(marks, "at_portal"),
    isGraced: flag(marks, "graced"),
  };
}

function placeOf({ id, marks }: Piece, column: Piece[]): PlaceView {
  return {
    id,
    number: count(marks, "number"),
    symbol: text(marks, "symbol") ?? "blank",
    die: text(marks, "die") ?? "blank",
    hasAltar: flag(marks, "altar"),
    isSealed: flag(marks, "sealed"),
    hasMarker: flag(marks, "marker"),
    isBlocked: flag(marks, "blocked"),
    laid: list(marks, "laid"),
    needed: count(marks, "needed"),
    seats: list(marks, "seats"),
    column: column.map(enemyOf),
  };
}

function slotOf({ id, face, marks }: Piece): SlotView {
  return {
    id,
    symbol: id.slice(0, id.lastIndexOf("-")),
    face,
    isOpen: face !== "face-down",
    crystals: count(marks, "crystals"),
    number: count(marks, "number"),
    hasMarker: flag(marks, "marker"),
  };
}

function pileOf(marks: Marks): PileView {
  const cards = list(marks, "cards");
  return {
    count: "count" in marks ? count(marks, "count") : cards.length,
    cards,
    next: list(marks, "top").filter((known) => known !== "unknown"),
  };
}

function personOf({ owner, pieces }: Zone, hand: Zone | undefined, help: Piece[]): PersonView {
  const [person, ...rest] = pieces;
  const marks = person?.marks ?? {};
  const part = (name: string): Piece[] => rest.filter(({ id }) => id.split(".")[1] === name);
  return {
    seat: owner ?? 0,
    id: person?.id ?? "",
    detective: person?.face ?? "",
    role: text(marks, "role") ?? "",
    reach: text(marks, "reach") ?? "",
    location: text(marks, "location") ?? "",
    normal: count(marks, "normal"),
    growing: count(marks, "growing"),
    most: count(marks, "most"),
    level: count(marks, "level"),
    isReady: flag(marks, "ready"),
    isSpeaker: flag(marks, "speaker"),
    moves: count(marks, "moves"),
    hasInvestigated: flag(marks, "investigated"),
    hasPicked: flag(marks, "picked"),
    targets: list(marks, "targets"),
    wilds: count(marks, "wilds"),
    deck: count(marks, "deck"),
    discards: list(marks, "discards"),
    icons: "icons" in marks ? count(marks, "icons") : null,
    abilities: part("ability").map((piece) => ({
      ...card(piece),
      isActive: flag(piece.marks, "active"),
      isUsed: flag(piece.marks, "used"),
    })),
    dice: part("die").map(card),
    items: part("item").map((piece) => ({ ...card(piece), isUsed: flag(piece.marks, "used") })),
    trophies: part("trophy").map((piece) => ({ ...card(piece), count: count(piece.marks, "count") })),
    seals: part("seal").map(card),
    hand: (hand?.pieces ?? []).map((piece) => ({
      ...card(piece),
      symbol: text(piece.marks, "symbol") ?? "blank",
    })),
    handCount: count(hand?.marks ?? {}, "count"),
    help: help.map((piece) => ({
      ...card(piece),
      owner: text(piece.marks, "owner") ?? "",
      isUsed: flag(piece.marks, "used"),
      isDelayed: flag(piece.marks, "delayed"),
      symbol: text(piece.marks, "symbol"),
    })),
  };
}

function fightOf(zone: Zone | undefined): FightView | null {
  if (!zone) return null;
  const { marks, pieces } = zone;
  return {
    seat: text(marks, "seat") ?? "",
    enemy: text(marks, "enemy") ?? "",
    requirement: list(marks, "requirement"),
    missing: list(marks, "missing"),
    isEnough: flag(marks, "enough"),
    isOpen: "enough" in marks,
    rerollCost: count(marks, "reroll_cost"),
    ways: pieces.filter(({ id }) => id.startsWith("fight.")).map(card),
    sources: pieces
      .filter(({ id }) => id.startsWith("source."))
      .map((piece) => ({
        ...card(piece),
        symbols: list(piece.marks, "symbols"),
        covers: list(piece.marks, "covers"),
        doubledBy: text(piece.marks, "doubled_by"),
      })),
  };
}

function storyOf(zone: Zone | undefined): StoryView | null {
  const [page, ...ways] = zone?.pieces ?? [];
  if (!page) return null;
  return { story: page.face, isOpen: flag(page.marks, "open"), ways: ways.map(card) };
}
