/** What moves on the page although nobody touched it, as the browser measures it. */
export interface Shift {
  /** The share of the window that moved, times how far. */
  value: number;
  /** The elements that moved, and where to. */
  moved: string[];
  step?: number;
}

/** This function runs in the page, also on behalf of the browser tests, so it uses nothing from outside. */
export function watchShifts(tell: (shift: Shift) => void): PerformanceObserver {
  /** An entry of the Layout Instability API, which TypeScript does not know. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const place = (rect: DOMRectReadOnly): string =>
    [rect.x, rect.y, rect.width, rect.height].map((length) => Math.round(length)).join(" ");
  const nameOf = ({ node, previousRect, currentRect }: LayoutShift["sources"][number]): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element ? `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}` : "?";
    return `${name} (${place(previousRect)} -> ${place(currentRect)})`;
  };
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) tell({ value: entry.value, moved: entry.sources.map(nameOf) });
  });
  watch.observe({ type: "layout-shift" });
  return watch;
}
