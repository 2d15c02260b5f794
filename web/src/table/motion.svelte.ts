/** Animates what happened. Elements are identified by their `data-flip` keys. */
import type { Flight } from "~/boards/contract";
import { stored } from "~/app/stored.svelte";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
const TRAVEL_MS: Record<Speed, number> = { slow: 900, normal: 420, fast: 180, off: 0 };
const EASE = "cubic-bezier(.3,.1,.2,1)";
const NEAR = 2;

/** The duration of an animation: the player's setting, or 0 with reduced motion. */
export function travelTime(): number {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return TRAVEL_MS[stored.speed];
}

interface Seen {
  rect: DOMRect;
  ghost: Element | null;
}

/** The positions before a change; `play` animates everything from there to where it is now. */
export class Before {
  readonly #seen = new Map<string, Seen>();
  readonly #time = travelTime();
  readonly #frame: DOMRect;

  constructor(
    private readonly root: HTMLElement,
    private readonly flights: readonly Flight[],
  ) {
    this.#frame = root.getBoundingClientRect();
    if (!this.#time) return;
    const leaving = new Set(flights.map((flight) => flight.from));
    for (const [key, node] of keyed(root)) {
      const ghost = leaving.has(key) ? (node.cloneNode(true) as Element) : null;
      this.#seen.set(key, { rect: node.getBoundingClientRect(), ghost });
    }
  }

  play(): void {
    if (!this.#time) return;
    const now = keyed(this.root);
    for (const [key, node] of now) {
      const seen = this.#seen.get(key);
      if (seen) this.#travel(node, seen.rect);
      else node.animate([{ opacity: 0, transform: "scale(.8)" }, { opacity: 1 }], this.#timing());
    }
    for (const { from, to } of this.flights) {
      const ghost = this.#seen.get(from);
      const target = now.get(to);
      if (ghost?.ghost && target) this.#fly(ghost.ghost, ghost.rect, target.getBoundingClientRect());
    }
  }

  #travel(node: Element, was: DOMRect): void {
    const is = node.getBoundingClientRect();
    // The board may shift as a whole, because the bar above it has grown; that moves no piece.
    const frame = this.root.getBoundingClientRect();
    const [x, y] = [was.x - this.#frame.x - (is.x - frame.x), was.y - this.#frame.y - (is.y - frame.y)];
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
    const scale = is.width ? was.width / is.width : 1;
    const origin = "0 0";
    node.animate(
      [
        {
          transform: `translate(${x}px,${y}px) scale(${scale})`,
          transformOrigin: origin,
          zIndex: 5,
          position: "relative",
        },
        { transform: "none", transformOrigin: origin, zIndex: 5, position: "relative" },
      ],
      this.#timing(),
    );
  }

  #fly(ghost: Element, from: DOMRect, to: DOMRect): void {
    const carrier = document.createElement("div");
    carrier.className = "ghost";
    carrier.setAttribute("aria-hidden", "true");
    carrier.inert = true;
    for (const [name, value] of Object.entries({
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    }))
      carrier.style.setProperty(name, value);
    for (const part of [ghost, ...ghost.querySelectorAll("*")])
      for (const name of ["data-flip", "data-piece", "id", "tabindex", "role"]) part.removeAttribute(name);
    carrier.append(ghost);
    document.body.append(carrier);
    const scale = from.width ? to.width / from.width : 1;
    carrier
      .animate(
        [
          { transform: "none", opacity: 1 },
          {
            transform: `translate(${to.x - from.x}px,${to.y - from.y}px) scale(${scale})`,
            opacity: 0.85,
          },
        ],
        { ...this.#timing(), duration: this.#time * 1.4 },
      )
      .finished.finally(() => carrier.remove())
      .catch(() => undefined);
  }

  #timing(): KeyframeAnimationOptions {
    return { duration: this.#time, easing: EASE };
  }
}

function keyed(root: HTMLElement): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const key = node.dataset["flip"];
    if (key !== undefined && !found.has(key)) found.set(key, node);
  }
  return found;
}
