/** What nobody could see until the end: the cards that a scene shows and the scene before it did not. */
import type { Piece, Scene } from "~/client/types";

export interface Revealed {
  /** The zone in which the cards lie, and its family: `hand` of `hand.seat-2`. */
  zone: string;
  family: string;
  owner: number | null;
  /** Faces, each as often as it came to light there. */
  faces: string[];
  /** What lay face down on pieces of the zone: a tile at a location. */
  turned: { piece: string; mark: string; shows: string }[];
}

const FACE_DOWN = "face-down";

export function revealedBy(before: Scene, after: Scene, isCard: (face: string) => boolean): Revealed[] {
  const known = new Map<string, number>();
  for (const face of facesOf(before)) known.set(face, (known.get(face) ?? 0) + 1);
  const isNews = (face: string): boolean => {
    const left = known.get(face) ?? 0;
    if (left) known.set(face, left - 1);
    return left === 0;
  };
  const earlier = new Map(before.zones.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
  return after.zones
    .map(({ id, owner, pieces }) => ({
      zone: id,
      family: id.split(".")[0] ?? id,
      owner,
      faces: pieces.map(({ face }) => face).filter((face) => isCard(face) && isNews(face)),
      turned: pieces.flatMap((piece) => turnedOn(piece, earlier.get(piece.id))),
    }))
    .filter(({ faces, turned }) => faces.length || turned.length);
}

function turnedOn({ face, marks }: Piece, before: Piece | undefined): Revealed["turned"] {
  return Object.entries(marks).flatMap(([mark, shows]) =>
    before?.marks[mark] === FACE_DOWN && typeof shows === "string" && shows !== FACE_DOWN
      ? [{ piece: face, mark, shows }]
      : [],
  );
}

const facesOf = ({ zones }: Scene): string[] => zones.flatMap(({ pieces }) => pieces.map(({ face }) => face));
