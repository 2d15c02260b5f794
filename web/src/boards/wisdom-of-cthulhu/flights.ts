/** What flies without an identity of its own: cards from their decks, points from what pays them. */
import type { Flight } from "~/boards/contract";
import type { TableEvent } from "~/client/types";
import { seedOf } from "./glyphs";

const PAYING = new Set(["gained", "bond-paid"]);
const DEALING = new Set(["entity-dealt", "dealt", "drew", "spawned"]);

export function flights(event: TableEvent): readonly Flight[] {
  if (event.kind === "offer-dealt" && Array.isArray(event.args["cards"]))
    return event.args["cards"].flatMap((card) => fromDeck(card));
  if (DEALING.has(event.kind)) return fromDeck(event.args["card"]);
  if (PAYING.has(event.kind) && event.seat !== null) return fromPayer(event.args["cause"], event.seat);
  return [];
}

function fromDeck(card: unknown): Flight[] {
  const seed = typeof card === "string" ? seedOf(card) : null;
  return seed === null ? [] : [{ from: `${seed}-deck`, to: String(card) }];
}

function fromPayer(cause: unknown, seat: number): Flight[] {
  if (typeof cause !== "string") return [];
  const thing = cause.slice(cause.indexOf("/") + 1);
  return [{ from: `coin.${thing}`, to: `kp.seat-${seat + 1}` }];
}
