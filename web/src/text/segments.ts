/** A sentence in segments: names of cards, rules and seats become links. */
import type { TableEvent } from "~/client/types";
import { capital, type GameTexts } from "./game";
import { say } from "./page";

export interface Segment {
  text: string;
  card?: string;
  rule?: string;
  /** The rule is only cited, so the sentence can do without its number. */
  isCited?: boolean;
  seat?: number;
}

/** A rule is cited after a comma or alone in brackets; both belong to the citation, not to the sentence. */
const CITED = / \(([A-Z]{3}-(?:R\d+|\d+(?:\.\d+)?))\)|, ([A-Z]{3}-(?:R\d+|\d+(?:\.\d+)?))\b/g;
const RULE = /\b[A-Z]{3}-(?:R\d+|\d+(?:\.\d+)?)\b/g;
const SEAT = /^seat-(\d+)$/;

export function eventSegments(texts: GameTexts, event: TableEvent): Segment[] {
  const sentence = texts.event(event);
  const args = texts.eventArgs(event);
  return cut(sentence, [...mentions(texts, args)]);
}

/** An event in short: without the numbers of the rules that it cites. */
export function sentenceOf(texts: GameTexts, event: TableEvent): string {
  return texts.event(event).replaceAll(CITED, "");
}

/**
 * What is said after an event: that somebody's only option was taken. Null after most events.
 * One person who plays all seats is told of every seat as of the own one.
 */
export function remarkOf(event: TableEvent, reader: number | null, isSolo: boolean): string | null {
  if (event.forced === null) return null;
  const isMine = event.forced === reader || (isSolo && reader !== null);
  return say(isMine ? "log-forced-you" : "log-forced");
}

/** A sentence in which rules are named by their ids. */
export function ruleSegments(sentence: string): Segment[] {
  return cut(sentence, []);
}

type Mention = Omit<Segment, "text"> & { text: string };

function* mentions(texts: GameTexts, args: Record<string, unknown>): Generator<Mention> {
  for (const value of Object.values(args).flat()) {
    if (typeof value !== "string") continue;
    const id = value.slice(value.lastIndexOf("/") + 1);
    const seat = SEAT.exec(id);
    const what = seat ? { seat: Number(seat[1]) - 1 } : texts.face(id) ? { card: id } : null;
    if (!what) continue;
    const name = texts.name(id);
    if (name) yield { text: name, ...what };
  }
}

function cut(sentence: string, wanted: Mention[]): Segment[] {
  const found: { at: number; segment: Segment }[] = [];
  const isFree = (from: number, to: number): boolean =>
    found.every(({ at, segment }) => to <= at || from >= at + segment.text.length);
  const take = (at: number, segment: Segment): void => {
    if (at >= 0 && isFree(at, at + segment.text.length)) found.push({ at, segment });
  };
  for (const cited of sentence.matchAll(CITED))
    take(cited.index, { text: cited[0], rule: cited[1] ?? cited[2] ?? "", isCited: true });
  for (const rule of sentence.matchAll(RULE)) take(rule.index, { text: rule[0], rule: rule[0] });
  for (const mention of [...wanted].sort((one, other) => other.text.length - one.text.length)) {
    const exact = sentence.indexOf(mention.text);
    if (exact >= 0) take(exact, mention);
    else if (sentence.startsWith(capital(mention.text))) take(0, { ...mention, text: capital(mention.text) });
  }
  found.sort((one, other) => one.at - other.at);
  const segments: Segment[] = [];
  let end = 0;
  for (const { at, segment } of found) {
    if (at > end) segments.push({ text: sentence.slice(end, at) });
    segments.push(segment);
    end = at + segment.text.length;
  }
  if (end < sentence.length) segments.push({ text: sentence.slice(end) });
  return segments;
}
