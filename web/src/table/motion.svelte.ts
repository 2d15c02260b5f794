/** Animates what happened. Elements are identified by their `data-flip` keys. */
import type { Flight } from "~/boards/contract";
import { stored } from "~/app/stored.svelte";
import { relativeTo, shift, shiftWithin, type Box } from "./journey";

export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];
const TRAVEL_MS: Record<Speed, number> = { slow: 900, normal: 420, fast: 180, off: 0 };
const EASE = "cubic-bezier(.3,.1,.2,1)";
const NEAR = 2;
/** A copy fills its carrier, whatever place and size the board gives such a piece. */
const FILLING = {
  position: "absolute",
  inset: "0",
  width: "100%",
  height: "100%",
  margin: "0",
  transform: "none",
};

/** The duration of an animation: the player's setting, or 0 with reduced motion. */
export function travelTime(): number {
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return TRAVEL_MS[stored.speed];
}

/** How long to wait for a frame; a browser draws none while the tab is hidden. */
const NO_FRAME_MS = 100;

export function nextFrame(): Promise<unknown> {
  return new Promise((done) => {
    requestAnimationFrame(done);
    setTimeout(done, NO_FRAME_MS);
  });
}

export const nextTask = (): Promise<unknown> => new Promise((done) => setTimeout(done));

/**
 * A board that has changed is laid out in a task of its own. Otherwise that would be part of drawing the next frame, and
 * on a slow machine one task would block the page for too long (ADR 0127).
 */
export async function laidOut(root: HTMLElement): Promise<void> {
  await window.scheduler?.postTask(() => root.offsetHeight, { priority: "user-blocking" });
}

interface Seen {
  /** Where it lay in the frame. */
  box: Box;
  ghost: HTMLElement | SVGElement | null;
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
      const ghost = leaving.has(key) ? ghostOf(node) : null;
      this.#seen.set(key, { box: relativeTo(this.#frame, node.getBoundingClientRect()), ghost });
    }
  }

  play(): void {
    if (!this.#time) return;
    const frame = this.root.getBoundingClientRect();
    // A board of another size is drawn anew: nothing has travelled.
    if (
      Math.abs(frame.width - this.#frame.width) > NEAR ||
      Math.abs(frame.height - this.#frame.height) > NEAR
    )
      return;
    const now = keyed(this.root);
    const boxes = new Map(
      [...now].map(([key, node]) => [key, relativeTo(frame, node.getBoundingClientRect())]),
    );
    for (const [key, node] of now) {
      const seen = this.#seen.get(key);
      if (seen) this.#travel(node, seen.box, boxes.get(key)!);
      else node.animate([{ opacity: 0, scale: 0.8 }, { opacity: 1 }], this.#timing());
    }
    for (const { from, to } of this.flights) {
      const start = this.#seen.get(from);
      const end = now.get(to);
      if (start && end) this.#fly(start, end, boxes.get(to)!);
    }
  }

  #travel(node: Element, was: Box, is: Box): void {
    const { x, y, scale } = shift(is, was);
    if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return;
    // `translate` and `scale` leave alone what the board does with `transform`, and ask for no new layout.
    const layer = { zIndex: 5 };
    node.animate([{ translate: `${x}px ${y}px`, scale, ...layer }, layer], this.#timing());
  }

  /** A copy flies: of the piece that leaves, or, if it leaves an area, of the piece that has come of it. */
  #fly({ box: from, ghost: left }: Seen, end: Element, to: Box): void {
    const ghost = left ?? ghostOf(end);
    if (!ghost) return;
    const box = left ? from : to;
    const carrier = carrierOf(ghost, box);
    this.root.append(carrier);
    const placed = (there: Box): Keyframe => {
      const { x, y, scale } = shiftWithin(box, there);
      return { translate: `${x}px ${y}px`, scale };
    };
    carrier
      .animate(
        [
          { ...placed(from), opacity: 1 },
          { ...placed(to), opacity: 0.85 },
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

/** A copy of a piece, to fly; null for an area that holds pieces, since nobody moves that. */
function ghostOf(node: Element): HTMLElement | SVGElement | null {
  const isArea = !node.hasAttribute("data-piece") && node.querySelector("[data-piece]") !== null;
  if (isArea) return null;
  const { font, color } = getComputedStyle(node);
  const ghost = node.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [ghost, ...ghost.querySelectorAll("*")])
    for (const name of ["data-flip", "data-piece", "data-state", "id", "tabindex", "role"])
      part.removeAttribute(name);
  for (const [name, value] of Object.entries({ ...FILLING, font, color }))
    ghost.style.setProperty(name, value);
  return ghost;
}

/** Stays inside the frame, so that lengths measured by the frame are the same for the copy. */
function carrierOf(ghost: Element, { x, y, width, height }: Box): HTMLElement {
  const carrier = document.createElement("div");
  carrier.className = "ghost";
  carrier.setAttribute("aria-hidden", "true");
  carrier.inert = true;
  for (const [name, value] of Object.entries({ left: x, top: y, width, height }))
    carrier.style.setProperty(name, `${value}px`);
  carrier.append(ghost);
  return carrier;
}

function keyed(root: HTMLElement): Map<string, Element> {
  const found = new Map<string, Element>();
  for (const node of root.querySelectorAll<HTMLElement>("[data-flip]")) {
    const key = node.dataset["flip"];
    if (key !== undefined && !found.has(key)) found.set(key, node);
  }
  return found;
}
