/** A name in parts between which it may break: a word that is too long for a slip breaks between two syllables. */
const LONG = 10;
const SYLLABLE = /[aeiouy](?=[^aeiouy])/g;

export const partsOf = (name: string): string[] => name.split(/(?<= )/).flatMap(halves);

function halves(word: string): string[] {
  if (word.trim().length < LONG) return [word];
  const middle = word.trim().length / 2;
  const ends = [...word.matchAll(SYLLABLE)].map(({ index }) => index + 1);
  const [at] = ends
    .filter((end) => end >= 4 && end <= word.trim().length - 4)
    .sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return at === undefined ? [word] : [word.slice(0, at), word.slice(at)];
}
