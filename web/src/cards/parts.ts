/** A name in parts between which it may be hyphenated: a word that is too long for a small card has two. */
const LONG = 10;
/** Between words, and after a hyphen of its own, a name breaks anyway. */
const WORD_END = /(?<=[ -])/;
const SYLLABLE = /[aeiouy](?=[^aeiouy])/g;

export function partsOf(name: string): string[] {
  const parts = [""];
  for (const word of name.split(WORD_END)) {
    const [start, ...rest] = halves(word);
    parts.push(`${parts.pop()}${start}`, ...rest);
  }
  return parts;
}

function halves(word: string): string[] {
  if (word.trim().length < LONG) return [word];
  const middle = word.trim().length / 2;
  const ends = [...word.matchAll(SYLLABLE)].map(({ index }) => index + 1);
  const [at] = ends
    .filter((end) => end >= 4 && end <= word.trim().length - 4)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [word] : [word.slice(0, at), word.slice(at)];
}
