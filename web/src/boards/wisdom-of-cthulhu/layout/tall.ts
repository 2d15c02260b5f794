/** On a phone held upright: one region above the other, those that the question is about with the most room. */
import { columnsOf, fit, gridOf, share, type Rect, type Wish } from "./fit";
import { NO_CELLS, type Layout, type Region, type Stock } from "./layout";

/** What is touched is at least this high. */
const TOUCH = 40;
const GAP = 5;
const STRIP = 40;
const CHIPS = 44;
const PATH = 30;

interface Row extends Wish {
  name: Region | "extra" | "path";
}

export function tall(width: number, height: number, stock: Stock): Layout {
  const font = Math.max(13, Math.min(width / 46, 17));
  const room = width - 2 * GAP;
  const research = Math.max(46, Math.round(height * 0.085));
  const free = height - STRIP - CHIPS - research - 4 * GAP;
  const rows = rowsFor(stock, room, free);
  const heights = share(rows, height - STRIP - CHIPS - research - GAP * (rows.length + 4));
  const boxes = new Map<Row["name"], Rect>();
  let y = STRIP + CHIPS + 3 * GAP;
  rows.forEach(({ name }, at) => {
    boxes.set(name, { x: GAP, y, w: room, h: heights[at] ?? 0 });
    y += (heights[at] ?? 0) + GAP;
  });
  const dock = { x: GAP, y: height - research - GAP, w: room, h: research };
  const cells = (name: Region | "extra", count: number, roomFor = 0): Layout["own"] => {
    const box = boxes.get(name);
    return box ? fit(count, box, { gap: GAP, align: "centre", widest: 150, roomFor }) : NO_CELLS;
  };
  const places = boxes.get("places");
  const elders = boxes.get("elders");
  const extra = boxes.get("extra");
  const top = topOf(width, stock.seats);
  return {
    kind: "tall",
    font,
    ...top,
    path: boxes.get("path") ?? null,
    ring: null,
    evocation: null,
    dock: null,
    plate: null,
    elders: elders ? columnsOf(stock.elders, elders, GAP) : [],
    entities: cells("entities", stock.entities, stock.seats),
    places: places ? gridOf(stock.places, columnsFor(stock.places), places, GAP) : [],
    // Two for each seat, and the card that is about to be placed among them.
    offer: cells("offer", stock.offer, Math.max(6, 2 * stock.seats + 1)),
    research: columnsOf(6, dock, GAP),
    own: cells("own", stock.own, 4),
    rivals: [],
    reader: null,
    extra: extra ? { box: extra, cells: cells("extra", stock.targets + stock.tray) } : null,
    sheet: { x: GAP, y: STRIP + CHIPS + 3 * GAP, w: room, h: height - STRIP - CHIPS - research - 5 * GAP },
  };
}

/** Turn and decks in one line, the seats in the next. */
function topOf(width: number, seats: number): Pick<Layout, "turn" | "decks" | "piles" | "chips"> {
  const room = width - 2 * GAP;
  const deck = Math.round(Math.min(72, room * 0.12));
  const x = GAP + room - 5 * deck - 4 * GAP;
  const row = columnsOf(5, { x, y: GAP, w: 5 * deck + 4 * GAP, h: STRIP }, GAP);
  return {
    turn: { x: GAP, y: GAP, w: x - 2 * GAP, h: STRIP },
    decks: row.slice(0, 4),
    piles: row.slice(4),
    chips: columnsOf(seats, { x: GAP, y: STRIP + 2 * GAP, w: room, h: CHIPS }, GAP),
  };
}

const columnsFor = (places: number): number => (places > 9 ? 4 : 3);

const leastOf = (rows: readonly Row[]): number => rows.reduce((sum, { least }) => sum + least + GAP, 0);

const eldersRow = ({ isEvoked }: Stock): Row =>
  isEvoked ? { name: "elders", least: 44, most: 80 } : { name: "elders", least: 2 * TOUCH + 3, most: 150 };

/** The regions with their heights. Those without anything to choose give way to those that need the room. */
function rowsFor(stock: Stock, width: number, height: number): Row[] {
  const perLine = Math.floor((width + GAP) / (TOUCH + GAP));
  const tokens = (name: Row["name"], count: number, most: number): Row => {
    const lines = Math.max(1, Math.ceil(count / perLine));
    return { name, least: lines * (TOUCH + GAP) - GAP, most: lines * most };
  };
  const placeRows = Math.ceil(stock.places / columnsFor(stock.places));
  const offerRows = stock.seats * 3 > 6 ? 2 : 1;
  const extra = stock.targets + stock.tray;
  // What can be chosen lies where one's own cards are, if none of these can be; then nothing else has to move.
  const replacesOwn = extra > 0 && !stock.isBusy("own");
  const rows: Row[] = [
    eldersRow(stock),
    { name: "path", least: PATH, most: PATH + 8 },
    tokens("entities", stock.entities, 90),
    { name: "places", least: placeRows * (TOUCH + GAP) - GAP, most: placeRows * 92 },
    { name: "offer", least: offerRows * (TOUCH + 8), most: offerRows * 140 },
    ...(extra && !replacesOwn ? [tokens("extra", extra, 110)] : []),
    replacesOwn ? tokens("extra", Math.max(extra, stock.own), 120) : tokens("own", stock.own, 120),
  ];
  const GIVE_WAY = ["path", "own", "elders", "entities", "places", "offer"] as const;
  for (const name of GIVE_WAY) {
    if (leastOf(rows) <= height) break;
    const at = rows.findIndex((row) => row.name === name);
    if (at >= 0 && (name === "path" || !stock.isBusy(name))) rows.splice(at, 1);
  }
  return rows;
}
