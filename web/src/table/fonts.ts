/** Loads the fonts of a table before its first move, so that no text changes its shape in the middle of one. */
const FONTS = [
  ["400", "--font-name"],
  ["400", "--font-caps"],
  ["400", "--font-text"],
  ["500", "--font-text"],
  ["600", "--font-text"],
  ["italic", "--font-text"],
  ["400", "--font-type"],
];

export function loadFonts(): void {
  const style = getComputedStyle(document.documentElement);
  // A font that does not come is replaced by the next of its list.
  for (const [kind, family] of FONTS)
    document.fonts.load(`${kind} 1em ${style.getPropertyValue(family!)}`).catch(() => undefined);
}
