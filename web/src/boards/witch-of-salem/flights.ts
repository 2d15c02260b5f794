/** Things without an identity of their own that an event moves: items, and cards from their decks. */
import type { Flight } from "~/boards/contract";
import type { TableEvent } from "~/client/types";
import type { SalemView } from "./view";

/** Where each seat stood when the board was last drawn: an event that takes an item does not say from where. */
const standing = new Map<number, string>();

export function remember(view: SalemView): void {
  standing.clear();
  for (const { seat, place } of view.scholars) if (place !== null) standing.set(seat, place);
}

export function flights({ kind, seat, args }: TableEvent): Flight[] {
  const own = seat === null ? "" : `seat-${seat + 1}`;
  const held = (item: unknown): string => `held.${seat ?? 0}.${String(item)}.1`;
  switch (kind) {
    case "item-taken":
      return [{ from: `${standing.get(seat ?? 0) ?? ""}.${String(args["slot"])}`, to: `pouch.${own}` }];
    case "item-used":
    case "item-discarded":
      return [{ from: held(args["item"]), to: "heap" }];
    case "sealed":
      return [{ from: held(args["item"]), to: `seal.${String(args["location"])}` }];
    case "item-drawn":
      return [{ from: "bag", to: `pouch.${own}` }];
    case "traded":
      return [
        { from: held(args["given"]), to: `pouch.${String(args["partner"])}` },
        {
          from: `held.${Number(String(args["partner"]).slice(5)) - 1}.${String(args["received"])}.1`,
          to: `pouch.${own}`,
        },
      ];
    case "creature-placed":
      return [{ from: "creature-deck", to: `lurker.${String(args["creature"])}` }];
    case "creature-defeated":
    case "creature-banished":
      return [{ from: `lurker.${String(args["creature"])}`, to: "creature-discard" }];
    case "event-revealed":
      return [{ from: "event-deck", to: `event.${String(args["event"])}` }];
    default:
      return [];
  }
}
