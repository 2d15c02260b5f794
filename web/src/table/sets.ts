/** Words that name a set of things: `flip a+b` is the set of `flip a` and `flip b`. */
const SEPARATOR = "+";
const objectOf = (word: string): string => word.slice(word.indexOf(" ") + 1);
const verbOf = (word: string): string => word.split(" ")[0] ?? "";
const sorted = (objects: readonly string[]): string => [...objects].sort().join(SEPARATOR);

export const isOfSet = (word: string): boolean => word.includes(SEPARATOR);

/** The word for exactly these pieces, each given by the words that point at it; undefined if there is none. */
export function wordOfSet(
  options: readonly string[],
  pieces: readonly (readonly string[])[],
): string | undefined {
  const singles = pieces.flatMap((words) => words.find((word) => !isOfSet(word)) ?? []);
  if (singles.length < pieces.length) return undefined;
  const verb = verbOf(singles[0] ?? "");
  const wanted = sorted(singles.map(objectOf));
  return options.find((word) => verbOf(word) === verb && sorted(objectOf(word).split(SEPARATOR)) === wanted);
}
