/** Scenes as the server sends them: the first one whole, then what has changed. */
import type { Piece, Scene, Zone } from "./types";
import type { PiecePatch, ScenePatch, ZonePatch } from "./shapes";

/** The scene after a change. What has not changed keeps its identity. */
export function patched(scene: Scene, patch: ScenePatch): Scene {
  const { gone, zones, put, outcome, ...head } = patch;
  const next: Scene = { ...scene, ...head };
  if (outcome !== undefined) next.outcome = outcome;
  if (gone || zones || put) next.zones = changed(scene.zones, { gone, changes: zones, put }, withZone);
  return next;
}

interface Changes<Item, Change> {
  gone?: readonly string[] | undefined;
  changes?: readonly Change[] | undefined;
  put?: readonly (readonly [number, Item])[] | undefined;
}

/** A list of zones or pieces: first some are removed and others changed, then new ones are put at their places. */
function changed<Item extends { id: string }, Change extends { id: string }>(
  items: readonly Item[],
  { gone = [], changes = [], put = [] }: Changes<Item, Change>,
  withChange: (item: Item, change: Change) => Item,
): Item[] {
  const removed = new Set(gone);
  const byId = new Map(changes.map((change) => [change.id, change]));
  const kept = items
    .filter(({ id }) => !removed.has(id))
    .map((item) => {
      const change = byId.get(item.id);
      return change ? withChange(item, change) : item;
    });
  for (const [place, item] of put) kept.splice(place, 0, item);
  return kept;
}

function withZone(zone: Zone, patch: ZonePatch): Zone {
  const { gone, pieces: changes, put, order } = patch;
  const pieces = changed(zone.pieces, { gone, changes, put }, withPiece);
  if (order) pieces.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return { ...zone, marks: withMarks(zone.marks, patch), pieces };
}

function withPiece(piece: Piece, patch: PiecePatch): Piece {
  const { face = piece.face, words = piece.words } = patch;
  return { ...piece, face, words, marks: withMarks(piece.marks, patch) };
}

function withMarks<Marks extends Record<string, unknown>>(
  marks: Marks,
  { marks: set, unset = [] }: { marks?: object; unset?: readonly string[] },
): Marks {
  if (!set && !unset.length) return marks;
  const kept = Object.entries(marks).filter(([key]) => !unset.includes(key));
  return { ...Object.fromEntries(kept), ...set } as Marks;
}
