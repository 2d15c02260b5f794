/** Contrast of letters where axe cannot decide: over gradients and pictures. It is measured on a picture of the page. */
import type { Page } from "@playwright/test";

interface Letters {
  text: string;
  /** Red, green, blue from 0 to 255, and how much of the ground shines through. */
  colour: number[];
  isLarge: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

/** The letters of these elements that are too faint, each with the contrast it has. */
export async function faintLetters(page: Page, selectors: readonly string[]): Promise<string[]> {
  const letters = await page.evaluate(lettersOf, selectors);
  if (!letters.length) return [];
  await page.evaluate(hideLetters);
  const picture = (await page.screenshot({ animations: "disabled" })).toString("base64");
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  const easel = await page.context().newPage();
  try {
    return await easel.evaluate(compare, { picture, letters });
  } finally {
    await easel.close();
  }
}

/** In the page: the ground without what is written on it. */
function hideLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*, *::before, *::after {
    color: transparent !important;
    text-shadow: none !important;
    transition: none !important;
  }
  svg text { fill: transparent !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

/** In the page: what is written, in which colour, and where. */
function lettersOf(selectors: readonly string[]): Letters[] {
  const pen = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })!;
  const shades = (colour: string, opacity: number): number[] => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, (alpha / 255) * opacity];
  };
  /** Letters under a panel are not read; whether a piece may lie there is for the test of what is in sight. */
  const isOnTop = (element: Element, { x, y, width, height }: Letters["boxes"][number]): boolean => {
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && (element.contains(found) || found.contains(element));
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector(selector);
    // Signs that screen readers skip are drawings, which may lie over one another; words beside them say the same.
    if (!element || element.closest("[aria-hidden='true']")) return [];
    let opacity = 1;
    for (let part: Element | null = element; part; part = part.parentElement)
      opacity *= Number(getComputedStyle(part).opacity);
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const written = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const boxes = written.flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
    });
    return {
      text: `${selector}: ${written.map((node) => node.textContent!.trim()).join(" ")}`,
      colour: shades(element instanceof SVGElement ? style.fill : style.color, opacity),
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      boxes: boxes.filter((box) => box.width > 1 && box.height > 1 && isOnTop(element, box)),
    };
  });
}

/** In another page: the contrast of the letters with the ground under them, which the picture shows without letters. */
async function compare({ picture, letters }: { picture: string; letters: Letters[] }): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
  pen.drawImage(image, 0, 0);
  const linear = (shade: number): number =>
    shade <= 10.31475 ? shade / 255 / 12.92 : ((shade / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (red: number, green: number, blue: number): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrastsIn = (
    [red = 0, green = 0, blue = 0, alpha = 1]: number[],
    box: Letters["boxes"][number],
  ) => {
    const { data } = pen.getImageData(box.x, box.y, Math.ceil(box.width), Math.ceil(box.height));
    const found: number[] = [];
    for (let at = 0; at < data.length; at += 4) {
      const ground = [data[at]!, data[at + 1]!, data[at + 2]!] as const;
      const mixed = [red, green, blue].map((shade, of) => alpha * shade + (1 - alpha) * ground[of]!);
      const [one, other] = [luminance(mixed[0]!, mixed[1]!, mixed[2]!), luminance(...ground)];
      found.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
    }
    return found;
  };
  return letters.flatMap(({ text, colour, isLarge, boxes }) => {
    const found = boxes.flatMap((box) => contrastsIn(colour, box)).sort((one, other) => one - other);
    // Lines of a drawing may pass below a letter: three quarters of the ground count.
    const contrast = found[Math.floor(found.length / 4)] ?? Infinity;
    return contrast < (isLarge ? 3 : 4.5) ? [`${contrast.toFixed(2)} ${text}`] : [];
  });
}
