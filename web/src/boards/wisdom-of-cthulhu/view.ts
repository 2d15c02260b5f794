/** The scene of Wisdom of Cthulhu under names: what the board draws, and nothing it could work out itself. */
import { Zones, type PieceOf, type ZoneOf } from "~/boards/zones";
import type { WisdomOfCthulhuZones } from "~/client/shapes";
import type { Marks, Scene } from "~/client/types";

export const SEEDS = ["fw", "as", "dm", "en"] as const;
export type Seed = (typeof SEEDS)[number];

/** What has become of a card, in the order in which it is shown. */
export const STATES = [
  "trapped",
  "face_down",
  "used",
  "activated",
  "again",
  "complete",
  "shielded",
  "eased",
  "kept",
  "new",
] as const;
export type CardState = (typeof STATES)[number];

export interface PieceView {
  id: string;
  face: string;
  /** Everything that the scene says of it, for the texts. */
  marks: Marks;
}

/** An Elder Sign, or a card that serves as one. */
export interface SignView {
  seat: string;
  /** `elder-sign`, or the card. */
  by: string;
  /** What travels: the seat's own Elder Sign, or the mark of this piece. */
  flip: string;
}

export interface CardView extends PieceView {
  seed: string | null;
  states: CardState[];
  /** Used, trapped or turned over: it has no effect now. */
  isDown: boolean;
  /** How often a Ritual Object has been turned. */
  turned: number;
  sign: SignView | null;
  /** The Place on which an Entity lies. */
  place: string | null;
}

/** A card of a deck that this seat has seen. */
export interface SeenView extends CardView {
  side: "top" | "bottom";
  number: number;
}

export interface PlaceView extends PieceView {
  bond: string;
  ground: string;
  sells: string[];
  pays: number;
  seekers: string[];
  sign: SignView | null;
}

export interface PowerView extends PieceView {
  sign: SignView | null;
}

export interface ElderView extends PieceView {
  bond: string;
  isEvoked: boolean;
  isSealed: boolean;
  seekers: string[];
  invocations: PowerView[];
  /** Once it is evoked. */
  influence: PieceView | null;
}

export interface ComponentView {
  /** What it stands for, and what stands for it. */
  want: string;
  by: string;
  /** The card under the combination; null when a symbol of a Place or a power fills in. */
  piece: CardView | null;
}

/** A card in a Learning Area with the components under it. */
export interface CombinationView {
  card: CardView;
  filled: ComponentView[];
  isComplete: boolean;
}

export interface ResearchView extends PieceView {
  /** The seeds that it buys. */
  seeds: string[];
  state: WisdomPiece<"research">["marks"]["state"];
}

export interface PersonView {
  seat: string;
  /** The Learning Area as a piece that can be pointed at. */
  area: PieceView;
  points: number;
  bonds: string[];
  borrowed: string[];
  obsessions: number;
  isSeekerHome: boolean;
  isPetrified: boolean;
  sign: "home" | "laid" | "out";
  isMad: boolean;
  isDrifting: boolean;
  isWinner: boolean;
  research: ResearchView[];
  combinations: CombinationView[];
}

export interface DeckView {
  id: string;
  seed: Seed;
  count: number;
  seen: SeenView[];
}

export interface DiscardsView {
  seed: Seed;
  count: number;
  cards: CardView[];
}

export interface TurnView {
  turn: number;
  turns: number;
  phase: WisdomZone<"dashboard">["marks"]["phase"] | "over";
  order: string[];
  /** The seats that have still to act in this round. */
  acting: string[];
}

export interface WisdomView {
  turn: TurnView;
  /** Who stands on each box of the Ritual Dashboard. */
  boxes: string[][];
  elders: ElderView[];
  entities: CardView[];
  areEntitiesBarred: boolean;
  /** Entities that lie on Places. */
  nest: CardView[];
  places: PlaceView[];
  offer: CardView[];
  limbo: CardView[];
  decks: Record<Seed, DeckView>;
  discards: DiscardsView[];
  people: PersonView[];
}

type WisdomZone<K extends keyof WisdomOfCthulhuZones> = ZoneOf<WisdomOfCthulhuZones, K>;
type WisdomPiece<K extends keyof WisdomOfCthulhuZones> = PieceOf<WisdomOfCthulhuZones, K>;
/** A card that lies open, wherever it lies. */
type OpenCard = WisdomPiece<"offer">;

export function viewOf(scene: Scene): WisdomView {
  const zones = new Zones<WisdomOfCthulhuZones>(scene);
  const decks = SEEDS.map((seed) => [seed, deckOf(seed, zones)] as const);
  return {
    turn: turnOf(zones.find("dashboard"), scene.outcome !== null),
    boxes: boxesOf(zones.find("dashboard")),
    elders: eldersOf(zones.pieces("elders")),
    entities: zones.pieces("entities").map(cardOf),
    areEntitiesBarred: zones.find("entities")?.marks.barred ?? false,
    nest: zones.pieces("nest").map(cardOf),
    places: zones.pieces("places").map(placeOf),
    offer: zones.pieces("offer").map(cardOf),
    limbo: zones.pieces("limbo").map(cardOf),
    decks: Object.fromEntries(decks) as Record<Seed, DeckView>,
    discards: SEEDS.map((seed) => ({
      seed,
      count: zones.find("discards", seed)?.marks.count ?? 0,
      cards: zones.pieces("discards", seed).map(cardOf),
    })),
    people: zones
      .members("area")
      .map(({ member, zone }) => personOf(zone, zones.pieces("research", member), scene.outcome)),
  };
}

/** What is printed on the card itself and need not be said beside it. */
const PRINTED = ["seed", "type", "bond", "ground", "sells", "components"];

/** What has become of a piece, without what is printed on it anyway. */
export const stateMarks = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([key]) => !PRINTED.includes(key)));

const pieceOf = ({ id, face, marks }: { id: string; face: string; marks: object }): PieceView => ({
  id,
  face,
  marks: marks as Marks,
});

function turnOf(zone: WisdomZone<"dashboard"> | undefined, isOver: boolean): TurnView {
  return {
    turn: zone?.marks.turn ?? 0,
    turns: zone?.marks.turns ?? 0,
    phase: isOver ? "over" : (zone?.marks.phase ?? "preparation"),
    order: zone?.marks.order ?? [],
    acting: zone?.marks.acting ?? [],
  };
}

function boxesOf(zone: WisdomZone<"dashboard"> | undefined): string[][] {
  return Array.from({ length: (zone?.marks.length ?? 0) + 1 }, (_, box) =>
    (zone?.pieces ?? []).filter((token) => token.marks.box === box).map(({ face }) => face),
  );
}

function signOf(id: string, marks: { blocked_by?: string; sign?: string }): SignView | null {
  const { blocked_by: seat, sign: by = "elder-sign" } = marks;
  return seat === undefined ? null : { seat, by, flip: by === "elder-sign" ? `sign.${seat}` : `mark.${id}` };
}

function cardOf(piece: OpenCard): CardView {
  const { id, marks } = piece;
  return {
    ...pieceOf(piece),
    seed: marks.seed,
    states: STATES.filter((state) => marks[state]),
    isDown: Boolean(marks.used || marks.trapped || marks.face_down),
    turned: marks.turned ?? 0,
    sign: signOf(id, marks),
    place: marks.place ?? null,
  };
}

function placeOf(piece: WisdomPiece<"places">): PlaceView {
  const { bond, ground, sells, pays, seekers } = piece.marks;
  return { ...pieceOf(piece), bond, ground, sells, pays, seekers, sign: signOf(piece.id, piece.marks) };
}

/** The powers of a Great Old One are pieces of their own. */
function eldersOf(pieces: readonly WisdomPiece<"elders">[]): ElderView[] {
  return pieces
    .filter(({ marks }) => marks.power === undefined)
    .map((elder) => {
      const powers = pieces.filter(({ marks }) => marks.of === elder.id);
      const influence = powers.find(({ marks }) => marks.power === "influence");
      return {
        ...pieceOf(elder),
        bond: elder.marks.bond ?? "",
        isEvoked: elder.marks.evoked ?? false,
        isSealed: elder.marks.sealed ?? false,
        seekers: elder.marks.seekers ?? [],
        invocations: powers
          .filter((power) => power !== influence)
          .map((power) => ({ ...pieceOf(power), sign: signOf(power.id, power.marks) })),
        influence: influence ? pieceOf(influence) : null,
      };
    });
}

function deckOf(seed: Seed, zones: Zones<WisdomOfCthulhuZones>): DeckView {
  const id = `${seed}-deck` as const;
  const seen = zones.pieces(id).map((piece): SeenView => ({
    ...pieceOf(piece),
    seed,
    states: [],
    isDown: false,
    turned: 0,
    sign: null,
    place: null,
    side: piece.marks.side,
    number: piece.marks.number,
  }));
  return { id, seed, count: zones.find(id)?.marks.count ?? 0, seen };
}

function personOf(
  area: WisdomZone<"area">,
  research: WisdomPiece<"research">[],
  outcome: Scene["outcome"],
): PersonView {
  const { id, owner, marks } = area;
  const seat = `seat-${(owner ?? 0) + 1}`;
  const winners = outcome?.["winners"];
  return {
    seat,
    area: pieceOf({ id, face: seat, marks }),
    points: marks.kp,
    bonds: marks.bonds,
    borrowed: marks.borrowed,
    obsessions: marks.obsessions,
    isSeekerHome: marks.seeker === null,
    isPetrified: marks.petrified,
    sign: marks.sign,
    isMad: marks.mad,
    isDrifting: marks.drifting,
    isWinner: Array.isArray(winners) && winners.includes(owner),
    research: research.map((piece) => ({
      ...pieceOf(piece),
      seeds: piece.marks.seeds,
      state: piece.marks.state,
    })),
    combinations: combinationsOf(area.pieces),
  };
}

/** The cards of an area, those with components first. */
function combinationsOf(pieces: readonly OpenCard[]): CombinationView[] {
  const below = pieces.filter(({ marks }) => marks.component);
  return pieces
    .filter(({ marks }) => !marks.component)
    .sort((one, other) => Number("fills" in other.marks) - Number("fills" in one.marks))
    .map((card) => ({
      card: cardOf(card),
      filled: componentsOf(
        card.marks,
        below.filter(({ marks }) => marks.under === card.id),
      ),
      isComplete: card.marks.complete ?? false,
    }));
}

/** `components` says what lies under a card and `fills` what each stands for; cards are pieces of their own. */
function componentsOf(
  { components = [], fills = [] }: OpenCard["marks"],
  below: OpenCard[],
): ComponentView[] {
  return components.map((by, at) => {
    const found = below.findIndex(({ face }) => face === by);
    const [piece] = found < 0 ? [] : below.splice(found, 1);
    return { want: fills[at] ?? by, by, piece: piece ? cardOf(piece) : null };
  });
}
