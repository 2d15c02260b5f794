/** The way of a piece from one box to another. A piece is never larger on its way than the larger of the two. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a piece that lies in one box is moved and scaled, about its centre, so that it appears in another. */
export interface Shift {
  x: number;
  y: number;
  scale: number;
}

/** As large as fits into the other box with the own proportions: width and height are never both exceeded. */
export function shift(piece: Box, into: Box): Shift {
  return {
    x: centre(into.x, into.width) - centre(piece.x, piece.width),
    y: centre(into.y, into.height) - centre(piece.y, piece.height),
    scale: Math.min(ratio(into.width, piece.width), ratio(into.height, piece.height)),
  };
}

/** Like `shift`, but the piece keeps its size in a larger box: a token does not grow as large as a board. */
export function shiftWithin(piece: Box, into: Box): Shift {
  const found = shift(piece, into);
  return { ...found, scale: Math.min(found.scale, 1) };
}

/** A box as seen from the corner of another, so that the page may scroll in between. */
export function relativeTo(frame: Box, { x, y, width, height }: Box): Box {
  return { x: x - frame.x, y: y - frame.y, width, height };
}

const centre = (start: number, length: number): number => start + length / 2;
/** A box without an extent gives no measure. */
const ratio = (into: number, of: number): number => (into > 0 && of > 0 ? into / of : 1);
