/** Do two seats see the same? Then the screen can go from one to the other without a curtain. */
import type { Scene } from "~/client/types";

const plain = (scene: Scene): string =>
  JSON.stringify(
    scene.zones.map((zone) => [
      zone.id,
      { ...zone.marks, words: null },
      zone.pieces.map((piece) => [piece.id, piece.face, piece.marks]),
    ]),
  );

export const isSameView = (one: Scene, other: Scene): boolean => plain(one) === plain(other);
