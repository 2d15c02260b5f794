/** Looking closely at a card: a glance beside the piece, or opened to read. */
import type { Lens, PieceDetails } from "~/boards/contract";

export interface Glance {
  card: string;
  beside: DOMRect;
  marks: NonNullable<PieceDetails["marks"]>;
}

export class LensState implements Lens {
  glance = $state.raw<Glance | null>(null);
  opened = $state.raw<{ card: string; piece: string | null } | null>(null);

  peek(card: string, beside: Element, marks: PieceDetails["marks"] = {}): void {
    this.glance = { card, beside: beside.getBoundingClientRect(), marks };
  }

  leave(): void {
    // A piece that is taken off the board while it has the focus leaves in the midst of drawing.
    if (this.glance !== null) this.glance = null;
  }

  open(card: string, piece?: string): void {
    this.glance = null;
    this.opened = { card, piece: piece ?? null };
  }

  close(): void {
    this.opened = null;
  }
}
