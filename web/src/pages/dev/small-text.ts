/**
 * The texts of the table that are smaller than 12 px, with their size. Whole games are watched with it, so it looks only
 * at elements that have words of their own, or whose figure is drawn by the style from a `data-` attribute.
 *
 * This function runs in the page, also on behalf of scripts, so it uses nothing from outside.
 */
export function smallTexts(): string[] {
  const LEAST = 12;
  const ROUNDING = 0.05;
  const root = document.querySelector(".page") ?? document.body;
  const written = new Map<Element, string>();
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { parentElement: element, nodeValue } = words.currentNode as Text;
    if (element && nodeValue?.trim()) written.set(element, nodeValue.trim());
  }
  const sizeOf = (element: Element, { fontSize }: CSSStyleDeclaration): number => {
    // What an SVG draws is scaled with it.
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    return parseFloat(fontSize) * scale;
  };
  const found: string[] = [];
  const weigh = (element: Element, text: string, style: CSSStyleDeclaration): void => {
    const size = sizeOf(element, style);
    if (size >= LEAST - ROUNDING || element.closest(".unseen")) return;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const name = [...element.classList].filter((one) => !one.startsWith("svelte")).join(".");
    found.push(`${size.toFixed(1)} px: ${element.tagName.toLowerCase()}.${name} "${text}"`);
  };
  for (const [element, text] of written) weigh(element, text, getComputedStyle(element));
  for (const element of root.querySelectorAll("*")) {
    if (![...element.attributes].some(({ name }) => name.startsWith("data-"))) continue;
    for (const part of ["::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (/^"[^"]*\w/.test(style.content)) weigh(element, style.content, style);
    }
  }
  return found;
}
