/** What the bots of a team can be asked for, and what they answer, in sentences. */
import type { Reply, Topic } from "~/client/types";
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";

type Words = Pick<GameTexts, "say">;

export interface Wish {
  value: string;
  kind: string;
  subject: string;
  said: string;
}

/** The value of the question why a bot made its last move, which is no request. */
export const WHY = "";

/** Each request that can be made, as a question. */
export function wishesOf(topics: readonly Topic[], texts: Words): Wish[] {
  return topics.flatMap(({ kind, subjects }) =>
    [...new Set(subjects)].map((subject) => ({
      value: `${kind} ${subject}`,
      kind,
      subject,
      said: texts.say(`request-${kind}`, { subject }),
    })),
  );
}

/** The answer of a bot, with the rule that forbids what it was asked for. */
export function replyText(reply: Reply, name: string, texts: Words): string {
  const said = texts.say(`answer-${reply.key}`, reply.args);
  return say("request-answer", { name, said: reply.rule ? `${said} (${reply.rule})` : said });
}
