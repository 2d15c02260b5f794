/** How far the player may go back: to the last decision, the action or the turn, or to a step of the log. */
import type { TableState } from "~/client/types";

export type UndoUnit = "step" | "action" | "turn";

export interface Retreat {
  /** The step to which the match would go back. */
  to: number;
  /** The others have to agree first. The server may find out that they must, even if this is false. */
  needsConsent: boolean;
}

export class Undoable {
  constructor(
    private readonly told: TableState["undo"],
    private readonly now: number,
  ) {}

  /** Going back by a unit; null if that is not possible. */
  by(unit: UndoUnit): Retreat | null {
    const to = this.told?.[unit] ?? null;
    return to === null ? null : this.to(to);
  }

  /** Why the last decision cannot be taken back: rivals have seen what followed, or there is none. */
  get whyNot(): "undo-rivals" | "undo-none" {
    return this.told?.earliest ? "undo-rivals" : "undo-none";
  }

  /** Going back to a step of the log; null if that is not possible. */
  to(step: number): Retreat | null {
    if (!this.told || step < this.told.earliest || step >= this.now) return null;
    return { to: step, needsConsent: step < this.told.free };
  }
}
