/** The scene of Cultistorm under names: what the board draws, and nothing it could work out itself. */
import { Zones, type PieceOf, type ZoneOf } from "~/boards/zones";
import type { CultistormZones } from "~/client/shapes";
import type { Marks, Scene, Zone } from "~/client/types";
import { overlordOf, type OverlordView } from "./expansions/overlord";
import { thingsOf, type Things } from "./expansions/things";

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
  /** What it does that others do not, by its name. */
  ability: string | null;
  /** What whoever looks could not match now; null where it could not fight. */
  lacks: string[] | null;
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
  /** The story of the place, which can be read at any time. */
  story: string | null;
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
  supply: {
    id: string;
    symbol: string;
    trophies: number;
    isExhausted: boolean;
    hasSeal: boolean;
  }[];
  piles: Map<string, PileView>;
  peeked: CardView[];
  found: CardView[];
  people: PersonView[];
  fight: FightView | null;
  /** Ends a combat turn between two fights. */
  combatEnd: CardView | null;
  story: StoryView | null;
  /** Does one detective at a time have the floor? */
  hasFloor: boolean;
  /** What expansions lay out. */
  expansions: Zone[];
  things: Things;
  overlord: OverlordView | null;
}

type CultZone<K extends keyof CultistormZones> = ZoneOf<CultistormZones, K>;
type CultPiece<K extends keyof CultistormZones> = PieceOf<CultistormZones, K>;

const card = ({ id, face, marks }: { id: string; face: string; marks: object }): CardView => ({
  id,
  face,
  marks: marks as Marks,
});

/** The zones of the base game; all others are an expansion's. */
const OWN = new Set(
  "options circle locations column pool supply piles peeked found detective hand help combat fight story".split(
    " ",
  ),
);

export function viewOf(scene: Scene): CultView {
  const zones = new Zones<CultistormZones>(scene);
  const expansions = scene.zones.filter(({ id }) => !OWN.has(id.split(".")[0] ?? id));
  return {
    omens: omensOf(zones.find("locations")),
    places: zones.pieces("locations").map((place) => placeOf(place, zones.pieces("column", place.id))),
    slots: zones.pieces("circle").map(slotOf),
    pool: zones.pieces("pool").map(card),
    reserve: zones.find("pool")?.marks.reserve ?? 0,
    picks: zones.find("pool")?.marks.picks ?? 0,
    supply: zones.pieces("supply").map(({ id, face, marks }) => ({
      id,
      symbol: face,
      trophies: marks.trophies,
      isExhausted: marks.exhausted,
      hasSeal: marks.seal_card,
    })),
    piles: new Map(zones.pieces("piles").map(({ id, marks }) => [id, pileOf(marks)])),
    peeked: zones.pieces("peeked").map(card),
    found: zones.pieces("found").map(card),
    people: zones
      .members("detective")
      .map(({ member, zone }) => personOf(zone, zones.find("hand", member), zones.pieces("help", member))),
    fight: fightOf(zones.find("fight")),
    combatEnd: zones.pieces("combat").map(card)[0] ?? null,
    story: storyOf(zones.pieces("story")),
    hasFloor: zones.find("options")?.marks.floor === "speaker",
    expansions,
    things: thingsOf(expansions),
    overlord: overlordOf(zones),
  };
}

const WARNINGS = ["lamps_out", "feud", "sleepless", "gates_held", "more_steps"] as const;

function omensOf(zone: CultZone<"locations"> | undefined): Omens {
  return {
    cultists: zone?.marks.cultists ?? 0,
    limit: zone?.marks.limit ?? 0,
    turn: zone?.marks.turn ?? 0,
    phase: zone?.marks.phase ?? 0,
    warnings: WARNINGS.flatMap((key) => {
      const mark = zone?.marks[key];
      return mark ? [{ key, count: typeof mark === "number" ? mark : 0 }] : [];
    }),
  };
}

function enemyOf({ id, face, marks }: CultPiece<"column">): EnemyView {
  return {
    id,
    face,
    symbols: marks.symbols,
    cult: marks.cult,
    targets: marks.targets,
    isElder: marks.eaten !== undefined,
    eaten: marks.eaten ?? [],
    isAtPortal: marks.at_portal ?? false,
    isGraced: marks.graced ?? false,
    ability: marks.ability ?? null,
    lacks: (marks.in_reach ?? false) ? (marks.lacks ?? null) : null,
  };
}

function placeOf({ id, marks }: CultPiece<"locations">, column: CultPiece<"column">[]): PlaceView {
  return {
    id,
    number: marks.number,
    symbol: marks.symbol,
    die: marks.die,
    hasAltar: marks.altar,
    isSealed: marks.sealed,
    hasMarker: marks.marker,
    isBlocked: marks.blocked,
    laid: marks.laid,
    needed: marks.needed,
    seats: marks.seats,
    column: column.map(enemyOf),
    story: marks.story ?? null,
  };
}

function slotOf({ id, face, marks }: CultPiece<"circle">): SlotView {
  return {
    id,
    symbol: marks.symbol,
    face,
    isOpen: face !== "face-down",
    crystals: marks.crystals,
    number: marks.number,
    hasMarker: marks.marker,
  };
}

function pileOf({ count, cards = [], top = [] }: CultPiece<"piles">["marks"]): PileView {
  return { count: count ?? cards.length, cards, next: top.filter((known) => known !== "unknown") };
}

function personOf(
  { owner, marks, pieces }: CultZone<"detective">,
  hand: CultZone<"hand"> | undefined,
  help: CultPiece<"help">[],
): PersonView {
  type Part = CultPiece<"detective">["marks"]["part"];
  const part = (...parts: Part[]): CultPiece<"detective">[] =>
    pieces.filter((piece) => parts.includes(piece.marks.part));
  return {
    seat: owner ?? 0,
    id: part("person")[0]?.id ?? "",
    detective: marks.detective,
    role: marks.role,
    reach: marks.reach,
    location: marks.location,
    normal: marks.normal,
    growing: marks.growing,
    most: marks.most,
    level: marks.level,
    isReady: marks.ready,
    isSpeaker: marks.speaker,
    moves: marks.moves,
    hasInvestigated: marks.investigated,
    hasPicked: marks.picked,
    targets: marks.targets,
    wilds: marks.wilds,
    deck: marks.deck,
    discards: marks.discards,
    icons: marks.icons ?? null,
    abilities: part("ability", "later").map((piece) => ({
      ...card(piece),
      isActive: piece.marks.active ?? false,
      isUsed: piece.marks.used ?? false,
    })),
    dice: part("die").map(card),
    items: part("item").map((piece) => ({ ...card(piece), isUsed: piece.marks.used ?? false })),
    trophies: part("trophy").map((piece) => ({ ...card(piece), count: piece.marks.count ?? 0 })),
    seals: part("seal").map(card),
    hand: (hand?.pieces ?? []).map((piece) => ({ ...card(piece), symbol: piece.marks.symbol })),
    handCount: hand?.marks.count ?? 0,
    help: help.map((piece) => ({
      ...card(piece),
      owner: piece.marks.owner,
      isUsed: piece.marks.used,
      isDelayed: piece.marks.delayed,
      symbol: piece.marks.symbol ?? null,
    })),
  };
}

function fightOf(zone: CultZone<"fight"> | undefined): FightView | null {
  if (!zone) return null;
  const { marks, pieces } = zone;
  return {
    seat: marks.seat,
    enemy: marks.enemy,
    requirement: marks.requirement,
    missing: marks.missing ?? [],
    isEnough: marks.enough ?? false,
    isOpen: marks.enough !== undefined,
    rerollCost: marks.reroll_cost,
    ways: pieces.filter((piece) => piece.marks.part === "way").map(card),
    sources: pieces
      .filter((piece) => piece.marks.part === "source")
      .map((piece) => ({
        ...card(piece),
        symbols: piece.marks.symbols ?? [],
        covers: piece.marks.covers ?? [],
        doubledBy: piece.marks.doubled_by ?? null,
      })),
  };
}

function storyOf(pieces: CultPiece<"story">[]): StoryView | null {
  const page = pieces.find(({ marks }) => marks.part === "page");
  if (!page) return null;
  return {
    story: page.face,
    isOpen: page.marks.open ?? false,
    ways: pieces.filter(({ marks }) => marks.part === "way").map(card),
  };
}
