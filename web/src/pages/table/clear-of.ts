/** Puts a note where it hides least of what matters: just above the question or, if that is better, elsewhere. */
import { tick } from "svelte";

export type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/** How far apart the places are that are tried, and how far from the edge of the board. */
const STEP = 12;
const EDGE = 6;
/** What is named first counts so many times more than what is named next. */
const RANK = 20;

/** `selectors` name what matters, the most important first. */
export function clearOf(
  root: () => HTMLElement | undefined,
  selectors: readonly string[],
): (note: HTMLElement) => () => void {
  return (note) => {
    const place = (): void => {
      const board = root();
      if (!board) return;
      const ranks = selectors.map((selector) => [...board.querySelectorAll(selector)]);
      for (const piece of ranks[0] ?? [])
        if (isInScroller(piece, board)) piece.scrollIntoView({ block: "nearest" });
      const boxes = ranks.map((pieces) => pieces.map((piece) => piece.getBoundingClientRect()));
      note.style.translate = "";
      const { x, y } = bestMove(note.getBoundingClientRect(), board.getBoundingClientRect(), boxes);
      note.style.translate = `${x}px ${y}px`;
    };
    // The pieces are marked in the same update in which the note appears. When more of it is read, it grows.
    const grown = new ResizeObserver(place);
    void tick().then(() => grown.observe(note));
    return () => grown.disconnect();
  };
}

/** How far a note goes from its place above the question: no farther than it must. */
export function bestMove(
  note: Box,
  board: Box,
  ranks: readonly (readonly Box[])[],
): { x: number; y: number } {
  const hidden = (x: number, y: number): number =>
    ranks.reduce((sum, boxes) => {
      const own = boxes.reduce((area, box) => area + common(moved(note, x, y), box), 0);
      return sum * RANK + own;
    }, 0);
  const aside = [0, board.left + EDGE - note.left, board.right - EDGE - note.right];
  let best = { x: 0, y: 0, hides: hidden(0, 0) };
  for (let y = 0; note.top + y >= board.top + EDGE; y -= STEP)
    for (const x of aside) {
      const hides = hidden(x, y);
      if (hides < best.hides) best = { x, y, hides };
    }
  return { x: best.x, y: best.y };
}

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** The area that two boxes have in common. */
function common(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Boards fit their box; only the generic one scrolls inside it. */
function isInScroller(piece: Element, root: HTMLElement): boolean {
  for (let at = piece.parentElement; at !== null && at !== root; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return true;
  return false;
}
