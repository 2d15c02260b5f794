/**
 * What of the board cannot be read or touched well: text that is cut off, usable pieces that are narrower than a finger,
 * and usable pieces that look as if they were not: faint, or without a glow when nothing moves.
 *
 * This function runs in the page, also on behalf of scripts, so it uses nothing from outside.
 */
export interface Illegible {
  kind: "small" | "cut" | "tight" | "dull";
  what: string;
}

export function illegible(): Illegible[] {
  const LEAST_TOUCH = 40;
  const LEAST_OPACITY = 0.9;
  const found: Illegible[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((one) => !one.startsWith("svelte")).join(".")}`;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".unseen");

  for (const element of document.querySelectorAll<HTMLElement | SVGElement>(".frame *")) {
    const own = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim() ?? "")
      .join("");
    if (!own || !isShown(element)) continue;
    const isCut =
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4;
    if (isCut && getComputedStyle(element).overflow !== "visible")
      found.push({ kind: "cut", what: `${nameOf(element)} ${own}` });
  }
  const looksOf = (piece: Element): string =>
    [piece, ...piece.querySelectorAll("*")]
      .map((part) => getComputedStyle(part))
      .map((style) => [style.boxShadow, style.filter, style.backgroundImage, style.outline].join())
      .join();
  for (const piece of document.querySelectorAll(".frame [data-state='usable']")) {
    const { width, height } = piece.getBoundingClientRect();
    if (Math.min(width, height) < LEAST_TOUCH - 0.5)
      found.push({ kind: "tight", what: `${Math.round(width)}x${Math.round(height)} ${nameOf(piece)}` });
    let opacity = 1;
    for (let part: Element | null = piece; part; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    if (opacity < LEAST_OPACITY) found.push({ kind: "dull", what: `faint ${nameOf(piece)}` });
    const lit = looksOf(piece);
    const isPointed = piece.hasAttribute("data-pointed");
    piece.setAttribute("data-state", "idle");
    if (!isPointed && looksOf(piece) === lit) found.push({ kind: "dull", what: nameOf(piece) });
    piece.setAttribute("data-state", "usable");
  }
  return found;
}
