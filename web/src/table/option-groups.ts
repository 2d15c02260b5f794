/** The answers of a question by what is done: first the primary ones, then a group for each verb. */
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";

export interface OptionGroup {
  title: string;
  words: string[];
}

export function groupsOf(
  options: readonly string[],
  primary: readonly string[],
  texts: GameTexts,
): OptionGroup[] {
  const groups = new Map<string, string[]>();
  const add = (title: string, word: string): unknown =>
    groups.set(title, [...(groups.get(title) ?? []), word]);
  for (const word of options.filter((one) => primary.includes(one))) add(say("bar-group-primary"), word);
  for (const word of options.filter((one) => !primary.includes(one))) add(titleOf(word, texts), word);
  return [...groups].map(([title, words]) => ({ title, words }));
}

/** What is done by a word: the form `.group` of its verb's message. */
function titleOf(word: string, texts: GameTexts): string {
  const key = `word-${word.split(" ")[0] ?? ""}`;
  return texts.has(key, "group") ? texts.say(key, {}, { form: "group" }) : say("bar-group-other");
}
