/** Where everything is on the map: wide with the track around it, or tall for a phone. */
import type { Point } from "~/boards/engraving";

export interface Layout {
  name: "wide" | "tall";
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
  /** Where the name of the town is written. */
  title: Point;
  moon: Point;
}

export const WIDE: Layout = {
  name: "wide",
  width: 1000,
  height: 730,
  margin: 48,
  places: {
    university: [500, 352],
    sanatorium: [500, 146],
    docks: [814, 232],
    cemetery: [814, 496],
    station: [500, 578],
    shop: [186, 496],
    church: [186, 232],
  },
  room: [124, 92],
  campus: [112, 80],
  river: [
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
  riverWidth: 30,
  title: [146, 632],
  compass: [672, 634],
  moon: [906, 92],
};

export const TALL: Layout = {
  name: "tall",
  width: 400,
  height: 704,
  margin: 8,
  places: {
    university: [200, 264],
    sanatorium: [299, 110],
    docks: [299, 430],
    cemetery: [299, 604],
    station: [101, 604],
    shop: [101, 430],
    church: [101, 110],
  },
  room: [92, 74],
  campus: [80, 66],
  river: [
    [-20, 204],
    [50, 206],
    [100, 262],
    [130, 330],
    [230, 348],
    [330, 338],
    [420, 344],
  ],
  riverWidth: 20,
  title: [330, 216],
  compass: [354, 262],
  moon: [52, 290],
};

/** The Witch walks from each to the next, and from the last to the first. */
export const WALK = ["university", "sanatorium", "docks", "cemetery", "station", "shop", "church"] as const;
