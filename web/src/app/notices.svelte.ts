/** Short sentences for the player: what went wrong, what was done. Read out as well as shown. */
import { Refused } from "~/client/api";
import { knows, say } from "~/text/page";
import { capital } from "~/text/game";

export interface Notice {
  id: number;
  text: string;
  isBad: boolean;
}

const STAYS_MS = 7_000;

class Notices {
  all = $state.raw<readonly Notice[]>([]);
  #next = 0;

  tell(text: string, isBad = false): void {
    const notice = { id: this.#next++, text, isBad };
    this.all = [...this.all.filter((one) => one.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), STAYS_MS);
  }

  fail(error: unknown): void {
    this.tell(sentence(error), true);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

/** An error as a sentence: the page's own if there is one, otherwise the server's. */
export function sentence(error: unknown): string {
  if (!(error instanceof Refused)) return say("error-fault");
  const key = `error-${error.code}`;
  if (knows(key)) return say(key);
  if (!error.message) return say("error-fault");
  const said = capital(error.message);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

export const notices = new Notices();
