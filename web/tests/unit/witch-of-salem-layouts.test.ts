/** The map of Arkham has room for its locations in every box that a table gives it. */
import { describe, expect, it } from "vitest";
import { layoutFor, shapeOf, WALK } from "~/boards/witch-of-salem/map/layouts";

const BOXES = [
  [906, 560, "wide"],
  [680, 560, "wide"],
  [1500, 1100, "wide"],
  [382, 450, "tall"],
  [760, 700, "tall"],
  [706, 242, "low"],
] as const;

describe.each(BOXES)("on a sheet of %d x %d", (width, height, shape) => {
  const layout = layoutFor(shape, width, height);
  const boxes = WALK.map((place) => {
    const [x, y] = layout.places[place]!;
    const [w, h] = place === "university" ? layout.campus : layout.room;
    return { place, left: x - w, right: x + w, top: y - h, bottom: y + h };
  });

  it("every location lies on it", () => {
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(layout.width);
      expect(bottom).toBeLessThanOrEqual(layout.height);
    }
  });

  it("no location lies on another", () => {
    for (const one of boxes)
      for (const other of boxes.filter(({ place }) => place !== one.place))
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
          `${one.place} and ${other.place}`,
        ).toBe(true);
  });
});

it("the shape of the board follows from its box", () => {
  expect(shapeOf(1366, 640)).toBe("wide");
  expect(shapeOf(1024, 640)).toBe("wide");
  expect(shapeOf(390, 652)).toBe("tall");
  expect(shapeOf(768, 900)).toBe("tall");
  expect(shapeOf(844, 296)).toBe("low");
});
