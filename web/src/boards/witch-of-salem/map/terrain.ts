/** Streets, river, houses and trees: drawn by rule from a layout, the same on every table. */
import { box, circle, line, poly, type Point } from "~/boards/engraving";
import { WALK, type Layout } from "./layouts";

export interface Terrain {
  river: string;
  streets: string[];
  lanes: string[];
  walk: string;
  roofs: string;
  walls: string;
  windows: string;
  trees: string;
  bridges: string;
  lamps: Point[];
}

const HOUSE_STEP = 15.5;
const NEAR_STREET = 12.5;
const LAMP_STEP = 7;
const STEPS_PER_STREET = 24;

const built = new WeakMap<Layout, Terrain>();

/** Building a town takes a while, so each layout's is kept. */
export function terrainOf(layout: Layout): Terrain {
  const terrain = built.get(layout) ?? build(layout);
  built.set(layout, terrain);
  return terrain;
}

function build(layout: Layout): Terrain {
  const at = (place: string): Point => layout.places[place] ?? [0, 0];
  const centre = at("university");
  const outer = WALK.slice(1);
  const rounds = outer.map((place, nth) =>
    bend(at(place), at(outer[(nth + 1) % outer.length]!), centre, -0.16),
  );
  const spokes = outer.map((place) => bend(centre, at(place), [centre[0] + 40, centre[1] - 300], 0.06));
  const streets = [...rounds, ...spokes];
  const river = smooth(layout.river);
  const dice = tumbler(layout.width);
  const houses = settle(layout, streets, river, dice);
  return {
    river: curve(layout.river),
    streets: streets.map((points) => line(...points)),
    lanes: lanesOf(layout),
    walk: [spokes[0]!, ...rounds.slice(0, -1), [...spokes.at(-1)!].reverse()]
      .map((way) => line(...way))
      .join(""),
    ...drawHouses(houses, dice),
    trees: woods(layout, streets.flat(), river, houses, dice),
    lamps: streets.flatMap((street) => street.filter((_, nth) => nth % LAMP_STEP === 3)),
    bridges: bridgesOver(streets, river, layout.riverWidth),
  };
}

/** A fixed sequence of numbers between 0 and 1, so that the map is always the same. */
function tumbler(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return state / 4294967296;
  };
}

function bend(from: Point, to: Point, away: Point, by: number): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const knee: Point = [middle[0] + (away[0] - middle[0]) * by, middle[1] + (away[1] - middle[1]) * by];
  return Array.from({ length: STEPS_PER_STREET + 1 }, (_, nth) => {
    const t = nth / STEPS_PER_STREET;
    const mix = (axis: 0 | 1): number =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * knee[axis] + t ** 2 * to[axis];
    return [mix(0), mix(1)] as const;
  });
}

/** A Catmull-Rom curve through points. */
function smooth(points: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let nth = 0; nth < points.length - 1; nth++) {
    const [a, b, c, d] = [
      points[Math.max(0, nth - 1)]!,
      points[nth]!,
      points[nth + 1]!,
      points[nth + 2] ?? points[nth + 1]!,
    ];
    for (let step = 0; step < 12; step++) {
      const t = step / 12;
      const mix = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      found.push([mix(0), mix(1)]);
    }
  }
  return found;
}

const curve = (points: readonly Point[]): string => line(...smooth(points));

function distance(point: Point, others: readonly Point[]): number {
  let least = Infinity;
  for (const other of others) {
    const [dx, dy] = [point[0] - other[0], point[1] - other[1]];
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

/** Is a point on the ground that a location's own things, or the map's ornaments, are laid on? */
function isTaken(layout: Layout, [x, y]: Point): boolean {
  const scale = layout.shape === "wide" ? 1 : 0.6;
  for (const [ornament, w, h] of [
    [layout.title, 84, 32],
    [layout.compass, 46, 46],
    [layout.moon, 58, 40],
  ] as const)
    if (ornament && Math.abs(x - ornament[0]) < w * scale && Math.abs(y - ornament[1]) < h * scale)
      return true;
  return Object.entries(layout.places).some(([place, [px, py]]) => {
    const [w, h] = place === "university" ? layout.campus : layout.room;
    return Math.abs((x - px) / w) ** 4 + Math.abs((y - py) / h) ** 4 < 1;
  });
}

/** Houses stand in rows along the streets, and thin out behind them. */
function settle(layout: Layout, streets: Point[][], river: Point[], dice: () => number): Point[] {
  const all = streets.flat();
  const found: Point[] = [];
  const erect = (point: Point): void => {
    const isFree =
      isOnSheet(layout, point) &&
      distance(point, all) > NEAR_STREET &&
      distance(point, river) > layout.riverWidth / 2 + 11 &&
      distance(point, found) > HOUSE_STEP &&
      !isTaken(layout, point);
    if (isFree) found.push(point);
  };
  for (const row of [15, 31, 47, 63])
    for (const street of streets)
      for (let nth = 1; nth < street.length; nth++) {
        const [a, b] = [street[nth - 1]!, street[nth]!];
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
        const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
        for (const side of [-1, 1]) {
          const off = side * (row + dice() * 4);
          if (dice() > row / 110) erect([b[0] - uy * off, b[1] + ux * off + (side > 0 ? 4 : 0)]);
        }
      }
  return found;
}

const isOnSheet = ({ margin, width, height }: Layout, [x, y]: Point): boolean =>
  x > margin + 12 && x < width - margin - 16 && y > margin + 14 && y < height - margin - 6;

/** Small houses seen from the hill: a lit gable towards us, a long roof behind it. */
function drawHouses(houses: Point[], dice: () => number): Pick<Terrain, "roofs" | "walls" | "windows"> {
  let [roofs, walls, windows] = ["", "", ""];
  for (const [x, y] of houses) {
    const [w, h, deep] = [5 + dice() * 2.5, 4 + dice() * 2.5, 6 + dice() * 5];
    const turn = dice() < 0.5 ? -1 : 1;
    const [left, right] = [x - (turn * w) / 2, x + (turn * w) / 2];
    walls += poly([left, y], [left, y - h], [x, y - h - 4], [right, y - h], [right, y]);
    walls += poly(
      [right, y],
      [right, y - h],
      [right + turn * deep, y - h - 1.5],
      [right + turn * deep, y - 1.5],
    );
    roofs += poly(
      [x, y - h - 4],
      [right, y - h],
      [right + turn * deep, y - h - 1.5],
      [x + turn * deep, y - h - 5.5],
    );
    if (dice() < 0.45) windows += box(x - 1, y - h + 0.5, 2, 2.2);
  }
  return { roofs, walls, windows };
}

function woods(
  layout: Layout,
  streets: Point[],
  river: Point[],
  houses: Point[],
  dice: () => number,
): string {
  let found = "";
  const { margin, width, height } = layout;
  for (let tries = 0; tries < width * 0.9; tries++) {
    const point: Point = [
      margin + dice() * (width - 2 * margin),
      margin + 8 + dice() * (height - 2 * margin - 12),
    ];
    const isFree =
      !isTaken(layout, point) &&
      distance(point, streets) > 10 &&
      distance(point, river) > layout.riverWidth / 2 + 5 &&
      distance(point, houses) > 13;
    if (!isFree) continue;
    const [x, y] = point;
    houses.push(point);
    found +=
      dice() < 0.6
        ? `M${x.toFixed(1)} ${y.toFixed(1)}v-3m-3.5-1q-2-4 1.5-5q2-4 4.5 0q3 1.5 1 5q-3.5 2-7 0z`
        : pine(x, y);
  }
  return found;
}

const pine = (x: number, y: number): string =>
  line([x, y], [x, y - 2]) +
  poly([x - 3.4, y - 2], [x, y - 11], [x + 3.4, y - 2]) +
  line([x - 2, y - 5], [x + 1, y - 4.4]);

/** Lanes that leave the town over the edge of the sheet. */
function lanesOf({ width, height, places }: Layout): string[] {
  return Object.entries(places)
    .filter(([place]) => place !== "university")
    .map(([, [x, y]]) => {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const far =
        Math.abs(dx) < width * 0.06
          ? [x + 60, dy < 0 ? -20 : height + 20]
          : [dx < 0 ? -20 : width + 20, y + dy * 0.5];
      return `M${x} ${y}Q${(x + far[0]!) / 2 + dy * 0.1} ${(y + far[1]!) / 2 - dx * 0.06} ${far[0]} ${far[1]}`;
    });
}

/** Where a street meets the water. */
function bridgesOver(streets: Point[][], river: Point[], width: number): string {
  let found = "";
  for (const street of streets) {
    const wet = street
      .map((point) => distance(point, river))
      .reduce((best, far, nth) => (far < best.far ? { far, nth } : best), { far: Infinity, nth: 0 });
    if (wet.far > width / 2 || wet.nth === 0 || wet.nth >= street.length - 1) continue;
    const [a, b] = [street[wet.nth - 1]!, street[wet.nth + 1]!];
    const [x, y] = street[wet.nth]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const [reach, half] = [width / 2 + 8, 6.5];
    const corner = (along: number, aside: number): Point => [
      x + ux * along * reach - uy * aside * half,
      y + uy * along * reach + ux * aside * half,
    ];
    found += poly(corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1));
    for (const along of [-0.6, -0.2, 0.2, 0.6]) found += line(corner(along, -1), corner(along, 1));
  }
  return found;
}

/** A compass rose of eight points. */
export function compassRose([x, y]: Point, radius: number): { dark: string; light: string; ring: string } {
  let [dark, light] = ["", ""];
  for (let nth = 0; nth < 8; nth++) {
    const angle = (nth * Math.PI) / 4;
    const reach = nth % 2 ? radius * 0.58 : radius;
    const tip: Point = [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
    const side = (turn: number): Point => [
      x + Math.sin(angle + turn) * radius * 0.2,
      y - Math.cos(angle + turn) * radius * 0.2,
    ];
    dark += poly([x, y], tip, side(Math.PI / 8));
    light += poly([x, y], tip, side(-Math.PI / 8));
  }
  return { dark, light, ring: circle(x, y, radius * 0.72) };
}
