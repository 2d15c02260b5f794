/** Where everything is on the map, whatever box it has: the positions follow from its shape and proportion. */
import type { Point } from "~/boards/engraving";

/** wide: three columns, and the track around them. tall: an upright phone. low: a phone on its side. */
export type Shape = "wide" | "tall" | "low";

export interface Layout {
  shape: Shape;
  width: number;
  height: number;
  /** How far the town reaches towards the edge of the sheet. */
  margin: number;
  places: Record<string, Point>;
  /** Half the size of a location, and of the University. */
  room: Point;
  campus: Point;
  /** Points that the Miskatonic flows through, from west to east. */
  river: Point[];
  riverWidth: number;
  compass: Point;
  /** Where the name of the town is written; a low sheet has no room for it. */
  title: Point | null;
  moon: Point;
  /** The size of letters, in units of the sheet. */
  em: number;
}

const [LEAST_WIDTH, LEAST_HEIGHT] = [880, 520];

/** The shape that a board of this size gets, in pixels. */
export function shapeOf(width: number, height: number): Shape {
  if (width >= LEAST_WIDTH && height >= LEAST_HEIGHT) return "wide";
  return width > height * 1.3 ? "low" : "tall";
}

/** Proportions are rounded, so that a town is not built anew for every pixel of a window. */
const STEPS = 20;
const known = new Map<string, Layout>();

export function layoutFor(shape: Shape, width: number, height: number): Layout {
  const proportion = Math.max(1, Math.round((STEPS * width) / Math.max(1, height))) / STEPS;
  const key = `${shape} ${proportion}`;
  const layout = known.get(key) ?? LAYOUTS[shape](proportion);
  known.set(key, layout);
  return layout;
}

/** Points given for a sheet of some size, on a sheet of another. */
const stretch = (points: readonly Point[], across: number, down: number): Point[] =>
  points.map(([x, y]) => [x * across, y * down]);

/** Three locations beside one another and the track around them, in units of a wide sheet. */
const LEAST_SHEET = 880;

function wide(proportion: number): Layout {
  const width = Math.max(LEAST_SHEET, 730 * proportion);
  const height = width / proportion;
  const [across, down] = [width / 1000, height / 730];
  const side = 176 + (width - LEAST_SHEET) * 0.11;
  return {
    shape: "wide",
    width,
    height,
    margin: 48,
    places: {
      university: [width / 2, 356 * down],
      sanatorium: [width / 2, 154 * down],
      docks: [width - side, 232 * down],
      cemetery: [width - side, 496 * down],
      station: [width / 2, 576 * down],
      shop: [side, 496 * down],
      church: [side, 232 * down],
    },
    room: [126, 98],
    campus: [132, 84],
    river: stretch(
      [
        [-20, 350],
        [130, 362],
        [270, 372],
        [352, 440],
        [500, 462],
        [640, 440],
        [720, 366],
        [860, 362],
        [1020, 376],
      ],
      across,
      down,
    ),
    riverWidth: 30,
    title: [150, height - 98],
    compass: [width * 0.686, height - 96],
    moon: [width - 94, 92],
    em: 15.15,
  };
}

function tall(proportion: number): Layout {
  const [width, height] = [400, 400 / proportion];
  const row = (nth: number): number => ((nth + 0.5) * height) / 4;
  const down = height / 704;
  return {
    shape: "tall",
    width,
    height,
    margin: 8,
    places: {
      university: [200, row(1)],
      sanatorium: [300, row(0)],
      docks: [300, row(2)],
      cemetery: [300, row(3)],
      station: [100, row(3)],
      shop: [100, row(2)],
      church: [100, row(0)],
    },
    room: [98, height / 8 - 2],
    campus: [94, height / 8 - 2],
    river: stretch(
      [
        [-20, 190],
        [40, 196],
        [80, 262],
        [130, 346],
        [230, 356],
        [330, 346],
        [420, 352],
      ],
      1,
      down,
    ),
    riverWidth: 20,
    title: [346, row(1) - 32],
    compass: [52, row(1) + 24],
    moon: [52, row(1) - 26],
    em: Math.min(12.1, height / 39),
  };
}

function low(proportion: number): Layout {
  const [width, height] = [250 * proportion, 250];
  const column = (nth: number): number => ((nth + 0.5) * width) / 4;
  const [upper, lower] = [height / 4, (height * 3) / 4];
  return {
    shape: "low",
    width,
    height,
    margin: 6,
    places: {
      university: [column(2), upper],
      sanatorium: [column(1), upper],
      docks: [column(3), upper],
      cemetery: [column(3), lower],
      station: [column(1), lower],
      shop: [column(0), lower],
      church: [column(0), upper],
    },
    room: [width / 8 - 2, height / 4 - 2],
    campus: [width / 8 - 2, height / 4 - 2],
    river: [
      [-20, 118],
      [width * 0.3, 128],
      [width * 0.5, 132],
      [width * 0.76, 122],
      [width + 20, 124],
    ],
    riverWidth: 16,
    title: null,
    compass: [column(2) + 60, 30],
    moon: [column(2) - 66, 26],
    em: 11.6,
  };
}

const LAYOUTS: Record<Shape, (proportion: number) => Layout> = { wide, tall, low };

/** The Witch walks from each to the next, and from the last to the first. */
export const WALK = ["university", "sanatorium", "docks", "cemetery", "station", "shop", "church"] as const;
