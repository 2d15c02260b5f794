/** The zones of a scene, with the marks that its game declares: `new Zones<WitchOfSalemZones>(scene)`. */
import type { Piece, Scene, Zone } from "~/client/types";

/** For each family of zones the marks of the zone and of the pieces in it; made from a game's vocabulary. */
type Families<F> = Record<keyof F, { zone: unknown; piece: unknown }>;

type MarkedPiece<M> = Omit<Piece, "marks"> & { marks: M };
type MarkedZone<Z, P> = Omit<Zone, "marks" | "pieces"> & { marks: Z; pieces: MarkedPiece<P>[] };
export type ZoneOf<F extends Families<F>, K extends keyof F> = MarkedZone<F[K]["zone"], F[K]["piece"]>;
export type PieceOf<F extends Families<F>, K extends keyof F> = MarkedPiece<F[K]["piece"]>;

/** A family is the id of a zone up to its first full stop: `hand` of `hand.seat-1`. */
export class Zones<F extends Families<F>> {
  readonly #zones: Map<string, Zone>;

  constructor(scene: Scene) {
    this.#zones = new Map(scene.zones.map((zone) => [zone.id, zone]));
  }

  /** The zone of a family, or that of one member: `find("hand", "seat-1")`. */
  find<K extends keyof F & string>(family: K, member?: string): ZoneOf<F, K> | undefined {
    // The contract tests of the games hold every scene to what is declared.
    return this.#zones.get(member === undefined ? family : `${family}.${member}`) as ZoneOf<F, K> | undefined;
  }

  pieces<K extends keyof F & string>(family: K, member?: string): PieceOf<F, K>[] {
    return this.find(family, member)?.pieces ?? [];
  }

  /** All zones of a family that has members, each with the name of its member. */
  members<K extends keyof F & string>(family: K): { member: string; zone: ZoneOf<F, K> }[] {
    return [...this.#zones.values()]
      .filter(({ id }) => id.startsWith(`${family}.`))
      .map((zone) => ({ member: zone.id.slice(family.length + 1), zone: zone as ZoneOf<F, K> }));
  }
}
