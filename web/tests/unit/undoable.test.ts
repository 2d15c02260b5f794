import { expect, test } from "vitest";
import { Undoable } from "~/table/undoable";

const team = { step: 8, action: 7, turn: 4, free: 7, earliest: 0 };

test("a unit leads to a step, and says whether the others must agree", () => {
  const undoable = new Undoable(team, 10);
  expect(undoable.by("step")).toEqual({ to: 8, needsConsent: false });
  expect(undoable.by("action")).toEqual({ to: 7, needsConsent: false });
  expect(undoable.by("turn")).toEqual({ to: 4, needsConsent: true });
});

test("a step of the log can be gone back to if it is past and not too early", () => {
  expect(new Undoable(team, 10).to(0)).toEqual({ to: 0, needsConsent: true });
  expect(new Undoable(team, 10).to(10)).toBeNull();
  const rival = new Undoable({ step: null, action: null, turn: null, free: 9, earliest: 9 }, 10);
  expect(rival.by("step")).toBeNull();
  expect(rival.to(8)).toBeNull();
  expect(rival.to(9)).toEqual({ to: 9, needsConsent: false });
});

test("it says why nothing can be taken back", () => {
  const none = { step: null, action: null, turn: null, free: 0, earliest: 0 };
  expect(new Undoable(none, 10).whyNot).toBe("undo-none");
  expect(new Undoable({ ...none, free: 9, earliest: 9 }, 10).whyNot).toBe("undo-rivals");
});

test("a spectator takes nothing back", () => {
  expect(new Undoable(null, 10).by("step")).toBeNull();
  expect(new Undoable(null, 10).to(3)).toBeNull();
});
