/** Where the mouse was moved to last; null before it has been moved. */
let place: readonly [number, number] | null = null;

/** The mouse has not moved: something has come to lie under it, as when a page opens or a board changes. */
export const isAtRest = ({ clientX, clientY }: PointerEvent): boolean =>
  place === null || (place[0] === clientX && place[1] === clientY);

if (typeof window !== "undefined")
  window.addEventListener("pointermove", ({ clientX, clientY }) => (place = [clientX, clientY]), {
    passive: true,
  });
