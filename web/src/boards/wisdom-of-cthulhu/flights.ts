/** What flies without an identity of its own: cards from their decks, points from what pays them. */
import type { Flight } from "~/boards/contract";
import type { TableEvent } from "~/client/types";
import type { GameTexts } from "~/text/game";

const PAYING = new Set(["gained", "bond-paid"]);
const DEALING = new Set(["entity-dealt", "dealt", "drew", "spawned"]);

export function flights({ kind, seat, args }: TableEvent, texts: GameTexts): readonly Flight[] {
  if (kind === "offer-dealt" && Array.isArray(args["cards"]))
    return args["cards"].flatMap((card) => fromDeck(card, texts));
  if (DEALING.has(kind)) return fromDeck(args["card"], texts);
  if (PAYING.has(kind) && seat !== null) return fromPayer(args["cause"], seat);
  return [];
}

/** The kind of a card is its seed, and each seed has a deck. */
function fromDeck(card: unknown, texts: GameTexts): Flight[] {
  const face = typeof card === "string" ? texts.face(card) : null;
  return face === null ? [] : [{ from: `${face.kind}-deck`, to: face.id }];
}

function fromPayer(cause: unknown, seat: number): Flight[] {
  if (typeof cause !== "string") return [];
  const thing = cause.slice(cause.indexOf("/") + 1);
  return [{ from: `coin.${thing}`, to: `kp.seat-${seat + 1}` }];
}
