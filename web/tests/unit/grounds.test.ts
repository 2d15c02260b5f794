import { describe, expect, it } from "vitest";
import type { Hint } from "~/client/types";
import { groundsText } from "~/table/grounds";

const texts = {
  say: (key: string, args: Record<string, unknown> = {}) =>
    `${key} ${String(args["more"])} ${String(args["amount"])}`,
  word: (word: string) => word.toUpperCase(),
  name: (id: string) => `the ${id}`,
  ending: (key: string) => `ended by ${key}.`,
};

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
    const told = groundsText(
      hint({
        gains: [{ aspect: "items", amount: 1 }],
        price: [{ aspect: "sanity", amount: -0.5 }],
        cause: "item/map",
      }),
      texts,
    );
    expect(told).toBe(
      "About 55 of 100 games are won from here. “GO CHURCH” costs about 4 in 100. By the end of the round the best" +
        " has aspect-items true 1, but aspect-sanity false 0.5. What does it: the map.",
    );
  });

  it("name the danger that is avoided", () => {
    expect(groundsText(hint({ danger: "rift", chance: 0.25 }), texts)).toContain(
      "It avoids this, 25 times in 100: ended by rift.",
    );
  });

  it("say so when nothing differs", () => {
    expect(groundsText(hint({ cost: 0 }), texts)).toContain(
      "“GO CHURCH” costs nothing that the bot can see. By the end of the round nothing else differs.",
    );
  });
});
