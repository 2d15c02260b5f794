/** Arrow keys go to the nearest piece in their direction. */
const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much more a distance aside counts than one ahead. */
const ASIDE = 2.2;

export function nearest(root: HTMLElement, from: Element, key: string): HTMLElement | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    if (piece === from || !piece.getClientRects().length) continue;
    const [px, py] = middle(piece);
    const ahead = (px - x) * dx + (py - y) * dy;
    const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
    if (ahead > 1 && ahead + aside * ASIDE < least) {
      best = piece;
      least = ahead + aside * ASIDE;
    }
  }
  return best;
}

function middle(element: Element): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
