/** A replay: which step is shown, from whose seat, and how fast it goes on. */
import { notices } from "~/app/notices.svelte";
import { stored } from "~/app/stored.svelte";
import { api } from "~/client/api";
import type { Moment } from "~/client/types";
import type { Chapter } from "./chapters";

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 900;

export interface Projection {
  /** Show a moment. It resolves when it can be seen. */
  show(next: Moment, before: Moment | undefined): Promise<void>;
}

export class Reel {
  moment = $state.raw<Moment>();
  seat = $state<number | null>(null);
  isPlaying = $state(false);
  chapters = $state.raw<readonly Chapter[]>([]);
  readonly step = $derived(this.moment?.step ?? 0);
  readonly steps = $derived(this.moment?.steps ?? 0);
  readonly isAtEnd = $derived(this.step === this.steps);
  #wanted = 0;
  #isGone = false;
  #ahead: { key: string; moment: Promise<Moment> } | undefined;

  constructor(
    private readonly table: string,
    private readonly projection: Projection,
  ) {}

  close(): void {
    this.#isGone = true;
    this.isPlaying = false;
  }

  /** Go to a step because somebody wants it; a replay that runs stops. */
  to(step: number): Promise<void> {
    this.isPlaying = false;
    return this.#go(step);
  }

  async lookFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.to(this.step);
  }

  async play(): Promise<void> {
    this.isPlaying = !this.isPlaying;
    while (this.isPlaying && !this.isAtEnd) {
      const begun = performance.now();
      await this.#go(this.step + 1);
      this.#ahead = this.#load(this.step + 1);
      const left = STEP_MS / stored.replaySpeed - (performance.now() - begun);
      await new Promise((done) => setTimeout(done, Math.max(0, left)));
    }
    this.isPlaying = false;
  }

  async #go(to: number): Promise<void> {
    const asked = Math.max(0, this.moment ? Math.min(to, this.steps) : to);
    this.#wanted = asked;
    try {
      const next = await this.#load(asked).moment;
      // While the slider is dragged, only its last position counts.
      if (asked !== this.#wanted || this.#isGone) return;
      const before = this.moment;
      this.moment = next;
      await this.projection.show(next, before);
    } catch (error) {
      this.isPlaying = false;
      notices.fail(error);
    }
  }

  #load(step: number): { key: string; moment: Promise<Moment> } {
    const key = `${step} ${this.seat}`;
    if (this.#ahead?.key === key) return this.#ahead;
    const moment = api.moment(this.table, step, this.seat);
    moment.catch(() => undefined);
    return { key, moment };
  }
}
