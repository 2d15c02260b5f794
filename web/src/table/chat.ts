/** The chat with new lines; after a reconnect the server sends the known ones again. */
import type { Chat } from "~/client/types";

export function withNew(known: readonly Chat[], more: readonly Chat[]): Chat[] {
  const last = known.at(-1)?.number ?? -1;
  return [...known, ...more.filter(({ number }) => number > last)];
}
