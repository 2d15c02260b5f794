/** Which pieces of a scene matter: those that a move was about, and one's own. */
import type { Piece, Scene, TableEvent } from "~/client/types";

interface Placed {
  piece: Piece;
  zone: string;
}

/** The pieces that events name, and those that changed their place or face, if an event names what they show. */
export function concernedBy(events: readonly TableEvent[], before: Scene | null, after: Scene): string[] {
  const named = new Set(events.flatMap(namedBy));
  const earlier = placed(before);
  return [...placed(after)]
    .filter(([id, { piece, zone }]) => {
      const was = earlier.get(id);
      const isNew = before !== null && (was?.zone !== zone || was.piece.face !== piece.face);
      return named.has(id) || (isNew && named.has(piece.face));
    })
    .map(([id]) => id);
}

/** The pieces that lie in another zone than before, whether or not anybody speaks of them. */
export function movedBetween(before: Scene | null, after: Scene): string[] {
  const earlier = placed(before);
  return [...placed(after)]
    .filter(([id, { zone }]) => (earlier.get(id)?.zone ?? zone) !== zone)
    .map(([id]) => id);
}

/** The rows of whoever looks at the scene: a hand, for example. */
export function ownRows(scene: Scene | null): string[] {
  const rows = scene?.zones.filter(
    ({ kind, owner }) => kind === "row" && owner !== null && owner === scene.seat,
  );
  return rows?.flatMap(({ pieces }) => pieces.map(({ id }) => id)) ?? [];
}

/** Selectors of what a note leaves uncovered: the hand first, then what can be used, then everything that one has. */
export function worthSeeing(scene: Scene | null): string[] {
  const own = scene?.zones.filter(({ owner }) => owner !== null && owner === scene.seat) ?? [];
  const all = own.flatMap(({ pieces }) => pieces.map(({ id }) => id));
  return [ownRows(scene).map(drawn), ["[data-state='usable']"], all.map(drawn)]
    .filter((selectors) => selectors.length)
    .map((selectors) => selectors.join());
}

const drawn = (id: string): string => `[data-piece="${CSS.escape(id)}"]`;

/** The ids in the arguments of an event; a cause such as `item/elixir` is named by its last part. */
function namedBy({ args }: TableEvent): string[] {
  return Object.values(args)
    .flat()
    .flatMap((value) => (typeof value === "string" ? value.split("+") : []))
    .map((id) => id.slice(id.lastIndexOf("/") + 1));
}

function placed(scene: Scene | null): Map<string, Placed> {
  return new Map(
    (scene?.zones ?? []).flatMap(({ id: zone, pieces }) =>
      pieces.map((piece) => [piece.id, { piece, zone }]),
    ),
  );
}
