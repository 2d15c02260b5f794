/** The board of Wisdom of Cthulhu fits into any box: nothing lies outside, and nothing over anything else. */
import { describe, expect, it } from "vitest";
import { fit, type Rect } from "~/boards/wisdom-of-cthulhu/layout/fit";
import { layoutOf, type Layout, type Region, type Stock } from "~/boards/wisdom-of-cthulhu/layout/layout";

const SIZES = [
  [1366, 654],
  [1440, 786],
  [1024, 654],
  [390, 652],
  [844, 296],
  [360, 500],
  [768, 900],
  [1560, 946],
  [2560, 1300],
] as const;

/** A table late in the game, with so many cards in each area, and what a question is about. */
const stock = (seats: number, cards: number, busy: readonly Region[], more: Partial<Stock> = {}): Stock => ({
  seats,
  places: seats * 3,
  elders: seats,
  isEvoked: false,
  offer: seats * 3,
  entities: seats,
  own: cards,
  rivals: Array.from({ length: seats - 1 }, () => cards),
  targets: 0,
  tray: 0,
  isBusy: (region) => busy.includes(region),
  ...more,
});

const ACTION: readonly Region[] = ["places", "offer", "elders", "entities", "own"];

const pieces = (layout: Layout): Rect[] => [
  ...layout.chips,
  ...layout.elders,
  ...layout.entities.at,
  ...layout.places,
  ...layout.offer.at,
  ...layout.decks,
  ...layout.piles,
  ...layout.research,
  ...layout.own.at,
  ...layout.rivals.flatMap(({ cards }) => cards.at),
];

const isInside = ({ x, y, w, h }: Rect, width: number, height: number): boolean =>
  x >= 0 && y >= 0 && x + w <= width && y + h <= height && w > 0 && h > 0;

const overlap = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

const clashes = (rects: readonly Rect[]): Rect[][] =>
  rects.flatMap((one, at) =>
    rects
      .slice(at + 1)
      .filter((other) => overlap(one, other))
      .map((other) => [one, other]),
  );

describe.each(SIZES)("a box of %i x %i", (width, height) => {
  it.each([2, 3, 4])("holds all pieces of %i seats, early and late", (seats) => {
    for (const cards of [0, 1, 7, 15, 24]) {
      const layout = layoutOf(width, height, stock(seats, cards, ACTION));
      const found = pieces(layout);
      expect(found.filter((rect) => !isInside(rect, width, height))).toEqual([]);
      expect(clashes(found)).toEqual([]);
      expect(layout.own.at).toHaveLength(cards);
      expect(layout.places).toHaveLength(seats * 3);
      expect(layout.offer.at).toHaveLength(seats * 3);
    }
  });

  it("shows the cards of piles and rivals beside everything that can be blocked", () => {
    const busy: readonly Region[] = ["places", "offer", "elders", "entities", "rivals"];
    const many = stock(4, 12, busy, { targets: 20, tray: 3 });
    const layout = layoutOf(width, height, many);
    const extra = layout.extra?.cells.at ?? [];
    expect(extra).toHaveLength(layout.kind === "wide" ? 3 : 23);
    const chosen = [
      ...layout.places,
      ...layout.offer.at,
      ...layout.elders,
      ...layout.entities.at,
      ...layout.rivals.flatMap(({ cards }) => cards.at),
      ...extra,
    ];
    expect(chosen.filter((rect) => !isInside(rect, width, height))).toEqual([]);
    expect(clashes(chosen)).toEqual([]);
  });

  it("shows the cards of piles beside everything else that can be chosen", () => {
    const all = stock(3, 12, [...ACTION, "rivals"], {
      tray: 4,
      targets: width < 900 || height < 440 ? 3 : 0,
    });
    const layout = layoutOf(width, height, all);
    const chosen = [...pieces(layout), ...(layout.extra?.cells.at ?? [])];
    expect(layout.extra?.cells.at).toHaveLength(4 + all.targets);
    const smallest = Math.min(...[...layout.own.at, ...layout.extra!.cells.at].flatMap(({ w, h }) => [w, h]));
    expect(smallest).toBeGreaterThanOrEqual(width === 360 ? 26 : 34);
    expect(clashes(chosen)).toEqual([]);
    expect(chosen.filter((rect) => !isInside(rect, width, height))).toEqual([]);
  });

  it("has room for the reader where it is wide, over nothing", () => {
    for (const seats of [2, 3, 4]) {
      const layout = layoutOf(width, height, stock(seats, 12, ACTION));
      expect(layout.reader !== null).toBe(layout.kind === "wide");
      if (layout.reader) {
        expect(isInside(layout.reader, width, height)).toBe(true);
        expect(pieces(layout).filter((rect) => overlap(rect, layout.reader!))).toEqual([]);
      }
    }
  });
});

describe("the reader", () => {
  it("gives way to cards that could not be chosen otherwise", () => {
    const crowded = layoutOf(1024, 654, stock(4, 18, ["rivals"]));
    expect(crowded.reader).toBeNull();
    const alone = layoutOf(1366, 654, stock(2, 6, ["rivals"]));
    expect(alone.reader).not.toBeNull();
  });
});

describe("on the five sizes of the table", () => {
  it.each(SIZES.slice(0, 5))("%i x %i: what is touched has the size of a finger", (width, height) => {
    const layout = layoutOf(width, height, stock(4, 18, ACTION));
    const own = [
      ...layout.places,
      ...layout.offer.at,
      ...layout.entities.at,
      ...layout.own.at,
      ...layout.research,
    ];
    expect(Math.min(...own.flatMap(({ w, h }) => [w, h]))).toBeGreaterThanOrEqual(36);
  });
});

describe("cells", () => {
  const box: Rect = { x: 0, y: 0, w: 600, h: 140 };

  it("are whole cards while these stay legible, then slips, then pictures", () => {
    expect(fit(5, box, { gap: 5 }).look).toBe("card");
    expect(fit(14, box, { gap: 5 }).look).toBe("slip");
    expect(fit(40, box, { gap: 5 }).look).toBe("token");
  });

  it("do not grow when few are left of many", () => {
    const [few] = fit(2, box, { gap: 5, roomFor: 8 }).at;
    const [many] = fit(8, box, { gap: 5 }).at;
    expect(few?.w).toBe(many?.w);
  });
});
