/** What travels over a board is never larger on its way than at the larger of its two ends. */
import { RecordedTable } from "./recorded";
import { expect, GAMES, test } from "./server";

/** Enough for cards that are dealt, pieces that move and tokens that are taken. */
const STEPS = 24;
/** Rounding, in px. */
const NEARLY = 1.5;

test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Watched {
  /** When everything has been animated: notes the sizes of all pieces at rest, by their keys. */
  remember(): Promise<void>;
  flown: number;
  inflated: string[];
}

for (const game of GAMES)
  test(`no piece of ${game} grows on its way`, async ({ page }) => {
    const table = await RecordedTable.lay(page, { game });
    await page.addInitScript(watch, NEARLY);
    await page.setViewportSize({ width: 1366, height: 768 });
    await table.open();
    for (const state of table.first(STEPS)) {
      await page.evaluate(() => (window as unknown as { watched: Watched }).watched.remember());
      await table.show(state);
    }
    const { flown, inflated } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    );
    expect(flown).toBeGreaterThan(0);
    expect(inflated).toEqual([]);
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
        .map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    expect(endless, "a table at rest draws nothing").toEqual([]);
  });

/** In the page: measures everything that is animated at both ends of its way, and then lets it go. */
function watch(nearly: number): void {
  const before = new Map<string, DOMRect[]>();
  const keyed = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".frame [data-flip]")];
  const watched: Watched = {
    async remember() {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
      for (const animation of document.getAnimations()) if (animation.effect) animation.cancel();
      before.clear();
      for (const piece of keyed()) {
        const key = piece.dataset["flip"]!;
        before.set(key, [...(before.get(key) ?? []), piece.getBoundingClientRect()]);
      }
    },
    flown: 0,
    inflated: [],
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    const isCopy = this.matches(".ghost");
    const atRest = this.getBoundingClientRect();
    const animation = animate.call(this, frames, timing);
    if (!isCopy && !this.matches(".frame [data-flip]")) return animation;
    if (isCopy) watched.flown++;
    // A copy fills the box of the piece that it shows; a piece that travels has a size before and after.
    const own = this instanceof HTMLElement ? (this.dataset["flip"] ?? "") : "";
    const ends = isCopy ? [atRest] : [atRest, ...(before.get(own) ?? [])];
    const most = {
      width: Math.max(...ends.map(({ width }) => width)) + nearly,
      height: Math.max(...ends.map(({ height }) => height)) + nearly,
    };
    const duration = Number(animation.effect?.getComputedTiming().duration);
    for (const time of [0, duration / 2, duration - 1]) {
      animation.currentTime = time;
      for (const part of isCopy ? [this, this.firstElementChild!] : [this]) {
        const { width, height } = part.getBoundingClientRect();
        if (width > most.width || height > most.height)
          watched.inflated.push(
            `${this.className} ${own}: ${width.toFixed()}x${height.toFixed()} of ${most.width.toFixed()}x${most.height.toFixed()}`,
          );
      }
    }
    animation.currentTime = 0;
    return animation;
  };
  Object.assign(window, { watched });
}
