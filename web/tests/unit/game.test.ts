/** The texts of a game are put into words as the terminal puts them. */
import { expect, test } from "vitest";
import { GameTexts } from "../../src/text/game";
import type { TableEvent } from "../../src/client/types";
import { eventSegments, remarkOf } from "../../src/text/segments";

const FTL = `
name-docks = Docks
    .the = the Docks
name-elixir = Elixir
    .a = an Elixir
    .full = Elixir of Life
name-nothing = nothing
list = { $rest } and { $last }
list-count = { $count } × { $thing }
event-moved = { $seat } goes to { $location-the } ({ $cause }).
event-gave = { $seat } gives { $items }.
ask-move = Where do you go, { $seat }?
word-go = go to { $object-the }
word-offer =
    { $object ->
        [0] Offer none
       *[other] Offer { $object }
    }
word-close-university = Close the portal
refusal-far = Too far.
refusal-lacking = You lack { $names }.
option-preset = Difficulty
    .about = How hard it is.
    .easy = Gentle.
fact-copies = Copies
fact-cost = Cost
    .value = { $value } coins
kind-item = Item
card-elixir = Heals.
flavour-elixir = Pennies.
zone-bag = bag
mark-sanity = Sanity
mark-witch = the Witch
mark-cost = Cost
mark-cost-is = pays { $value }
`;

const texts = new GameTexts(
  {
    game: "x",
    language: "en",
    texts: [FTL],
    cards: [
      {
        id: "elixir",
        kind: "item",
        facts: [
          ["copies", 3],
          ["cost", 2],
        ],
      },
    ],
    words: ["go docks"],
    fatal: [],
    primary: [],
    question_rules: {},
  },
  ["Ada", "Ben"],
);

const told = (kind: string, seat: number, args: TableEvent["args"]): TableEvent => ({
  kind,
  seat,
  args,
  forced: null,
  heading: false,
});

test("names have forms, and ids stand for what has no name", () => {
  expect(texts.name("docks")).toBe("Docks");
  expect(texts.name("docks", "the")).toBe("the Docks");
  expect(texts.name("elixir", "the")).toBe("Elixir");
  expect(texts.name("unheard-of")).toBe("unheard-of");
  expect(texts.name("seat-2")).toBe("Ben");
  expect(texts.name("docks+elixir")).toBe("Docks and Elixir");
});

test("an event is a sentence, cut where it speaks of cards and seats", () => {
  const event = told("moved", 0, { location: "docks", cause: "item/elixir" });
  expect(texts.event(event)).toBe("Ada goes to the Docks (Elixir).");
  expect(eventSegments(texts, event)).toEqual([
    { text: "Ada", seat: 0 },
    { text: " goes to the Docks (" },
    { text: "Elixir", card: "elixir" },
    { text: ")." },
  ]);
});

test("what nobody could choose is remarked, to oneself as taken for one", () => {
  const event = { ...told("gave", 1, { items: [] }), forced: 1 };
  expect(remarkOf(event, 1, false)).toBe("taken for you: there was no other choice");
  expect(remarkOf(event, 0, false)).toBe("there was no other choice");
  expect(remarkOf(event, null, false)).toBe("there was no other choice");
  expect(remarkOf({ ...event, forced: null }, 1, false)).toBeNull();
});

test("one person who plays all seats is told of each that a choice was taken for one", () => {
  const event = { ...told("gave", 1, { items: [] }), forced: 1 };
  expect(remarkOf(event, 0, true)).toBe("taken for you: there was no other choice");
  expect(remarkOf(event, null, true)).toBe("there was no other choice");
  expect(remarkOf({ ...event, forced: null }, 0, true)).toBeNull();
});

test("equal things in a list are counted", () => {
  const gave = (items: string[]): string => texts.event(told("gave", 1, { items }));
  expect(gave(["elixir", "docks", "elixir"])).toBe("Ben gives 2 × Elixir and Docks.");
  expect(gave([])).toBe("Ben gives nothing.");
});

test("words are said by verb and object, or as a whole", () => {
  expect(texts.word("go docks")).toBe("Go to the Docks");
  expect(texts.word("offer 0")).toBe("Offer none");
  expect(texts.word("offer 2")).toBe("Offer 2");
  expect(texts.word("close university")).toBe("Close the portal");
});

test("a card has its facts in words", () => {
  const card = texts.card("elixir");
  expect(card?.title).toBe("Elixir of Life");
  expect(card?.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual(["Copies: 3", "Cost: 2 coins"]);
  expect(texts.card("docks")).toBeNull();
});

test("marks are told in the order of their messages, and those that do not apply are not", () => {
  const marks = { cost: 2, witch: true, sanity: 3, max_sanity: 6, hidden: 1, nothing: null };
  expect(texts.marks(marks).map(({ value }) => value)).toEqual(["3/6", "the Witch", "pays 2"]);
  expect(texts.marks({ witch: false })).toEqual([]);
});

test("a refusal names what is missing", () => {
  expect(texts.refusal("far")).toBe("Too far.");
  expect(texts.refusal("lacking", ["elixir", "docks"])).toBe("You lack Elixir and Docks.");
});

test("an option explains itself", () => {
  expect(texts.option("preset")).toEqual({
    name: "Difficulty",
    about: "How hard it is.",
    values: { easy: "Gentle." },
  });
});
