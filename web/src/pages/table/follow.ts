/** Keeps a list at its newest line, unless somebody has scrolled back to read. */
const AT_END_PX = 60;

export function follow(list: HTMLElement): () => void {
  let isAtEnd = true;
  const stay = (): void => {
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  const scrolled = (): void => {
    isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < AT_END_PX;
  };
  const grown = new MutationObserver(stay);
  // The keyboard of a phone takes away room.
  const resized = new ResizeObserver(stay);
  list.addEventListener("scroll", scrolled, { passive: true });
  grown.observe(list, { childList: true, subtree: true });
  resized.observe(list);
  stay();
  return () => {
    list.removeEventListener("scroll", scrolled);
    grown.disconnect();
    resized.disconnect();
  };
}
