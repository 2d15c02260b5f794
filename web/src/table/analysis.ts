/** What the analysis of a match has found, in sentences. Chances are told as wins out of 100 games. */
import type { Analysis, Line, Weighed } from "~/client/types";
import type { GameTexts } from "~/text/game";
import { say } from "~/text/page";

type Words = Pick<GameTexts, "say" | "word" | "name" | "seat" | "event">;

/** Two words that differ by less are the same to a player. */
const AS_GOOD = 0.01;

export const inHundred = (chance: number): number => Math.round(100 * chance);

/** A change with its sign. */
export function signed(change: number): string {
  const amount = inHundred(change);
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

/** The chance of a side after the last move: how it ended, if that is known. */
export function chanceAtEnd(found: Analysis, side: number): number {
  const last = found.sides.find((one) => one.side === side)?.steps.at(-1);
  return (found.weighed.at(-1)?.after[side] ?? 0) + (last?.luck ?? 0);
}

/** The side whose chances somebody wants to see: their own, or the one that stood best at the end. */
export function sideFor(found: Analysis, seat: number | null): number {
  const sides = (found.weighed[0]?.before ?? []).map((_, side) => side);
  if (seat !== null && sides.includes(seat)) return seat;
  return sides.toSorted((one, other) => chanceAtEnd(found, other) - chanceAtEnd(found, one))[0] ?? 0;
}

/** Why the best word was better than the one that was said; nothing if it was the best. */
export function betterText(move: Weighed, texts: Words, choice = (word: string) => texts.word(word)): string {
  const best = move.best[0];
  if (!best || best.word === move.word) return "";
  const word = choice(best.word);
  const gains = move.gains
    .map(({ aspect, amount }) =>
      texts.say(`aspect-${aspect}`, { more: amount > 0, amount: Math.abs(amount) }),
    )
    .join(", ");
  if (!gains) return say("analysis-better", { word });
  if (move.cause === null) return say("analysis-better-gains", { word, gains });
  const cause = texts.name(move.cause.split("/").pop() ?? "");
  return say("analysis-better-cause", { word, gains, cause });
}

export interface TurningPoint {
  seq: number;
  text: string;
}

/** The moves that changed most for a side, a sentence or two each. */
export function turningPoints(
  found: Analysis,
  side: number,
  lines: readonly Line[],
  texts: Words,
): TurningPoint[] {
  const of = found.sides.find((one) => one.side === side);
  return (of?.turning_points ?? []).flatMap((seq) => {
    const move = found.weighed.find((one) => one.seq === seq);
    const change = of?.steps.find((one) => one.seq === seq);
    if (!move || !change) return [];
    const who = { move: seq + 1, name: texts.seat(move.seat), word: texts.word(move.word) };
    if (Math.abs(change.choice) >= Math.abs(change.luck)) {
      const told = say("analysis-point-choice", { ...who, change: signed(change.choice) });
      return [{ seq, text: [told, betterText(move, texts)].filter(Boolean).join(" ") }];
    }
    const from = move.after[side] ?? 0;
    const luck = { from: inHundred(from), to: inHundred(from + change.luck) };
    const told = say("analysis-point-luck", { ...who, ...luck });
    return [{ seq, text: [told, happened(lines, seq, texts)].filter(Boolean).join(" ") }];
  });
}

/** What happened at a move, by the card or rule that caused most of it. */
function happened(lines: readonly Line[], seq: number, texts: Words): string {
  const events = lines.find(({ step }) => step === seq + 1)?.events ?? [];
  const chosen = events.find(({ args }) => args["cause"]) ?? events[0];
  return chosen ? texts.event(chosen) : "";
}

/** What became of an attempt to find a better word. */
export interface Attempt {
  isRight: boolean;
  text: string;
}

/** Judge a word that somebody tries in place of the one that was said, without naming the best one. */
export function attempt(move: Weighed, word: string): Attempt {
  const best = move.best[0];
  const tried = move.best.find((one) => one.word === word);
  if (best && tried && tried.chance >= best.chance - AS_GOOD)
    return { isRight: true, text: say("lesson-right", { chance: inHundred(tried.chance) }) };
  if (word === move.word) return { isRight: false, text: say("lesson-same", { cost: inHundred(move.cost) }) };
  if (best && tried)
    return {
      isRight: false,
      text: say("lesson-worse", {
        chance: inHundred(tried.chance),
        cost: inHundred(best.chance - tried.chance),
      }),
    };
  return { isRight: false, text: say("lesson-other") };
}

/** The best word, what it would have won, and why. */
export function answerText(move: Weighed, texts: Words, choice: (word: string) => string): string {
  const best = move.best[0];
  if (!best) return "";
  const chance = say("lesson-answer", { chance: inHundred(best.chance), cost: inHundred(move.cost) });
  return [betterText(move, texts, choice), chance].join(" ");
}
