/** Why a notice did not arrive, in words. */
import { say } from "~/text/page";

export function problemText(problem: string): string {
  const status = /^answer-(\d+)$/.exec(problem)?.[1];
  return status ? say("turns-problem-answer", { status }) : say(`turns-problem-${problem}`);
}
