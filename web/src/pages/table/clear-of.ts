/** Puts a note where it hides nothing that it speaks of: below on the board or, if that is better, on top of it. */
import { tick } from "svelte";

export function clearOf(root: () => HTMLElement | undefined, selector: string): (note: HTMLElement) => void {
  return (note) => {
    // The pieces are marked in the same update in which the note appears.
    void tick().then(() => {
      const pieces = [...(root()?.querySelectorAll(selector) ?? [])];
      for (const piece of pieces) if (isInScroller(piece, root())) piece.scrollIntoView({ block: "nearest" });
      const hidden = [false, true].map((isOnTop) => {
        note.toggleAttribute("data-on-top", isOnTop);
        const box = note.getBoundingClientRect();
        return pieces.reduce((sum, piece) => sum + common(box, piece.getBoundingClientRect()), 0);
      });
      note.toggleAttribute("data-on-top", hidden[0]! > hidden[1]!);
    });
  };
}

/** The area that two boxes have in common. */
function common(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Boards fit their box; only the generic one scrolls inside it. */
function isInScroller(piece: Element, root: HTMLElement | undefined): boolean {
  for (let at = piece.parentElement; at !== null && at !== root; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return true;
  return false;
}
