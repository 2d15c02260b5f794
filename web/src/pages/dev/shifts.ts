/** What moves on the page although nobody touched it, as the browser measures it. */
export interface Shift {
  /** The share of the window that moved, times how far. */
  value: number;
  /** The elements that moved, and where to. */
  moved: string[];
  step?: number;
}

/** An entry of the Layout Instability API, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export function watchShifts(tell: (shift: Shift) => void): PerformanceObserver {
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput)
        tell({ value: entry.value, moved: entry.sources.map((source) => nameOf(source)) });
  });
  watch.observe({ type: "layout-shift" });
  return watch;
}

function nameOf({ node, previousRect, currentRect }: LayoutShift["sources"][number]): string {
  const element = node instanceof Element ? node : node?.parentElement;
  const place = (rect: DOMRectReadOnly): string =>
    [rect.x, rect.y, rect.width, rect.height].map((length) => Math.round(length)).join(" ");
  const name = element ? `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}` : "?";
  return `${name} (${place(previousRect)} -> ${place(currentRect)})`;
}
