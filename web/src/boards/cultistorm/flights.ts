/** Things without an identity of their own that an event moves: cards from decks, trophies, tokens, dice. */
import type { Flight } from "~/boards/contract";
import type { TableEvent } from "~/client/types";

export function flights({ kind, seat, args }: TableEvent): Flight[] {
  const own = seat === null ? "" : `seat-${seat + 1}`;
  const named = (key: string): string => String(args[key] ?? "");
  switch (kind) {
    case "cultist-spawns":
      return [{ from: "cultist-deck", to: `enemy.${named("cultist")}` }];
    case "fight-won":
      return [{ from: `enemy.${named("enemy")}`, to: "cultist-discard" }];
    case "trophy-won":
      return [{ from: `supply.${named("symbol")}`, to: `${own}.trophy.${named("symbol")}` }];
    case "trophy-returned":
      return [{ from: `${own}.trophy.${named("symbol")}`, to: `supply.${named("symbol")}` }];
    case "trophy-laid":
      return [{ from: `${own}.trophy.${named("symbol")}`, to: `laid.${named("location")}` }];
    case "trophy-handed":
      return [{ from: `${own}.trophy.${named("symbol")}`, to: `holdings.${named("other")}` }];
    case "location-sealed":
      return [{ from: `holdings.${own}`, to: `seal.${named("location")}` }];
    case "help":
      return [{ from: `${own}.card.${named("card")}`, to: `help.${named("other")}.${named("card")}` }];
    case "die-taken":
      return [{ from: "pool", to: `holdings.${own}` }];
    case "item-kept":
    case "item-found":
      return [{ from: "item-deck", to: `holdings.${own}` }];
    case "item-given":
      return [{ from: `holdings.${own}`, to: `holdings.${named("other")}` }];
    case "item-spent":
    case "item-discarded":
      return [{ from: `holdings.${own}`, to: "item-discard" }];
    case "terror-card":
      return [{ from: "terror-deck", to: named("slot") }];
    default:
      return [];
  }
}
