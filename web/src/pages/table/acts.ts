/** What is said of a line of the log that is no word of the game; null for a word. */
import type { Line } from "~/client/types";
import { say } from "~/text/page";

export function actOf(line: Line, names: readonly string[]): string | null {
  const name = names[line.seat] ?? "";
  if (line.act === "say") return null;
  if (line.act === "undo") return say("log-undo", { name, step: line.to_step ?? 0 });
  if (line.act === "resign") return say("log-resign", { name });
  return say(line.act === "bot" ? "log-bot" : "log-person", { name });
}
