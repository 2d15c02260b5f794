import { describe, expect, it } from "vitest";
import type { Account, Hint } from "~/client/types";
import { accountText, groundsLines } from "~/table/grounds";

const texts = {
  say: (key: string, args: Record<string, unknown> = {}) =>
    `${key} ${String(args["more"])} ${String(args["amount"])}`,
  word: (word: string) => word.toUpperCase(),
  name: (id: string) => `the ${id}`,
  ending: (key: string) => `ended by ${key}.`,
};

const choice = (word: string): string => word.replace("go church", "the Church");

const hint = (grounds: Partial<Hint["grounds"][number]>): Hint => ({
  seat: 0,
  seq: 3,
  adviser: "search",
  opinions: [{ word: "go docks", value: 0.1, plan: ["go docks"], weight: 1 }],
  reason: { key: "better", args: {} },
  grounds: [
    {
      instead: "go church",
      cost: 0.04,
      gains: [],
      price: [],
      cause: null,
      danger: null,
      chance: 0,
      ...grounds,
    },
  ],
});

describe("the grounds of a hint", () => {
  it("tell the chance, the cost of the alternative, what is gained and at what price", () => {
    const told = groundsLines(
      hint({
        gains: [{ aspect: "items", amount: 1 }],
        price: [{ aspect: "sanity", amount: -0.5 }],
        cause: "item/map",
      }),
      texts,
      choice,
    );
    expect(told).toEqual([
      "About 55 of 100 games are won from here.",
      "“the Church” wins about 4 games in 100 fewer. By the end of the round the advice means" +
        " aspect-items true 1, but aspect-sanity false 0.5. Mainly because of the map.",
    ]);
  });

  it("do not speak against the advice when what it gains comes later", () => {
    expect(groundsLines(hint({ price: [{ aspect: "sanity", amount: -2 }] }), texts, choice)[1]).toBe(
      "“the Church” wins about 4 games in 100 fewer. By the end of the round the advice means" +
        " aspect-sanity false 2; what it gains comes later.",
    );
  });

  it("name the danger that is avoided", () => {
    expect(groundsLines(hint({ danger: "rift", chance: 0.25 }), texts, choice)[1]).toContain(
      "It avoids this, 25 times in 100: ended by rift.",
    );
  });

  it("call a word as good that costs less than one game in a hundred, as the advice does", () => {
    expect(groundsLines(hint({ cost: 0.008 }), texts, choice)[1]).toContain("“the Church” is about as good.");
    expect(groundsLines(hint({ cost: 0.01 }), texts, choice)[1]).toContain("wins about 1 game in 100 fewer.");
  });

  it("say so when nothing differs", () => {
    expect(groundsLines(hint({ cost: -0.02 }), texts, choice)[1]).toContain(
      "“the Church” is about as good. By the end of the round nothing else differs.",
    );
  });
});

describe("the account of a bot", () => {
  const account = (grounds: Partial<Hint["grounds"][number]>): Account => ({
    seat: 1,
    step: 4,
    word: "go docks",
    chance: 0.5,
    grounds: hint(grounds).grounds[0]!,
  });
  const told = (found: Account): string => accountText(found, "Ben", texts);

  it("names the next best, what it would cost and what the team has instead", () => {
    expect(told(account({ gains: [{ aspect: "items", amount: 1 }], cause: "item/map" }))).toBe(
      "Ben: I chose “GO DOCKS”. “GO CHURCH” would cost about 4 in 100. By the end of the round that means" +
        " aspect-items true 1. Mainly because of the map.",
    );
  });

  it("is honest when the other looks better, when nothing differs and when there was no choice", () => {
    expect(told(account({ cost: -0.03 }))).toContain("“GO CHURCH” would be 3 in 100 better.");
    expect(told(account({ cost: 0 }))).toBe("Ben: “GO DOCKS” or “GO CHURCH”: I see no difference.");
    expect(told({ ...account({}), grounds: null })).toBe("Ben: I had no other option than “GO DOCKS”.");
  });
});
