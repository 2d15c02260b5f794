/** On a phone held sideways: Places and offer at the left, the Evocation Area at the right, one's own below. */
import { columnsOf, fit, gridOf, rowsOf, share, type Cells, type Rect } from "./fit";
import { NO_CELLS, type Layout, type Stock } from "./layout";

const TOUCH = 40;
const GAP = 3;
const STRIP = 40;

export function flat(width: number, height: number, stock: Stock): Layout {
  const room = width - 2 * GAP;
  const extra = stock.targets + stock.tray;
  const where = extra > 0 ? roomForExtra(stock) : "nowhere";
  const hand = Math.round(Math.min(300, room * 0.3));
  const inDock = {
    own: extra,
    dock: stock.own + extra,
    left: stock.own,
    right: stock.own,
    nowhere: stock.own,
  }[where];
  const perRow = Math.floor((room - hand) / (TOUCH + GAP));
  const lines = Math.max(1, Math.min(3, Math.ceil(inDock / perRow)));
  const dock: Rect = { x: GAP, y: 0, w: room, h: Math.max(46, lines * (TOUCH + GAP) - GAP) };
  dock.y = height - dock.h - GAP;
  const middle = { x: GAP, y: STRIP + 2 * GAP, w: room, h: dock.y - STRIP - 3 * GAP };
  // Places and offer are more than Great Old Ones and Entities.
  const left = { ...middle, w: Math.round(middle.w * 0.62) };
  const right = { ...middle, x: left.x + left.w + 2 * GAP, w: middle.w - left.w - 2 * GAP };
  const ring = ringOf(left, stock);
  const ritual = evocationOf(right, stock);
  const cards = { ...dock, x: dock.x + hand + GAP, w: dock.w - hand - GAP };
  const inBox = (count: number, box: Rect): Cells => fit(count, box, { gap: GAP, roomFor: 6, widest: 130 });
  const layout: Layout = {
    kind: "flat",
    font: 13,
    ...topOf(width, stock.seats),
    path: null,
    ring: null,
    evocation: null,
    dock: null,
    plate: null,
    ...ring,
    ...ritual,
    research: lines > 1 ? gridOf(6, 3, { ...dock, w: hand }, GAP) : columnsOf(6, { ...dock, w: hand }, GAP),
    own: where === "own" ? NO_CELLS : inBox(stock.own, cards),
    rivals: [],
    reader: null,
    extra: null,
    sheet: middle,
  };
  const laidOut = (box: Rect): NonNullable<Layout["extra"]> => ({ box, cells: inBox(extra, box) });
  switch (where) {
    case "nowhere":
      return layout;
    case "own":
      return { ...layout, extra: laidOut(cards) };
    case "left":
      return { ...layout, places: [], offer: NO_CELLS, extra: laidOut(left) };
    case "right":
      return { ...layout, elders: [], entities: NO_CELLS, extra: laidOut(right) };
    case "dock": {
      const mine = { ...cards, w: Math.round((cards.w * stock.own) / inDock) - GAP };
      const theirs = { ...cards, x: mine.x + mine.w + 2 * GAP, w: cards.w - mine.w - 2 * GAP };
      return { ...layout, own: inBox(stock.own, mine), extra: laidOut(theirs) };
    }
  }
}

/** What can be chosen and is not in sight lies over something that cannot be chosen, or beside one's own cards. */
function roomForExtra({ isBusy }: Stock): "own" | "left" | "right" | "dock" {
  if (!isBusy("own")) return "own";
  if (!isBusy("places") && !isBusy("offer")) return "left";
  return isBusy("elders") || isBusy("entities") ? "dock" : "right";
}

/** Turn, seats and decks in one line. */
function topOf(width: number, seats: number): Pick<Layout, "turn" | "decks" | "piles" | "chips"> {
  const deck = 42;
  const turn = { x: GAP, y: GAP, w: Math.round(width * 0.13), h: STRIP };
  const row = { x: width - 5 * (deck + GAP), y: GAP, w: 5 * deck + 4 * GAP, h: STRIP };
  const decks = columnsOf(5, row, GAP);
  const x = turn.x + turn.w + GAP;
  return {
    turn,
    decks: decks.slice(0, 4),
    piles: decks.slice(4),
    chips: columnsOf(seats, { x, y: GAP, w: row.x - x - GAP, h: STRIP }, GAP),
  };
}

function ringOf(box: Rect, { places, offer, seats }: Stock): Pick<Layout, "places" | "offer"> {
  const [above, below] = share(
    [
      { least: 2 * TOUCH + GAP, most: 160 },
      { least: 2 * TOUCH, most: 220 },
    ],
    box.h - GAP,
  ) as [number, number];
  const tiles = gridOf(places, Math.ceil(places / 2), { ...box, h: above }, GAP);
  const rest = { ...box, y: box.y + above + GAP, h: below };
  return { places: tiles, offer: fit(offer, rest, { gap: GAP, align: "centre", roomFor: seats * 3 }) };
}

function evocationOf(
  box: Rect,
  { elders, entities, isEvoked, seats, isBusy }: Stock,
): Pick<Layout, "elders" | "entities"> {
  // A question about Great Old Ones alone: their powers are told.
  if (isBusy("elders") && !isBusy("entities") && !isBusy("places"))
    return { elders: rowsOf(elders, box, GAP), entities: NO_CELLS };
  const [above, below] = share(
    [
      { least: isEvoked ? 46 : 2 * TOUCH + GAP, most: isEvoked ? 110 : 170 },
      { least: TOUCH, most: 150 },
    ],
    box.h - GAP,
  ) as [number, number];
  return {
    elders: columnsOf(elders, { ...box, h: above }, GAP),
    entities: fit(
      entities,
      { ...box, y: box.y + above + GAP, h: below },
      { gap: GAP, roomFor: seats, widest: 130 },
    ),
  };
}
