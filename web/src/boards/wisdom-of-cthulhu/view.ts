/** The scene of Wisdom of Cthulhu under names: what the board draws, and nothing it could work out itself. */
import { count, flag, list, text } from "~/boards/marks";
import type { Marks, Piece, Scene, Zone } from "~/client/types";

export const SEEDS = ["fw", "as", "dm", "en"] as const;
export type Seed = (typeof SEEDS)[number];

/** What has become of a card, in the order in which it is shown. */
export const STATES = [
  "trapped",
  "face_down",
  "used",
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
  piece: PieceView | null;
}

/** A card in a Learning Area with the components under it. */
export interface CombinationView {
  card: CardView;
  filled: ComponentView[];
  isComplete: boolean;
}

export type ResearchState = "hand" | "temporary" | "permanent" | "permanent-spent" | "spent";

export interface ResearchView extends PieceView {
  /** The seeds that it buys, one on each half. */
  seeds: string[];
  state: ResearchState;
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
  phase: "order" | "research" | "end" | "over";
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

type Find = (id: string) => Zone;

export function viewOf(scene: Scene): WisdomView {
  const zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  const find: Find = (id) => zones.get(id) ?? { id, kind: "row", owner: null, marks: {}, pieces: [] };
  const cards = (id: string): CardView[] => find(id).pieces.map(cardOf);
  const decks = SEEDS.map((seed) => [seed, deckOf(find(`${seed}-deck`), seed)] as const);
  return {
    turn: turnOf(find("dashboard").marks, scene),
    boxes: boxesOf(find("dashboard")),
    elders: eldersOf(find("elders").pieces),
    entities: cards("entities"),
    areEntitiesBarred: flag(find("entities").marks, "barred"),
    nest: cards("nest"),
    places: find("places").pieces.map(placeOf),
    offer: cards("offer"),
    limbo: cards("limbo"),
    decks: Object.fromEntries(decks) as Record<Seed, DeckView>,
    discards: SEEDS.map((seed) => discardsOf(find(`discards.${seed}`), seed)),
    people: scene.zones
      .filter(({ id }) => id.startsWith("area."))
      .map((area) => personOf(area, find(area.id.replace("area.", "research.")), scene)),
  };
}

/** What is printed on the card itself and need not be said beside it. */
const PRINTED = ["seed", "type", "bond", "ground", "sells", "components"];

/** What has become of a piece, without what is printed on it anyway. */
export const stateMarks = (marks: Marks): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([key]) => !PRINTED.includes(key)));

const pieceOf = ({ id, face, marks }: Piece): PieceView => ({ id, face, marks });

const ENDING = ["obsess", "sacrifice", "evoke"];

function turnOf(marks: Marks, { question, outcome }: Scene): TurnView {
  const prompt = question?.prompt ?? "";
  const asked = prompt === "flip" ? "order" : ENDING.includes(prompt) ? "end" : "research";
  return {
    turn: count(marks, "turn"),
    phase: outcome ? "over" : asked,
    order: list(marks, "order"),
    acting: list(marks, "acting"),
  };
}

function boxesOf({ marks, pieces }: Zone): string[][] {
  return Array.from({ length: count(marks, "length") + 1 }, (_, box) =>
    pieces.filter((token) => count(token.marks, "box") === box).map(({ face }) => face),
  );
}

function signOf({ id, marks }: Piece): SignView | null {
  const seat = text(marks, "blocked_by");
  const by = text(marks, "sign") ?? "elder-sign";
  return seat === null ? null : { seat, by, flip: by === "elder-sign" ? `sign.${seat}` : `mark.${id}` };
}

function cardOf(piece: Piece): CardView {
  const { marks } = piece;
  return {
    ...pieceOf(piece),
    seed: text(marks, "seed"),
    states: STATES.filter((state) => flag(marks, state)),
    isDown: flag(marks, "used") || flag(marks, "trapped") || flag(marks, "face_down"),
    turned: count(marks, "turned"),
    sign: signOf(piece),
    place: text(marks, "place"),
  };
}

function placeOf(piece: Piece): PlaceView {
  const { marks } = piece;
  return {
    ...pieceOf(piece),
    bond: text(marks, "bond") ?? "",
    ground: text(marks, "ground") ?? "",
    sells: list(marks, "sells"),
    pays: count(marks, "pays"),
    seekers: list(marks, "seekers"),
    sign: signOf(piece),
  };
}

/** Powers are pieces beside their Great Old One; an Invocation has a price, and the Influence has none. */
function eldersOf(pieces: readonly Piece[]): ElderView[] {
  return pieces
    .filter(({ marks }) => text(marks, "bond") !== null)
    .map((elder) => {
      const powers = pieces.filter(({ marks }) => text(marks, "of") === elder.id);
      const influence = powers.find(({ marks }) => !("price" in marks));
      return {
        ...pieceOf(elder),
        bond: text(elder.marks, "bond") ?? "",
        isEvoked: flag(elder.marks, "evoked"),
        isSealed: flag(elder.marks, "sealed"),
        seekers: list(elder.marks, "seekers"),
        invocations: powers
          .filter(({ marks }) => "price" in marks)
          .map((power) => ({ ...pieceOf(power), sign: signOf(power) })),
        influence: influence ? pieceOf(influence) : null,
      };
    });
}

function deckOf({ id, marks, pieces }: Zone, seed: Seed): DeckView {
  const seen = pieces.map((piece): SeenView => ({
    ...cardOf(piece),
    side: text(piece.marks, "side") === "top" ? "top" : "bottom",
    number: count(piece.marks, "number"),
  }));
  return { id, seed, count: count(marks, "count"), seen };
}

function discardsOf({ marks, pieces }: Zone, seed: Seed): DiscardsView {
  return { seed, count: count(marks, "count"), cards: pieces.map(cardOf) };
}

function personOf(area: Zone, research: Zone, { outcome }: Scene): PersonView {
  const { id, owner, marks } = area;
  const seat = `seat-${(owner ?? 0) + 1}`;
  const sign = text(marks, "sign");
  const winners = outcome?.["winners"];
  return {
    seat,
    area: { id, face: seat, marks },
    points: count(marks, "kp"),
    bonds: list(marks, "bonds"),
    borrowed: list(marks, "borrowed"),
    obsessions: count(marks, "obsessions"),
    isSeekerHome: text(marks, "seeker") === null,
    isPetrified: flag(marks, "petrified"),
    sign: sign === "laid" || sign === "out" ? sign : "home",
    isMad: flag(marks, "mad"),
    isDrifting: flag(marks, "drifting"),
    isWinner: Array.isArray(winners) && winners.includes(owner),
    research: research.pieces.map(researchOf),
    combinations: combinationsOf(area.pieces),
  };
}

const researchOf = (piece: Piece): ResearchView => ({
  ...pieceOf(piece),
  seeds: piece.face.split("-"),
  state: (text(piece.marks, "state") ?? "hand") as ResearchState,
});

/** The cards of an area, those with components first. */
function combinationsOf(pieces: readonly Piece[]): CombinationView[] {
  const below = pieces.filter(({ marks }) => flag(marks, "component"));
  return pieces
    .filter(({ marks }) => !flag(marks, "component"))
    .sort((one, other) => Number("fills" in other.marks) - Number("fills" in one.marks))
    .map((card) => ({
      card: cardOf(card),
      filled: componentsOf(
        card.marks,
        below.filter(({ marks }) => text(marks, "under") === card.id),
      ),
      isComplete: flag(card.marks, "complete"),
    }));
}

/** `components` says what lies under a card and `fills` what each stands for; cards are pieces of their own. */
function componentsOf(marks: Marks, below: Piece[]): ComponentView[] {
  const wants = list(marks, "fills");
  return list(marks, "components").map((by, at) => {
    const found = below.findIndex(({ face }) => face === by);
    const [piece] = found < 0 ? [] : below.splice(found, 1);
    return { want: wants[at] ?? by, by, piece: piece ? pieceOf(piece) : null };
  });
}
