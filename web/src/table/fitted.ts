/** Letters as large as the room allows: the size is given as `--fitted` to the element, which has a height of its own. */
const SIZES = [19, 18, 17, 16, 15, 14, 13, 12];

export function fitted(room: HTMLElement): () => void {
  const fit = (): void => {
    for (const size of SIZES) {
      room.style.setProperty("--fitted", `${size}px`);
      if (room.scrollHeight <= room.clientHeight) return;
    }
  };
  fit();
  const watch = new ResizeObserver(fit);
  watch.observe(room);
  return () => watch.disconnect();
}
