/** What is said of a line of the log that is no word of the game; null for a word. */
import type { Line } from "~/client/types";
import { say } from "./page";

export function actOf(line: Line, names: readonly string[]): string | null {
  const name = names[line.seat] ?? "";
  if (line.act === "say") return null;
  if (line.act === "undo") return say("log-undo", { name });
  if (line.act === "bot" && line.given_by != null)
    return say("log-given", { name, giver: names[line.given_by] ?? "" });
  if (line.act === "promise") return say("log-promise", { name, asker: names[line.given_by ?? 0] ?? "" });
  return say(`log-${line.act}`, { name });
}
