/** Letters as large as the room allows: the size is given as `--fitted` to the element, which has a height of its own. */
const LEAST = 12;
const MOST = 19;
/** Lines with letters of two fonts are a little higher than they should be, in px. */
const ROUNDING = 1;

export function fitted(room: HTMLElement): () => void {
  const fits = (size: number): boolean => {
    room.style.setProperty("--fitted", `${size}px`);
    return room.scrollHeight <= room.clientHeight + ROUNDING;
  };
  // Each try lays the room out anew, so there are few of them.
  const fit = (): void => {
    if (fits(MOST)) return;
    let [fitting, large] = [LEAST, MOST];
    while (large - fitting > 1) {
      const middle = Math.floor((fitting + large) / 2);
      if (fits(middle)) fitting = middle;
      else large = middle;
    }
    fits(fitting);
  };
  // Just before the browser draws: any earlier, the whole board would be laid out in the task that changes it.
  const drawing = requestAnimationFrame(fit);
  const watch = new ResizeObserver(fit);
  watch.observe(room);
  return () => {
    cancelAnimationFrame(drawing);
    watch.disconnect();
  };
}
