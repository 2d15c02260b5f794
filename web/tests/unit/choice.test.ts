/** Options are put into words as the terminal puts them, with their price. */
import { describe, expect, test } from "vitest";
import type { Marks, Piece, Scene } from "../../src/client/types";
import { choiceOf } from "../../src/text/choice";
import { GameTexts } from "../../src/text/game";

const FTL = `
name-necronomicon = Necronomicon
    .the = the Necronomicon
name-lamp = Lamp
    .the = the Lamp
    .does = Shows what is hidden.
name-nothing = nothing
list = { $rest } and { $last }
word-take = take { $object }
word-pay = pay { $object }
choice-take =
    Take { $face-the } ({ $cost ->
        [V] costs an event card
       *[other] free
    })
choice-use = Use { $object-the }: { $text }
choice-swap = Ask for { $object-the } in return: { $object-does }
choice-level = Learn { $object } for { $price }: { $object-does } Then the night is darker
choice-take-nothing = Take nothing
choice-ready = Ready: { $sanity } left, { $round } to go
choice-sacrifice = Give up everything that you have ever owned or wanted
    .short = Sacrifice { $cards }
choice-last-take = Take it now or never
card-lamp = A lamp.
`;
const texts = new GameTexts(
  {
    game: "x",
    language: "en",
    texts: [FTL],
    cards: [],
    words: [],
    fatal: [],
    primary: [],
    question_rules: {},
  },
  ["Ada", "Ben"],
);

const piece = (id: string, face: string, marks: Marks, words: string[]): Piece => ({
  id,
  face,
  marks,
  words,
});
const scene = (prompt = "shop", about: Record<string, unknown> = {}): Scene => ({
  game: "x",
  seat: 1,
  round: 1,
  outcome: null,
  question: { seats: [1], prompt, source: "", about, options: [], together: false },
  zones: [
    {
      id: "stock",
      kind: "row",
      owner: null,
      marks: { round: 3, words: ["use lamp"] },
      pieces: [
        piece("stock.right", "necronomicon", { cost: "V" }, ["take right", "pay right", "take left+right"]),
        piece("stock.left", "lamp", { cost: "" }, ["take left", "take left+right", "use lamp", "ready"]),
      ],
    },
    { id: "person.seat-1", kind: "tableau", owner: 0, marks: { sanity: 1 }, pieces: [] },
    { id: "person.seat-2", kind: "tableau", owner: 1, marks: { sanity: 5 }, pieces: [] },
  ],
});
const text = (word: string, at = scene()): string => choiceOf(texts, word, at).text;

test("an option names the thing and its price, not its place", () => {
  expect(text("take right")).toBe("Take the Necronomicon (costs an event card)");
  expect(text("take left")).toBe("Take the Lamp (free)");
});

test("facts come from the zone and from one's own board", () => {
  expect(text("ready")).toBe("Ready: 5 left, 3 to go");
});

test("the question's own message comes first, then that of the whole word", () => {
  expect(text("take right", scene("last"))).toBe("Take it now or never");
  expect(text("take nothing")).toBe("Take nothing");
});

test("a word without such a message is said as it is, with what it points at", () => {
  expect(text("pay right")).toBe("Pay right: Necronomicon");
  expect(text("pay cash")).toBe("Pay cash");
});

test("a set names all its pieces", () => {
  expect(text("take left+right")).toBe("Take Necronomicon and Lamp");
});

test("a short form is for buttons", () => {
  expect(text("sacrifice", scene("shop", { cards: ["lamp", "necronomicon"] }))).toContain("Sacrifice");
});

describe("the text of a card stands beside the option", () => {
  test("when it ends the sentence", () => {
    expect(choiceOf(texts, "use lamp", scene())).toEqual({ text: "Use the Lamp", about: "A lamp." });
    expect(choiceOf(texts, "swap lamp", scene())).toEqual({
      text: "Ask for the Lamp in return",
      about: "Shows what is hidden.",
    });
  });

  test("and when the sentence goes on after it", () => {
    expect(choiceOf(texts, "level lamp", scene("shop", { price: 2 }))).toEqual({
      text: "Learn Lamp for 2. Then the night is darker",
      about: "Shows what is hidden.",
    });
  });
});
