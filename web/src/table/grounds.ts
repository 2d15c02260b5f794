/** What speaks for the best word of a hint against the others, in sentences. */
import type { Account, Hint } from "~/client/types";
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";

type Grounds = Hint["grounds"][number];
type Words = Pick<GameTexts, "say" | "word" | "name" | "ending">;

/** The messages of an adviser, and those of a bot that speaks of its own team. */
const HINT = { gains: "hint-gains", both: "hint-gains-price", price: "hint-price" };
const BOT = { gains: "account-gains", both: "account-gains-price", price: "account-price" };

/** Chances that differ by less are the same to a player; the server calls no danger of such words, either. */
const NOTICEABLE = 0.01;

const hundredths = (share: number): number => Math.round(100 * share);
const costOf = ({ cost }: Grounds): number => (Math.abs(cost) < NOTICEABLE ? 0 : hundredths(cost));

/**
 * The chance to win, and for each alternative what it would cost and what the best word leads to instead. Alternatives
 * are named as the bar names them (`choice`).
 */
export function groundsLines(hint: Hint, texts: Words, choice: (word: string) => string): string[] {
  const value = hint.opinions[0]?.value ?? 0;
  const chance = say("hint-chance", { chance: hundredths((value + 1) / 2) });
  return [chance, ...hint.grounds.map((grounds) => against(grounds, texts, choice))];
}

/** Why a bot has made its last move, in its own words. */
export function accountText(account: Account, name: string, texts: Words): string {
  const { grounds } = account;
  const word = texts.word(account.word);
  if (!grounds) return say("account-only", { name, word });
  const instead = texts.word(grounds.instead);
  const cost = costOf(grounds);
  const isSame = !cost && !grounds.gains.length && !grounds.price.length && !grounds.danger;
  if (isSame) return say("account-same", { name, word, instead });
  const key = cost > 0 ? "account-better" : cost < 0 ? "account-worse" : "account-equal";
  return [say(key, { name, word, instead, cost: Math.abs(cost) }), ...detailsOf(grounds, texts, BOT)].join(
    " ",
  );
}

function against(grounds: Grounds, texts: Words, choice: (word: string) => string): string {
  // A word that looks a little better is not advised: the difference is within the error of the comparison.
  const cost = Math.max(0, costOf(grounds));
  const costs = say("hint-costs", { word: choice(grounds.instead), cost });
  const details = detailsOf(grounds, texts, HINT);
  return [costs, ...(details.length ? details : [say("hint-nothing")])].join(" ");
}

/** What there is by the end of the round, which card or rule does it, and which danger is avoided. */
function detailsOf(grounds: Grounds, texts: Words, says: typeof HINT): string[] {
  const [gains, price] = [grounds.gains, grounds.price].map((part) =>
    part
      .map(({ aspect, amount }) =>
        texts.say(`aspect-${aspect}`, { more: amount > 0, amount: Math.abs(amount) }),
      )
      .join(", "),
  );
  const told: string[] = [];
  if (gains && price) told.push(say(says.both, { gains, price }));
  else if (gains) told.push(say(says.gains, { gains }));
  else if (price) told.push(say(says.price, { price }));
  if (grounds.cause && gains)
    told.push(say("hint-cause", { cause: texts.name(grounds.cause.split("/").pop() ?? "") }));
  if (grounds.danger) {
    const ending = texts.ending(grounds.danger);
    told.push(say("hint-danger", { chance: hundredths(grounds.chance), ending }));
  }
  return told;
}
