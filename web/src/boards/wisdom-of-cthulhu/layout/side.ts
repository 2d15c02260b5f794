/** The right side of a screen: the rivals, and below them the reader or what can be chosen and lies nowhere else. */
import { fit, inner, rowsOf, type Cells, type Rect } from "./fit";
import type { Layout, Region, RivalLayout, Stock } from "./layout";

/** What is touched is at least this large. */
const TOUCH = 40;
/** The part of the side that the reader has, by the number of rivals. */
const READER = [1, 0.55, 0.42, 0.36];

const isTouchable = ({ at }: Cells): boolean => at.every(({ w, h }) => Math.min(w, h) >= TOUCH);

/** The rivals, and the reader below them. It gives way where the cards of rivals could not be chosen otherwise. */
export function sideOf(
  side: Rect,
  stock: Stock,
  gap: number,
  font: number,
): Pick<Layout, "rivals" | "reader" | "extra"> {
  const part = READER[stock.rivals.length] ?? READER.at(-1) ?? 0;
  const reader = { ...side, y: side.y + Math.round(side.h * (1 - part)), h: Math.round(side.h * part) };
  const rivals = rivalsOf({ ...side, h: reader.y - side.y - gap }, stock, gap, font);
  const isTight = stock.isBusy("rivals") && !rivals.every(({ cards }) => isTouchable(cards));
  return isTight && !stock.tray
    ? { rivals: rivalsOf(side, stock, gap, font), reader: null, extra: null }
    : { rivals, reader, extra: null };
}

function rivalsOf(box: Rect, { rivals }: Stock, gap: number, font: number): RivalLayout[] {
  const head = Math.round(Math.max(30, font * 2.2));
  const narrow = Math.round(gap * 0.7);
  return rowsOf(Math.max(1, rivals.length), box, gap)
    .slice(0, rivals.length)
    .map((plate, at) => {
      const room = inner({ ...plate, y: plate.y + head, h: plate.h - head }, narrow);
      return {
        plate,
        head: { ...plate, h: head },
        cards: fit(rivals[at] ?? 0, room, { gap: narrow, widest: 130, roomFor: 4 }),
      };
    });
}

/** Cards of piles that can be chosen lie where the reader is, or where more room is and nothing can be chosen. */
export function withTray(
  layout: Layout,
  stock: Stock,
  { inside, cards }: { inside: Rect; cards: Rect },
  gap: number,
): Layout {
  const laidOut = (box: Rect): NonNullable<Layout["extra"]> => ({
    box,
    cells: fit(stock.tray, inner(box, gap), { gap, align: "centre", roomFor: 4 }),
  });
  const regions: readonly [Region, Rect | null][] = [
    ["offer", inside],
    ["own", inner(cards, -gap)],
    ["elders", stock.isBusy("entities") ? null : layout.evocation],
  ];
  const free = regions.flatMap(([region, box]) => (box && !stock.isBusy(region) ? [box] : []));
  const tried = [...(layout.reader ? [layout.reader] : []), ...free].map(laidOut);
  const extra = tried.find(({ cells }) => isTouchable(cells)) ?? tried[0] ?? null;
  return { ...layout, extra, reader: extra?.box === layout.reader ? null : layout.reader };
}
