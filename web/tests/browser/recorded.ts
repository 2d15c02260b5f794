/** A table at which a recorded game is shown: the page is the real one, and its socket tells what was recorded. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Line, Scene, ServerInfo, Table, TableEvent, TableState } from "../../src/client/types";
import { watchShifts, type Shift } from "../../src/pages/dev/shifts";
import { hiddenPieces } from "../../src/pages/dev/visibility";
import { PYTHON, ROOT } from "./server";

interface Moment {
  seat: number | null;
  events: TableEvent[];
  scenes: Scene[];
}

/** What the page of a recorded table has beside its own things. */
interface Recorded {
  states: readonly TableState[];
  /** Done when the step has been drawn. */
  show(step: number): Promise<void>;
  hiddenPieces: typeof hiddenPieces;
  watchShifts: typeof watchShifts;
}

/** A table to record: a game as it is, or with options. */
export interface Setting {
  game: string;
  /** As many as the game has, unless told otherwise. */
  seats?: number;
  options?: Record<string, string>;
  /** Who looks at it. */
  seat?: number;
}

/** What a seat has seen of a whole game. */
export interface Seen {
  questions: number;
  /** Pieces of a question that were not in sight. */
  hidden: string[];
  shifts: Shift[];
}

/** A game of bots, always the same. One seat looks at it. */
export class RecordedTable {
  private constructor(
    private readonly page: Page,
    private readonly id: string,
    /** The steps at which that seat is asked. */
    readonly questions: readonly number[],
    readonly steps: number,
  ) {}

  static async lay(page: Page, setting: Setting): Promise<RecordedTable> {
    const { game, options = {}, seat: mine = 0 } = setting;
    const { games } = (await (await page.request.get("/api/games")).json()) as ServerInfo;
    const seats = setting.seats ?? Math.max(...games.find(({ key }) => key === game)!.seats);
    const states = record(game, seats, options, mine);
    await page.request.post("/api/session", { data: { name: "Ada" } });
    const wishes = Array.from({ length: seats }, (_, seat) =>
      seat === mine ? { kind: "me" } : { kind: "bot", bot: "greedy", name: NAMES[seat] },
    );
    const laid = await page.request.post("/api/tables", { data: { game, options, seats: wishes } });
    const { id } = (await laid.json()) as Table;
    await page.request.post(`/api/tables/${id}/start`, { data: {} });
    await page.route(RECORDING, (route) => route.fulfill({ json: states }));
    const given = `hiddenPieces: ${hiddenPieces.toString()}, watchShifts: ${watchShifts.toString()}`;
    await page.addInitScript({
      content: `(${prepare.toString()})(); Object.assign(recorded, { ${given} });`,
    });
    const asked = states.flatMap(({ scene, step }) => (scene.question?.options.length ? [step] : []));
    return new RecordedTable(page, id, asked, states.length);
  }

  /** Open the page as it was after the first step. */
  async open(): Promise<void> {
    await this.page.goto(`/table/${this.id}`);
    await this.page.evaluate(async (path) => {
      const { recorded } = window as unknown as { recorded: Recorded };
      recorded.states = (await (await fetch(path)).json()) as TableState[];
      await recorded.show(0);
      await document.fonts.ready;
    }, RECORDING);
  }

  async show(step: number): Promise<void> {
    await this.page.evaluate((at) => (window as unknown as { recorded: Recorded }).recorded.show(at), step);
  }

  /**
   * Show the whole game, or only the steps at which this seat is asked. Everything is done inside the page, since
   * there are hundreds of steps.
   */
  watch(steps: "all" | "asked"): Promise<Seen> {
    return this.page.evaluate(async (shown) => {
      const { recorded } = window as unknown as { recorded: Recorded };
      const seen: Seen = { questions: 0, hidden: [], shifts: [] };
      let step = 0;
      const watch = recorded.watchShifts((shift) => seen.shifts.push({ ...shift, step }));
      for (step = 1; step < recorded.states.length; step++) {
        const { question } = recorded.states[step]!.scene;
        if (shown === "asked" && !question?.options.length) continue;
        await recorded.show(step);
        if (!question?.options.length) continue;
        seen.questions++;
        const hidden = recorded.hiddenPieces();
        seen.hidden.push(...hidden.map((id) => `${id}, asked ${question.prompt} at step ${step}`));
      }
      watch.disconnect();
      return seen;
    }, steps);
  }
}

const RECORDING = "/recording.json";
const NAMES = ["Ada", "Dr. Armitage", "Prof. Rice", "Dr. Morgan", "Mrs. Peabody", "Mr. Pickman"];

function record(game: string, seats: number, options: Record<string, string>, mine: number): TableState[] {
  const folder = mkdtempSync(join(tmpdir(), "miskatonic-"));
  const recorder = ["web/dev/record_scenes.py", "--seats", String(seats), "--folder", folder];
  const chosen = Object.entries(options).flatMap(([key, value]) => ["--option", `${key}=${value}`]);
  execFileSync(PYTHON, [...recorder, ...chosen, game], { cwd: ROOT });
  const text = readFileSync(join(folder, `${game}.json`), "utf8");
  rmSync(folder, { recursive: true });
  const { moments } = JSON.parse(text) as { moments: Moment[] };
  return moments.map((moment, step) => stateOf(moment, step, moments, mine));
}

/** What the server would tell a seat. */
function stateOf(
  { seat, events, scenes }: Moment,
  step: number,
  moments: readonly Moment[],
  mine: number,
): TableState {
  const decided = moments.flatMap(({ seat: by }, at) => (by === mine && at <= step ? [at - 1] : []));
  const [turn = null, last = null] = [decided.at(-3), decided.at(-1)];
  const line: Line = {
    seq: step,
    act: seat === null ? "start" : "say",
    seat: seat ?? 0,
    at: 0,
    events,
    word: null,
    to_step: null,
    step,
    given_by: null,
  };
  return {
    seq: step + 1,
    step,
    scene: scenes[mine]!,
    lines: [line],
    consent: null,
    tally: [],
    undo: { step: last, action: last, turn, free: 0, earliest: 0 },
  };
}

/** In the page, before its own scripts: a socket that tells what was recorded. */
function prepare(): void {
  let tell: ((message: object) => void) | undefined;
  class RecordedSocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    readyState = RecordedSocket.CONNECTING;
    onopen: (() => void) | null = null;
    onmessage: ((message: { data: string }) => void) | null = null;

    constructor() {
      super();
      setTimeout(() => this.open());
    }

    open(): void {
      this.readyState = RecordedSocket.OPEN;
      this.onopen?.();
      tell = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    }

    send(message: string): void {
      const { type, id } = JSON.parse(message) as { type: string; id: number };
      if (type === "ping") setTimeout(() => tell?.({ type: "pong", id }));
    }

    close(): void {
      tell = undefined;
    }
  }
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const recorded: Pick<Recorded, "states" | "show"> = {
    states: [],
    async show(step) {
      while (!tell) await frame();
      const state = recorded.states[step]!;
      tell({ type: "state", state });
      const isShown = (): boolean => document.querySelector(`.page[data-seq="${state.seq}"]`) !== null;
      do await frame();
      while (!isShown());
      // The frame is drawn when its callbacks are done.
      await new Promise((done) => setTimeout(done));
    },
  };
  Object.assign(window, { recorded, WebSocket: RecordedSocket });
}
