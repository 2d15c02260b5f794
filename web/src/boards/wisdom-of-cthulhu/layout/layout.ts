/** Where everything lies, for a box of any size. No piece is ever outside of the box or over another one. */
import type { Cells, Rect } from "./fit";
import { flat } from "./flat";
import { tall } from "./tall";
import { wide } from "./wide";

/** What a question can be about. */
export type Region = "places" | "offer" | "elders" | "entities" | "own" | "rivals";

/** How much there is to lay out. */
export interface Stock {
  seats: number;
  places: number;
  elders: number;
  /** One Great Old One is left. */
  isEvoked: boolean;
  /** Cards on offer and cards that are being decided. */
  offer: number;
  entities: number;
  own: number;
  rivals: readonly number[];
  /** Cards of rivals that can be chosen. */
  targets: number;
  /** Cards of piles that can be chosen and that no pile shows. */
  tray: number;
  /** Has the region something that can be chosen? */
  isBusy: (region: Region) => boolean;
}

export interface RivalLayout {
  plate: Rect;
  head: Rect;
  cards: Cells;
}

export interface Layout {
  kind: "wide" | "tall" | "flat";
  /** In pixels. */
  font: number;
  turn: Rect;
  /** In search order. */
  chips: readonly Rect[];
  path: Rect | null;
  /** The plates on which things lie. */
  ring: Rect | null;
  evocation: Rect | null;
  dock: Rect | null;
  elders: readonly Rect[];
  entities: Cells;
  /** Clockwise from the upper left. */
  places: readonly Rect[];
  offer: Cells;
  /** Of the seeds in their order. */
  decks: readonly Rect[];
  /** The discard piles, each by its deck; or one for all. */
  piles: readonly Rect[];
  plate: Rect | null;
  research: readonly Rect[];
  own: Cells;
  /** Their areas, where all of them are in sight. */
  rivals: readonly RivalLayout[];
  /** Where the card that one points at is read, while nothing else needs the room. */
  reader: Rect | null;
  /** What can be chosen and lies nowhere else: cards of piles, and of rivals that are out of sight. */
  extra: { box: Rect; cells: Cells } | null;
  /** What is opened to be read lies here. */
  sheet: Rect;
}

export const NO_CELLS: Cells = { look: "token", at: [] };

const FLAT_BELOW = 440;
const WIDE_FROM = 900;

/** The kind of layout for a box. */
export function layoutKind(width: number, height: number): Layout["kind"] {
  if (height < FLAT_BELOW) return "flat";
  return width >= WIDE_FROM ? "wide" : "tall";
}

const LAYOUTS = { wide, tall, flat };

export const layoutOf = (width: number, height: number, stock: Stock): Layout =>
  LAYOUTS[layoutKind(width, height)](width, height, stock);
