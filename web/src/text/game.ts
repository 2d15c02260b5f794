/**
 * What a game says, from its Fluent files: the counterpart of `miskatonic.content.texts`.
 *
 * Which message says what is decided by its key: `name-elixir`, `event-moved`, `ask-move`, `word-go`,
 * `refusal-no-recipe`, `option-preset`, `ending-rift`. String arguments are content ids and reach a message
 * as names; `$place-the` is the form `.the` of the name of `$place`.
 */
import type { Book, Departure, Fact, Face, Marks, Question, TableEvent } from "~/client/types";
import { Messages, type Args } from "./fluent";

export interface CardText {
  id: string;
  kind: string;
  title: string;
  kindName: string;
  facts: { key: string; label: string; value: string; raw: Fact }[];
  rules: string;
  flavour: string;
}

export interface OptionText {
  name: string;
  about: string;
  values: Record<string, string>;
}

const SEAT = /^seat-(\d+)$/;
/** The form of a name that is the text of its card. */
const QUOTED = "does";
const tail = (id: string): string => id.slice(id.lastIndexOf("/") + 1);
/** The key of a name; in that of a rule, such as CUL-9.6, the dot is a dash. */
const nameKey = (id: string): string => `name-${tail(id).replaceAll(".", "-")}`;
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The parts of a book that do not depend on who sits at the table; parsed once. */
interface Parsed {
  messages: Messages;
  forms: string[];
  faces: Map<string, Face>;
  order: Map<string, number>;
  isDrawnWhole: boolean;
}

function parse(book: Book): Parsed {
  const messages = new Messages(book.language, book.texts);
  const names = messages.keys.filter((key) => key.startsWith("name-"));
  return {
    messages,
    forms: [...new Set(names.flatMap((key) => messages.forms(key)))],
    faces: new Map(book.cards.map((face) => [face.id, face])),
    order: new Map(messages.keys.map((key, at) => [key, at])),
    isDrawnWhole: !messages.keys.some((key) => key.startsWith("zone-")),
  };
}

export class GameTexts {
  readonly #parsed: Parsed;
  readonly #cards = new Map<string, CardText>();

  constructor(
    readonly book: Book,
    readonly seatNames: readonly string[] = [],
    parsed?: Parsed,
  ) {
    this.#parsed = parsed ?? parse(book);
  }

  /** The same texts with the names of the people at a table. */
  at(seatNames: readonly string[]): GameTexts {
    return new GameTexts(this.book, seatNames, this.#parsed);
  }

  has(key: string, form?: string): boolean {
    return this.#parsed.messages.has(key, form);
  }

  /** A message, or one form of it. `quote` marks what the message quotes from a card (`{ $object-does }`). */
  say(
    key: string,
    args: Record<string, unknown> = {},
    { form, quote }: { form?: string | undefined; quote?: (text: string) => string } = {},
  ): string {
    if (Object.keys(args).length === 0) return this.#parsed.messages.say(key, undefined, form);
    // Most messages use few of the arguments that they could use, so each is put into words when it is asked for.
    const spoken = new Proxy<Args>(
      {},
      {
        ownKeys: () => Object.keys(args),
        getOwnPropertyDescriptor: (_, name) =>
          this.#argument(args, String(name)) && { configurable: true, enumerable: true },
        get: (_, name) => {
          const { value, form: of } = this.#argument(args, String(name)) ?? {};
          const said = this.#spoken(value, of);
          return quote && of === QUOTED ? quote(String(said)) : said;
        },
      },
    );
    return this.#parsed.messages.say(key, spoken, form);
  }

  /** What a message means by the name of an argument: `place`, or its form `place-the`. */
  #argument(
    args: Record<string, unknown>,
    name: string,
  ): { value: unknown; form: string | undefined } | undefined {
    if (Object.hasOwn(args, name)) return { value: args[name], form: undefined };
    for (const form of this.#parsed.forms) {
      const value = name.endsWith(`-${form}`) && args[name.slice(0, -form.length - 1)];
      if (typeof value === "string") return { value, form };
    }
    return undefined;
  }

  /** The name of a thing, or its id if it has no name; `a+b` are several things. */
  name(id: string, form?: string): string {
    const seat = SEAT.exec(tail(id));
    const called = seat && this.seatNames[Number(seat[1]) - 1];
    if (called) return called;
    if (id.includes("+")) return this.#list(id.split("+").map((one) => this.name(one, form)));
    const key = nameKey(id);
    if (!this.has(key)) return tail(id);
    return this.#parsed.messages.say(
      key,
      undefined,
      form !== undefined && this.#parsed.messages.has(key, form) ? form : undefined,
    );
  }

  hasName(id: string): boolean {
    return SEAT.test(id) || this.has(nameKey(id));
  }

  seat(seat: number): string {
    return this.name(`seat-${seat + 1}`);
  }

  event(event: TableEvent): string {
    return capital(this.say(`event-${event.kind}`, this.eventArgs(event)));
  }

  eventArgs(event: TableEvent): Record<string, unknown> {
    return event.seat === null ? event.args : { ...event.args, seat: `seat-${event.seat + 1}` };
  }

  /** The question, briefly if it can be: the page shows the card that asks, which the terminal has to quote. */
  question(question: Question): string {
    const seat = `seat-${(question.seats[0] ?? 0) + 1}`;
    const key = `ask-${question.prompt}`;
    const form = this.has(key, "brief") ? "brief" : undefined;
    return this.say(key, { source: question.source, seat, ...question.about }, { form });
  }

  /** An option of a decision as a sentence. */
  word(word: string): string {
    const [verb = "", ...rest] = word.split(" ");
    const item = rest.join(" ");
    const special = `word-${verb}-${item}`;
    if (item && this.has(special)) return this.say(special);
    return capital(this.say(`word-${verb}`, { object: /^\d+$/.test(item) ? Number(item) : item }));
  }

  /** Why something is not allowed; `names` are the things that the sentence speaks of. */
  refusal(key: string, names: readonly string[] = []): string {
    return this.say(`refusal-${key}`, { names });
  }

  ending(key: string): string {
    return this.say(`ending-${key}`);
  }

  /** A table option. A value that an expansion adds is explained by a message of its own. */
  option(key: string): OptionText {
    const said = this.#explained(`option-${key}`);
    const apart = `value-${key}-`;
    for (const message of this.#parsed.order.keys())
      if (message.startsWith(apart)) said.values[message.slice(apart.length)] = this.say(message);
    return said;
  }

  /** How a table departs from the printed game. */
  departure({ key, args }: Departure): string {
    return this.say(`departs-${key}`, args);
  }

  variant(key: string): OptionText {
    return this.#explained(`variant-${key}`);
  }

  #explained(message: string): OptionText {
    const values: Record<string, string> = {};
    for (const form of this.#parsed.messages.forms(message))
      values[form] = this.#parsed.messages.say(message, {}, form);
    const about = values["about"] ?? "";
    delete values["about"];
    return { name: this.say(message), about, values };
  }

  /** What is printed on a card, in words; null when the game has no such card. It is the same object every time. */
  card(id: string): CardText | null {
    const face = this.#parsed.faces.get(id);
    if (!face) return null;
    let card = this.#cards.get(id);
    if (!card) this.#cards.set(id, (card = this.#printed(id, face)));
    return card;
  }

  #printed(id: string, face: Face): CardText {
    const text = (key: string): string => (this.has(key) ? this.say(key) : "");
    return {
      id,
      kind: face.kind,
      title: this.name(id, "full"),
      kindName: text(`kind-${face.kind}`),
      facts: face.facts.map(([key, raw]) => ({ key, raw, ...this.#fact(key, raw) })),
      rules: text(`card-${id}`),
      flavour: text(`flavour-${id}`),
    };
  }

  face(id: string): Face | null {
    return this.#parsed.faces.get(id) ?? null;
  }

  /** The title of zones of a family; null when the game does not name it. */
  zone(family: string, mark?: string): string | null {
    return this.#label("zone", mark ? `${family}-${mark}` : family, mark ? null : family);
  }

  /** The label of a mark; null if the mark is not shown to readers. */
  markLabel(key: string): string | null {
    return this.#label("mark", key, key);
  }

  /**
   * The marks of a piece in words, in the order of their messages. Marks that do not apply are left out.
   *
   * A family of zones may have labels of its own, `mark-<family>-<key>`; then it is told with these alone.
   */
  marks(marks: Marks, family = ""): { key: string; label: string; value: string }[] {
    const own = (key: string): string =>
      family && this.has(`mark-${family}-${key}`) ? `${family}-${key}` : key;
    const isOwn = Object.keys(marks).some((key) => own(key) !== key);
    const at = (key: string): number => this.#parsed.order.get(`mark-${own(key)}`) ?? this.#parsed.order.size;
    return Object.keys(marks)
      .filter((key) => !key.startsWith("max_") && (!isOwn || own(key) !== key))
      .filter((key) => this.markLabel(own(key)) !== null)
      .sort((one, other) => at(one) - at(other))
      .map((key) => ({
        key,
        label: this.markLabel(own(key)) ?? key,
        value: this.#markValue(key, marks, own(key)),
      }))
      .filter(({ value }) => value !== "");
  }

  #markValue(key: string, marks: Marks, called: string): string {
    const value: unknown = marks[key];
    if (value === null || value === undefined || value === false || value === "") return "";
    if (Array.isArray(value) && !value.length) return "";
    if (value === true) return this.markLabel(called) ?? key;
    const phrase = `mark-${called}-is`;
    if (this.has(phrase)) return this.say(phrase, { ...marks, value });
    const most: unknown = marks[`max_${key}`];
    return typeof most === "number" ? `${String(value)}/${most}` : String(this.#spoken(value));
  }

  #label(kind: string, key: string, fallback: string | null): string | null {
    const message = `${kind}-${key}`;
    if (this.has(message)) return this.say(message);
    if (this.#parsed.isDrawnWhole && fallback !== null && fallback !== "words")
      return capital(this.name(fallback).replaceAll(/[-_]/g, " "));
    return null;
  }

  #fact(key: string, raw: Fact): { label: string; value: string } {
    const message = `fact-${key}`;
    const spoken = this.#spoken(raw);
    const value = this.#parsed.messages.has(message, "value")
      ? this.#parsed.messages.say(message, { value: spoken }, "value")
      : String(spoken);
    return { label: this.say(message), value };
  }

  #spoken(value: unknown, form?: string): string | number {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value;
    // What has spaces is words already, and no id.
    if (typeof value === "string") return value.includes(" ") ? value : this.name(value, form);
    if (Array.isArray(value)) return this.#list(value.map((item) => String(this.#spoken(item))));
    return "";
  }

  #list(things: string[]): string {
    if (!things.length) return this.name("nothing");
    const counts = new Map<string, number>();
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const parts = [...counts].map(([thing, count]) =>
      count > 1 ? this.#parsed.messages.say("list-count", { count, thing }) : thing,
    );
    const last = parts.pop() ?? "";
    return parts.length ? this.#parsed.messages.say("list", { rest: parts.join(", "), last }) : last;
  }
}
