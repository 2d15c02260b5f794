/** On a phone held sideways: Places and offer at the left, the Evocation Area at the right, one's own below. */
import { columnsOf, fit, gridOf, share, type Cells, type Rect } from "./fit";
import { NO_CELLS, type Layout, type Stock } from "./layout";

const TOUCH = 38;
const GAP = 4;
const STRIP = 40;

export function flat(width: number, height: number, stock: Stock): Layout {
  const room = width - 2 * GAP;
  const extra = stock.targets + stock.tray;
  const replacesOwn = extra > 0 && !stock.isBusy("own");
  const hand = Math.round(Math.min(300, room * 0.3));
  const inDock = replacesOwn ? extra : stock.own;
  const perRow = Math.floor((room - hand) / (TOUCH + GAP));
  const lines = Math.max(1, Math.min(3, Math.ceil(inDock / perRow)));
  const dock: Rect = { x: GAP, y: 0, w: room, h: Math.max(46, lines * (TOUCH + GAP) - GAP) };
  dock.y = height - dock.h - GAP;
  const middle = { x: GAP, y: STRIP + 2 * GAP, w: room, h: dock.y - STRIP - 3 * GAP };
  const [left, right] = columnsOf(2, middle, GAP * 2) as [Rect, Rect];
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
    own: replacesOwn ? NO_CELLS : inBox(stock.own, cards),
    rivals: [],
    extra: null,
    sheet: middle,
  };
  if (!extra) return layout;
  if (replacesOwn) return { ...layout, extra: { box: cards, cells: inBox(extra, cards) } };
  const isLeftFree = !stock.isBusy("places") && !stock.isBusy("offer");
  const isRightFree = !stock.isBusy("elders") && !stock.isBusy("entities");
  if (isLeftFree)
    return { ...layout, places: [], offer: NO_CELLS, extra: { box: left, cells: inBox(extra, left) } };
  if (isRightFree)
    return { ...layout, elders: [], entities: NO_CELLS, extra: { box: right, cells: inBox(extra, right) } };
  const [mine, theirs] = columnsOf(2, cards, GAP * 2) as [Rect, Rect];
  return { ...layout, own: inBox(stock.own, mine), extra: { box: theirs, cells: inBox(extra, theirs) } };
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
  { elders, entities, isEvoked, seats }: Stock,
): Pick<Layout, "elders" | "entities"> {
  const [above, below] = share(
    [
      { least: isEvoked ? 46 : 2 * TOUCH + 2, most: isEvoked ? 110 : 170 },
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
