/** What speaks for the best word of a hint against the others, in sentences. */
import type { Hint } from "~/client/types";
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";

type Grounds = Hint["grounds"][number];
type Words = Pick<GameTexts, "say" | "word" | "name" | "ending">;

const hundredths = (share: number): number => Math.round(100 * share);

/** The chance to win, and for each alternative what it would cost and what the best word has instead. */
export function groundsText(hint: Hint, texts: Words): string {
  const value = hint.opinions[0]?.value ?? 0;
  const chance = say("hint-chance", { chance: hundredths((value + 1) / 2) });
  return [chance, ...hint.grounds.map((grounds) => against(grounds, texts))].join(" ");
}

function against(grounds: Grounds, texts: Words): string {
  const costs = say("hint-costs", { word: texts.word(grounds.instead), cost: hundredths(grounds.cost) });
  const [gains, price] = [grounds.gains, grounds.price].map((part) =>
    part
      .map(({ aspect, amount }) =>
        texts.say(`aspect-${aspect}`, { more: amount > 0, amount: Math.abs(amount) }),
      )
      .join(", "),
  );
  const told = [costs];
  if (gains && price) told.push(say("hint-gains-price", { gains, price }));
  else if (gains || price) told.push(say("hint-gains", { gains: gains || price || "" }));
  else if (!grounds.danger) told.push(say("hint-nothing"));
  if (grounds.cause && gains)
    told.push(say("hint-cause", { cause: texts.name(grounds.cause.split("/").pop() ?? "") }));
  if (grounds.danger) {
    const ending = texts.ending(grounds.danger);
    told.push(say("hint-danger", { chance: hundredths(grounds.chance), ending }));
  }
  return told.join(" ");
}
