/** An option of a decision with facts from the board: the counterpart of `miskatonic.terminal.choices`. */
import type { Marks, Piece, Scene } from "~/client/types";
import { isOfSet } from "~/table/sets";
import { capital, type GameTexts } from "./game";

export interface ChoiceText {
  /** What it does and what it costs. */
  text: string;
  /** What the card says that it is about. */
  about: string;
}

// Characters for private use: what stands between them is quoted from a card.
const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const QUOTATION = /\uE000([^\uE001]*)\uE001/g;
const quote = (text: string): string => OPEN + text + CLOSE;

/**
 * The message is the first of `choice-<prompt>-<verb>`, `choice-<verb>-<object>` and `choice-<verb>` that the game
 * has, in its form `.short` if there is one. Its arguments are the object; the marks of the piece that the word points
 * at, of the zones where it lies and of the seat's own tableau; the arguments of the question; and, as `$glance`
 * and `$text`, what the piece is good for. A word for a set of pieces names them all.
 */
export function choiceOf(texts: GameTexts, word: string, scene: Scene | null): ChoiceText {
  const told = toldOf(texts, scene ?? NOTHING);
  let choice = told.choices.get(word);
  if (!choice) told.choices.set(word, (choice = tell(texts, word, scene, told.pieces.get(word) ?? [])));
  return choice;
}

/** What has been told of a scene: its pieces, the bar and the narration speak of the same options. */
interface Told {
  texts: GameTexts;
  /** The pieces that a word points at. */
  pieces: Map<string, Piece[]>;
  choices: Map<string, ChoiceText>;
}
const KNOWN = new WeakMap<object, Told>();
const NOTHING = { zones: [] };

function toldOf(texts: GameTexts, scene: Pick<Scene, "zones">): Told {
  const known = KNOWN.get(scene);
  if (known?.texts === texts) return known;
  const pieces = new Map<string, Piece[]>();
  for (const piece of scene.zones.flatMap((zone) => zone.pieces))
    for (const word of piece.words) pieces.set(word, [...(pieces.get(word) ?? []), piece]);
  const told = { texts, pieces, choices: new Map() };
  KNOWN.set(scene, told);
  return told;
}

function tell(texts: GameTexts, word: string, scene: Scene | null, pointed: readonly Piece[]): ChoiceText {
  const [verb = "", ...rest] = word.split(" ");
  const item = rest.join(" ");
  const prompt = scene?.question?.prompt ?? "";
  const key = [`choice-${prompt}-${verb}`, `choice-${verb}-${item}`, `choice-${verb}`].find((one) =>
    texts.has(one),
  );
  if (isOfSet(word)) {
    const object = pointed.map(({ face }) => face);
    return { text: capital(texts.say(`word-${verb}`, { object })), about: "" };
  }
  if (key === undefined) {
    const faces = pointed.filter(({ id, face }) => face && face !== item && id !== item);
    const named = [...new Set(faces.map(({ face }) => capital(texts.name(face))))];
    return { text: [texts.word(word), ...(named.length ? [named.join("; ")] : [])].join(": "), about: "" };
  }
  const form = texts.has(key, "short") ? "short" : undefined;
  return parted(texts.say(key, factsOf(texts, item, pointed, scene), { form, quote }));
}

function factsOf(
  texts: GameTexts,
  item: string,
  pointed: readonly Piece[],
  scene: Scene | null,
): Record<string, unknown> {
  const zones = scene?.zones ?? [];
  const around = zones.filter((zone) => zone.pieces.some((piece) => pointed.includes(piece)));
  const own = zones.filter(
    ({ kind, owner }) => kind === "tableau" && owner !== null && owner === scene?.seat,
  );
  const marks = [...around, ...own].map((zone) => zone.marks);
  const args = Object.assign({}, ...marks, scene?.question?.about, pointed[0]?.marks) as Marks;
  const face = pointed[0]?.face ?? item;
  const said = (key: string, given: Record<string, unknown> = {}): string | null =>
    texts.has(key) ? texts.say(key, given) : null;
  const card = said(`card-${face}`);
  return {
    ...args,
    object: /^\d+$/.test(item) ? Number(item) : item,
    face,
    glance: said(`glance-${face}`, args) ?? "nothing",
    text: card === null ? "nothing" : quote(card),
  };
}

/** A sentence without what it quotes, and that beside it. */
function parted(said: string): ChoiceText {
  const about = [...said.matchAll(QUOTATION)].map((match) => match[1] ?? "").join(" ");
  const text = said
    .replace(/[:;,]?\s*\uE000[^\uE001]*\uE001\s*$/, "")
    .replace(/[:;]\s*\uE000[^\uE001]*\uE001\s*/g, ". ")
    .replace(/\uE000[^\uE001]*\uE001/g, "")
    .trim();
  return { text: capital(text), about };
}
