/**
 * On a screen: the ring and the Evocation Area side by side with what is one's own below them; at the right the rivals,
 * and below them the reader.
 */
import { clamp, columnsOf, fit, inner, rowsOf, type Cells, type Rect } from "./fit";
import type { Layout, Stock } from "./layout";
import { sideOf, withTray } from "./side";

export function wide(width: number, height: number, stock: Stock): Layout {
  const font = clamp(13, Math.min(width / 98, height / 47), 24);
  const gap = Math.round(clamp(5, height * 0.009, 12));
  const strip = Math.round(Math.max(40, font * 2.7));
  const dockHeight = Math.round(clamp(120, height * 0.235, 340));
  const table: Rect = { x: gap, y: strip + gap, w: width - 2 * gap, h: height - strip - 2 * gap };
  const upper = table.h - dockHeight - gap;
  const [ring, evocation, last] = cut({ ...table, h: upper }, [0.545, 0.235, 0.22], gap);
  const side = { ...last, h: table.h };
  const dock: Rect = { ...ring, y: table.y + upper + gap, w: ring.w + gap + evocation.w, h: dockHeight };

  const turn: Rect = { x: gap, y: gap / 2, w: Math.round(width * 0.36), h: strip };
  const chips = columnsOf(
    stock.seats,
    { x: turn.x + turn.w + gap, y: turn.y, w: width - turn.w - 3 * gap, h: strip },
    gap,
  );
  const around = ringOf(ring, stock, gap);
  const ritual = evocationOf(evocation, stock, gap, font);
  const mine = dockOf(dock, stock, gap);
  const layout: Layout = {
    kind: "wide",
    font,
    turn,
    chips,
    ring,
    evocation,
    dock,
    path: ritual.path,
    elders: ritual.elders,
    entities: ritual.entities,
    places: around.places,
    offer: around.offer,
    decks: [...around.decks, ritual.deck],
    piles: [...around.piles, ritual.pile],
    ...mine,
    ...sideOf(side, stock, gap, font),
    sheet: { x: Math.round(width * 0.08), y: strip + gap, w: Math.round(width * 0.84), h: upper },
  };
  return stock.tray ? withTray(layout, stock, { inside: around.inside, cards: mine.cards }, gap) : layout;
}

/** A box cut into columns with the given parts of its width. */
function cut(box: Rect, parts: readonly [number, number, number], gap: number): [Rect, Rect, Rect] {
  const free = box.w - 2 * gap;
  const first = { ...box, w: Math.round(free * parts[0]) };
  const second = { ...box, x: first.x + first.w + gap, w: Math.round(free * parts[1]) };
  const x = second.x + second.w + gap;
  return [first, second, { ...box, x, w: box.x + box.w - x }];
}

interface RingLayout {
  places: Rect[];
  offer: Cells;
  decks: Rect[];
  piles: Rect[];
  inside: Rect;
}

/** Places above and below, decks at the left, their discards at the right, the offer in the middle. */
function ringOf(ring: Rect, { places, offer, seats }: Stock, gap: number): RingLayout {
  const tile = Math.round(ring.h * (places > 9 ? 0.185 : 0.215));
  const above = Math.ceil(places / 2);
  const row = (count: number, y: number): Rect[] => {
    const box = { x: ring.x, y, w: ring.w, h: tile };
    return columnsOf(count, box, gap * 1.6).map((cell) => narrowed(cell, tile * 2.1));
  };
  const upper = row(above, ring.y + Math.round(gap * 0.6));
  const lower = row(places - above, ring.y + ring.h - tile).reverse();
  const top = ring.y + tile + gap * 2;
  const inside = { x: ring.x, y: top, w: ring.w, h: ring.y + ring.h - tile - gap * 1.6 - top };
  const side = Math.round(clamp(46, ring.w * 0.085, 110));
  const stack = { ...inside, x: inside.x + gap, y: inside.y + gap, w: side, h: inside.h - 2 * gap };
  const centre = {
    x: stack.x + side + gap * 1.5,
    y: stack.y,
    w: inside.w - 2 * side - gap * 5,
    h: stack.h,
  };
  return {
    places: [...upper, ...lower],
    offer: fit(offer, centre, { gap, align: "centre", widest: 190, roomFor: seats * 3 }),
    decks: rowsOf(3, stack, gap),
    piles: rowsOf(3, { ...stack, x: inside.x + inside.w - side - gap }, gap),
    inside,
  };
}

const narrowed = (cell: Rect, most: number): Rect =>
  cell.w <= most ? cell : { ...cell, x: Math.round(cell.x + (cell.w - most) / 2), w: Math.round(most) };

function evocationOf(
  box: Rect,
  { elders, isEvoked, entities, seats }: Stock,
  gap: number,
  font: number,
): { elders: Rect[]; path: Rect; entities: Cells; deck: Rect; pile: Rect } {
  const room = inner(box, gap);
  const path = Math.round(Math.max(46, font * 3.6));
  // Each Great Old One has a row with its two powers beside it, and no more height than their words need.
  const needed = isEvoked ? font * 13 : elders * font * 6.4 + (elders - 1) * gap;
  const height = Math.round(Math.min(needed, (room.h - path - 2 * gap) * 0.62));
  const rows = rowsOf(elders, { ...room, h: height }, gap);
  const y = room.y + height + gap * 2 + path;
  const low = { ...room, y, h: room.y + room.h - y };
  const side = Math.round(clamp(44, room.w * 0.17, 90));
  const [deck, pile] = rowsOf(2, { ...low, w: side }, gap) as [Rect, Rect];
  const cards = { ...low, x: low.x + side + gap, w: low.w - side - gap };
  return {
    elders: rows,
    path: { ...room, y: room.y + height + gap, h: path },
    entities: fit(entities, cards, { gap, widest: 150, roomFor: seats }),
    deck,
    pile,
  };
}

function dockOf(
  dock: Rect,
  { own }: Stock,
  gap: number,
): { plate: Rect; research: Rect[]; own: Cells; cards: Rect } {
  const room = inner(dock, gap);
  const plate = { ...room, w: Math.round(clamp(112, dock.w * 0.1, 240)) };
  const high = (room.h - gap) / 2;
  const hand = { ...room, x: plate.x + plate.w + gap, w: Math.round(high * 0.72 * 3 + 2 * gap) };
  const research = rowsOf(2, hand, gap).flatMap((row) => columnsOf(3, row, gap));
  const x = hand.x + hand.w + gap * 2;
  const cards = { ...room, x, w: room.x + room.w - x };
  return { plate, research, own: fit(own, cards, { gap, widest: 190, roomFor: 6 }), cards };
}
