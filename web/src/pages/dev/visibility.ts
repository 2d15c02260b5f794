/**
 * What of the current question cannot be seen: the question itself (`#question`), its words and those of the answers
 * in the bar, the pieces that a legal word points at, and the asker's own rows.
 *
 * The scene says which pieces there must be (`data-concerned` of the frame), not the board: a piece that is not drawn
 * counts as hidden. A piece is seen if nearly all of it is in the window and nothing lies over it. This function runs
 * in the page, also on behalf of the browser tests, so it uses nothing from outside.
 */
export function hiddenPieces(): string[] {
  const frame = document.querySelector<HTMLElement>(".frame");
  const concerned = frame?.dataset["concerned"]?.split("\n").filter(Boolean) ?? [];

  const isSeen = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    if (box.width < 4 || box.height < 4) return false;
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    if (width <= 0 || height <= 0 || width * height < 0.95 * box.width * box.height) return false;
    // Round things have nothing in their corners, so the points lie well inside.
    const isHit = (x: number, y: number): boolean => {
      const found = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return found !== null && (element.contains(found) || found.contains(element));
    };
    // The middle, and two thirds of all points. Most pieces are seen whole, so few points are tried.
    if (!isHit(0.5, 0.5)) return false;
    let hits = 1;
    for (const x of [0.5, 0.3, 0.7])
      for (const y of [0.5, 0.3, 0.7]) if (hits < 6 && !(x === 0.5 && y === 0.5) && isHit(x, y)) hits++;
    return hits >= 6;
  };

  const isDrawn = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isSeen);
  const hidden = concerned.filter((id) => !isDrawn(`[data-piece="${CSS.escape(id)}"]`));
  if (!isDrawn("#question")) hidden.push("#question");
  const isCut = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): boolean =>
    scrollHeight > clientHeight + 2 || scrollWidth > clientWidth + 2;
  // An answer may be cut off if the list of all answers shows the whole of it.
  const isListed = document.querySelector("#question .further [aria-expanded]") !== null;
  const words = isListed ? "#question .asked" : "#question .asked, #question [data-word] .said";
  for (const part of document.querySelectorAll(words))
    if (isCut(part)) hidden.push(`words of the question: ${part.textContent.trim()}`);
  return hidden;
}
