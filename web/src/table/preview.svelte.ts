/** A card enlarged beside its piece, or opened in a dialog to read. */
import type { Enlarged, Preview, PieceDetails } from "~/boards/contract";

export class PreviewState implements Preview {
  enlarged = $state.raw<Enlarged | null>(null);
  isDocked = $state(false);
  opened = $state.raw<{ card: string; piece: string | null } | null>(null);

  show(
    card: string,
    beside: Element,
    marks: PieceDetails["marks"] = {},
    options: readonly string[] = [],
  ): void {
    this.enlarged = { card, beside: beside.getBoundingClientRect(), marks, options };
  }

  hide(): void {
    // A piece that leaves the board while it has the focus calls this while the page is being drawn.
    if (this.enlarged !== null) this.enlarged = null;
  }

  open(card: string, piece?: string): void {
    this.enlarged = null;
    this.opened = { card, piece: piece ?? null };
  }

  close(): void {
    this.opened = null;
  }
}
