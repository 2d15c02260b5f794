/** The answers of a question by what is done: first the primary ones, then a group for each verb. */
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";

export interface OptionGroup {
  verb: string;
  title: string;
  words: string[];
}

export function groupsOf(
  options: readonly string[],
  primary: readonly string[],
  texts: GameTexts,
): OptionGroup[] {
  const groups = new Map<string, string[]>();
  const first = options.filter((word) => primary.includes(word));
  if (first.length) groups.set("", first);
  for (const word of options.filter((one) => !primary.includes(one))) {
    const verb = word.split(" ")[0] ?? "";
    groups.set(verb, [...(groups.get(verb) ?? []), word]);
  }
  return [...groups].map(([verb, words]) => ({ verb, words, title: titleOf(verb, texts) }));
}

function titleOf(verb: string, texts: GameTexts): string {
  if (verb === "") return say("bar-group-primary");
  return texts.has(`verb-${verb}`) ? texts.say(`verb-${verb}`) : say("bar-group-other");
}
