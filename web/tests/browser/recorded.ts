/** A table at which a recorded game is shown: the page is the real one, and its socket tells what was recorded. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import type { Line, Scene, ServerInfo, Table, TableEvent, TableState } from "../../src/client/types";
import { smallTexts } from "../../src/pages/dev/small-text";
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
  /** Done when the state has been drawn. */
  show(state: TableState): Promise<void>;
  hiddenPieces: typeof hiddenPieces;
  smallTexts: typeof smallTexts;
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
  /** Not a game, but one moment for each kind of question that the seat is asked in so many games. */
  questionsOf?: number;
}

/** What a seat has seen of a whole game. */
export interface Seen {
  questions: number;
  /** Pieces of a question that were not in sight. */
  hidden: string[];
  /** Texts of a question and its board that are too small to be read, each told once. */
  small: string[];
  shifts: Shift[];
}

/** A game of bots, always the same. One seat looks at it. */
export class RecordedTable {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly id: string,
    private readonly states: readonly TableState[],
  ) {}

  static async lay(page: Page, setting: Setting): Promise<RecordedTable> {
    const { game, options = {}, seat: mine = 0, questionsOf = 0 } = setting;
    const { games } = (await (await page.request.get("/api/games")).json()) as ServerInfo;
    const seats = setting.seats ?? Math.max(...games.find(({ key }) => key === game)!.seats);
    const states = record(game, seats, options, mine, questionsOf);
    await page.request.post("/api/session", { data: { name: "Ada" } });
    const wishes = Array.from({ length: seats }, (_, seat) =>
      seat === mine ? { kind: "me" } : { kind: "bot", bot: "greedy", name: NAMES[seat] },
    );
    const laid = await page.request.post("/api/tables", { data: { game, options, seats: wishes } });
    const { id } = (await laid.json()) as Table;
    await page.request.post(`/api/tables/${id}/start`, { data: {} });
    const given = [hiddenPieces, smallTexts, watchShifts].map((one) => `${one.name}: ${one.toString()}`);
    await page.addInitScript({
      content: `(${prepare.toString()})(); Object.assign(recorded, { ${given.join()} });`,
    });
    const devtools = await page.context().newCDPSession(page);
    return new RecordedTable(page, devtools, id, states);
  }

  /** The first steps of the game, after the one that is shown when the page opens. */
  first(count: number): readonly TableState[] {
    return this.states.slice(1, count + 1);
  }

  /** Those at which the seat is asked. */
  get questions(): readonly TableState[] {
    return this.states.filter(({ scene }) => scene.question?.options.length);
  }

  /**
   * Give the window a size. Nobody looks at the picture, so it is drawn at a tenth of that size, which halves the time of
   * a whole game; everything else is as it would be.
   */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    await this.page.setViewportSize({ width, height });
    const size = { width, height, deviceScaleFactor: 1, mobile: false, scale: 0.1 };
    await this.devtools.send("Emulation.setDeviceMetricsOverride", size);
  }

  /** Open the page as it was after the first step. */
  async open(): Promise<void> {
    await this.page.goto(`/table/${this.id}`);
    await this.show(this.states[0]!);
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
  }

  async show(state: TableState): Promise<void> {
    await this.page.evaluate(
      (text) => (window as unknown as { recorded: Recorded }).recorded.show(JSON.parse(text) as TableState),
      JSON.stringify(state),
    );
  }

  /** A few questions of each kind, from the whole of the game. */
  get #kinds(): readonly TableState[] {
    const ofKind = (prompt: string): TableState[] =>
      this.questions.filter(({ scene }) => scene.question?.prompt === prompt);
    const prompts = new Set(this.questions.map(({ scene }) => scene.question!.prompt));
    const spread = [...prompts].flatMap((prompt) => {
      const all = ofKind(prompt);
      return [0, 0.25, 0.5, 0.75, 1].map((part) => all[Math.floor(part * (all.length - 1))]!);
    });
    return [...new Set(spread)].toSorted((one, other) => one.step - other.step);
  }

  /**
   * Show the whole game, or only the steps at which this seat is asked, or some of each kind. Everything is done
   * inside the page, since there are hundreds of steps.
   */
  watch(steps: "all" | "asked" | "kinds"): Promise<Seen> {
    const shown = { all: this.states.slice(1), asked: this.questions, kinds: this.#kinds }[steps];
    return this.page.evaluate(async (text) => {
      const { recorded } = window as unknown as { recorded: Recorded };
      const seen: Seen = { questions: 0, hidden: [], small: [], shifts: [] };
      const small = new Map<string, string>();
      let step = 0;
      const watch = recorded.watchShifts((shift) => seen.shifts.push({ ...shift, step }));
      for (const state of JSON.parse(text) as TableState[]) {
        const { question } = state.scene;
        ({ step } = state);
        await recorded.show(state);
        if (!question?.options.length) continue;
        seen.questions++;
        const at = `, asked ${question.prompt} at step ${step}`;
        seen.hidden.push(...recorded.hiddenPieces().map((id) => id + at));
        for (const text of recorded.smallTexts()) if (!small.has(text)) small.set(text, text + at);
      }
      watch.disconnect();
      return { ...seen, small: [...small.values()] };
    }, JSON.stringify(shown));
  }
}

const NAMES = ["Ada", "Dyer", "Rice", "Morgan", "Olney", "Derby"];

/** Recordings of this run. A test of another worker may need the same. */
const KEPT = join(ROOT, "web", "test-results", "recordings");

/** What the seat was told. A table is recorded once in each run: Playwright empties the folder before. */
function record(
  game: string,
  seats: number,
  options: Record<string, string>,
  mine: number,
  questionsOf: number,
): TableState[] {
  const chosen = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  const folder = join(KEPT, [game, seats, mine, questionsOf, ...chosen].join(" ").replaceAll("/", " "));
  if (!existsSync(folder)) {
    mkdirSync(KEPT, { recursive: true });
    const fresh = mkdtempSync(join(KEPT, "fresh-"));
    const recorder = ["web/dev/record_scenes.py", "--seats", String(seats), "--seat", String(mine)];
    if (questionsOf) recorder.push("--questions", String(questionsOf));
    recorder.push("--folder", fresh, ...chosen.flatMap((option) => ["--option", option]), game);
    execFileSync(PYTHON, recorder, { cwd: ROOT });
    try {
      renameSync(fresh, folder);
    } catch (error) {
      // Another worker may have been quicker; its recording is the same.
      if (!existsSync(folder)) throw error;
    }
  }
  const text = readFileSync(join(folder, `${game}.json`), "utf8");
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
    scene: scenes[0]!,
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
  const recorded: Pick<Recorded, "show"> = {
    async show(state) {
      while (!tell) await frame();
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
