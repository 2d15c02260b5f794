/** A guest has no name of their own. They are asked for one when others will see it, and never before. */
import { say } from "~/text/page";
import { server } from "./server.svelte";

class Naming {
  /** Is the question on the screen? */
  isAsking = $state(false);
  #answered: ((isNamed: boolean) => void) | undefined;

  /** Others are about to see the player's name. False if the player would rather not go on. */
  async beforeOthersSee(): Promise<boolean> {
    const { name } = await server.guest();
    if (name !== say("guest-name")) return true;
    this.isAsking = true;
    return new Promise((answered) => (this.#answered = answered));
  }

  async answer(name: string): Promise<void> {
    await server.rename(name);
    this.#end(true);
  }

  decline(): void {
    this.#end(false);
  }

  #end(isNamed: boolean): void {
    this.isAsking = false;
    this.#answered?.(isNamed);
    this.#answered = undefined;
  }
}

export const naming = new Naming();
