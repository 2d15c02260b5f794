/** What is wrong with a table at one size: things out of sight, texts too small to be read, and what moves by itself. */
import type { RecordedTable } from "./recorded";
import { expect } from "./server";

/** How much of the screen may move by itself in a whole game, though nobody touches it. */
const MOST_DRIFT = 0.1;

/** The faults of a table at this size, a sentence each; `which` says how much of the game is watched. */
export async function faultsAt(
  table: RecordedTable,
  viewport: { width: number; height: number },
  which: Parameters<RecordedTable["watch"]>[0],
): Promise<string[]> {
  await table.resize(viewport);
  await table.open();
  const { questions, hidden, small, shifts } = await table.watch(which);
  expect(questions).toBeGreaterThan(5);
  const faults = [...hidden.map((one) => `hidden: ${one}`), ...small.map((one) => `small: ${one}`)];
  const drift = shifts.reduce((sum, { value }) => sum + value, 0);
  const most = shifts.toSorted((one, other) => other.value - one.value).slice(0, 5);
  if (drift >= MOST_DRIFT) faults.push(`moved by ${drift.toFixed(3)}, above all ${JSON.stringify(most)}`);
  return faults.map((one) => `${viewport.width}x${viewport.height}: ${one}`);
}
