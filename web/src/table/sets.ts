/** Words that name a set of things: `flip a+b` is the set of `flip a` and `flip b`. */
const SEPARATOR = "+";
const verbOf = (word: string): string => word.split(" ")[0] ?? "";
const objectsOf = (word: string): string[] => word.slice(word.indexOf(" ") + 1).split(SEPARATOR);

export const isOfSet = (word: string): boolean => word.includes(SEPARATOR);

/**
 * The words of all sets that contain these pieces, each given by the words that point at it, and the word for exactly
 * these pieces. There may be none for them alone.
 */
export function wordsOfSets(
  options: readonly string[],
  pieces: readonly (readonly string[])[],
): { exact: string | undefined; all: readonly string[] } {
  const verb = verbOf(options.find(isOfSet) ?? "");
  const sets = options.filter((word) => verbOf(word) === verb);
  const wanted = new Set(pieces.flatMap((words) => common(words.filter((word) => verbOf(word) === verb))));
  const all = sets.filter((word) => [...wanted].every((object) => objectsOf(word).includes(object)));
  return { exact: all.find((word) => objectsOf(word).length === wanted.size), all };
}

/** What all words that point at a piece have in common is the piece itself. */
function common(words: readonly string[]): string[] {
  const [first, ...rest] = words.map(objectsOf);
  return (first ?? []).filter((object) => rest.every((objects) => objects.includes(object)));
}
