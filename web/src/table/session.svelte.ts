/** The state of a table for one seat: connection, scene, question, log and chat, and the actions of the player. */
import { tick } from "svelte";
import { markSeen, seenUpTo } from "~/app/stored.svelte";
import { maintenance } from "~/app/maintenance.svelte";
import { notices, sentence } from "~/app/notices.svelte";
import type { BoardModule, SeatLook } from "~/boards/contract";
import { seatLooks } from "~/boards/seats";
import { TableSocket, type Act, type Contact, type Told } from "~/client/socket";
import type { Chat, Hint, Line, Refusal, Scene, Table, TableState } from "~/client/types";
import { actOf } from "~/text/acts";
import { choiceOf } from "~/text/choice";
import { capital, type GameTexts } from "~/text/game";
import { say } from "~/text/page";
import { remarkOf } from "~/text/segments";
import { ActingState } from "./acting.svelte";
import { PreviewState } from "./preview.svelte";
import { Before, laidOut, nextFrame, nextTask, travelTime } from "./motion.svelte";
import { candidates } from "./candidates";
import { withNew } from "./chat";
import { isOfSet } from "./sets";
import { steady } from "./steady";
import { StoryState } from "./story.svelte";
import { Undoable, type UndoUnit } from "./undoable";

export interface WhyNot {
  piece: string;
  reasons: { sentence: string; rule: string | null }[];
}

/** Ask about at most this many words of a piece. */
const ASKED_ABOUT = 5;
/** Read out at most this many options; the bar lists all of them. */
const READ_OUT = 12;

export class Session {
  table = $state.raw<Table>()!;
  scene = $state.raw<Scene | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  chat = $state.raw<readonly Chat[]>([]);
  /** Where the points come from; empty until the match is over. */
  tally = $state.raw<TableState["tally"]>([]);
  consent = $state.raw<TableState["consent"]>(null);
  contact = $state<Contact>("connecting");
  closedBy = $state<number | null>(null);
  hint = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  whyNot = $state.raw<WhyNot | null>(null);
  /** Lines up to here were known when the table was opened. */
  knownUpTo = $state(0);
  seq = $state(0);
  step = $state(0);
  /** How far the player may go back. */
  undoable = $state.raw(new Undoable(null, 0));
  /** Text for screen readers, newest last. */
  narration = $state("");
  root = $state<HTMLElement>();

  readonly preview = new PreviewState();
  readonly acting: ActingState;
  /** What others did since the player's last decision. */
  readonly story: StoryState;
  readonly names: readonly string[] = $derived.by(
    steady(() => this.table.seats.map((seat) => seat.name || say("seat-free"))),
  );
  readonly texts: GameTexts = $derived.by(() => this.given.texts.at(this.names));
  readonly seats: readonly SeatLook[] = $derived.by(
    steady(() => seatLooks(this.table.seats, this.names, this.given.player, this.asked)),
  );
  readonly #socket: TableSocket;
  #pending: Promise<void> = Promise.resolve();

  constructor(
    private readonly given: {
      table: Table;
      seat: number | null;
      player: string;
      texts: GameTexts;
      board: BoardModule;
    },
  ) {
    this.table = given.table;
    this.knownUpTo = seenUpTo(given.table.id);
    this.acting = new ActingState({
      say: (word) => void this.#say(word),
      whyNot: (piece) => void this.askWhyNot(piece),
      fatal: new Set(given.texts.book.fatal),
      primary: given.texts.book.primary,
    });
    this.story = new StoryState({
      isMine: (seat) => this.isMine(seat),
      isSpectator: given.seat === null,
      sentence: (event) => this.texts.event(event),
    });
    this.#socket = new TableSocket(given.table.id, given.seat, 0, {
      told: (message) => this.#told(message),
      contact: (now, code) => {
        this.contact = now;
        if (now === "closed") this.closedBy = code ?? null;
        if (now !== "open") this.acting.refused();
      },
    });
  }

  get seat(): number | null {
    return this.given.seat;
  }

  /** Does the player decide for this seat? One person may have several. */
  isMine(seat: number): boolean {
    const { player, bot } = this.table.seats[seat] ?? {};
    return this.given.seat !== null && player === this.given.player && bot === null;
  }

  get board(): BoardModule {
    return this.given.board;
  }

  get asked(): readonly number[] {
    return this.scene?.question?.seats ?? this.table.asked;
  }

  get isOver(): boolean {
    return this.scene?.outcome != null;
  }

  /** Does a bot play the seat of this player? Then the player is not asked. */
  get #isStoodIn(): boolean {
    return this.given.seat !== null && this.table.seats[this.given.seat]?.bot != null;
  }

  /** An option in words, with its price. */
  choice(word: string): string {
    return choiceOf(this.texts, word, this.scene).text;
  }

  close(): void {
    this.#socket.close();
  }

  /** Do something at the table; refusals become sentences. False when it was refused. */
  async act(act: Act): Promise<boolean> {
    try {
      await this.#socket.send(act);
      return true;
    } catch (error) {
      notices.fail(error);
      return false;
    }
  }

  async #say(word: string): Promise<void> {
    try {
      await this.#socket.send({ type: "say", word, seq: this.seq });
    } catch (error) {
      notices.tell(sentence(error), true);
      this.acting.refused();
    }
  }

  /** Take back one's last decision, action or turn, or go back to a step; if need be, ask the others. */
  undo(back: UndoUnit | { to: number } = "step"): void {
    const how = typeof back === "string" ? { unit: back } : back;
    void this.act({ type: "undo", seq: this.seq, ...how });
  }

  async askHint(): Promise<void> {
    if (this.isThinking) return;
    if (!this.table.hints) {
      notices.tell(say("hints-off"));
      return;
    }
    this.isThinking = true;
    try {
      const answer = await this.#socket.send({ type: "hint" });
      if (answer.type === "hint" && answer.hint.seq === this.seq) {
        this.hint = answer.hint;
        this.acting.hinted = answer.hint.opinions.map((opinion) => opinion.word);
      }
    } catch (error) {
      notices.fail(error);
    } finally {
      this.isThinking = false;
    }
  }

  /** For each word that could point at a piece, ask why it is not allowed. */
  async askWhyNot(piece: string): Promise<void> {
    if (this.given.seat === null) return;
    const words = candidates(this.texts.book.words, this.scene, piece).slice(0, ASKED_ABOUT);
    try {
      const answers = await Promise.all(words.map((word) => this.#socket.send({ type: "why-not", word })));
      const refusals = answers.flatMap((answer) => (answer.type === "why-not" ? [answer.refusal] : []));
      this.whyNot = { piece, reasons: this.#reasons(refusals) };
    } catch (error) {
      notices.fail(error);
    }
  }

  #reasons(refusals: Refusal[]): WhyNot["reasons"] {
    const known = new Map<string, WhyNot["reasons"][number]>();
    for (const { word, key, rule, names } of refusals) {
      const because = key === null ? say("why-allowed") : this.texts.refusal(key, names);
      known.set(`${word}`, { sentence: say("why-not-word", { word: this.texts.word(word), because }), rule });
    }
    if (!known.size) known.set("", { sentence: say("why-not-usable"), rule: null });
    return [...known.values()];
  }

  #told(message: Told): void {
    if (message.type === "table") this.table = message.table;
    else if (message.type === "maintenance") maintenance.hear(message.notice);
    else if (message.type === "chat") this.chat = withNew(this.chat, message.lines);
    else if (message.type === "state") {
      const { state } = message;
      this.#pending = this.#pending.then(() => this.#show(state));
    }
  }

  async #show(state: TableState): Promise<void> {
    const isFirst = this.scene === null;
    const events = state.lines.flatMap((line) => line.events);
    const before =
      !isFirst && this.root && state.lines.length && travelTime()
        ? new Before(
            this.root,
            events.flatMap((event) => this.given.board.flights?.(event, this.texts) ?? []),
          )
        : null;
    const hasMoved = isFirst || state.lines.length > 0;
    if (!isFirst) this.story.hear(state.lines, this.scene, state.scene);
    const scene = this.#isStoodIn ? withoutOptions(state.scene) : state.scene;
    this.scene = scene;
    this.lines = merged(this.lines, state.lines);
    this.seq = state.seq;
    this.step = state.step;
    this.consent = state.consent;
    this.undoable = new Undoable(state.undo, state.step);
    this.tally = state.tally;
    if (hasMoved) {
      this.acting.show(scene);
      this.hint = null;
      this.whyNot = null;
    }
    await tick();
    if (this.root) await laidOut(this.root);
    setTimeout(() => {
      if (document.visibilityState === "visible") markSeen(this.table.id, state.seq);
      this.#narrate(isFirst ? [] : state.lines, scene);
    });
    if (!before) return;
    // To change the board, to draw it, and to change it again are tasks of their own: none blocks the page for long.
    await nextFrame();
    before.play();
    await nextTask();
  }

  #narrate(lines: readonly Line[], scene: Scene): void {
    const told = lines.flatMap((line) => [
      ...(line.act === "say" ? [] : [actOf(line, this.names) ?? ""]),
      ...line.events.map((event) =>
        [this.texts.event(event), remarkOf(event, this.given.seat, this.table.solo)]
          .filter(Boolean)
          .join(" "),
      ),
    ]);
    const { question } = scene;
    if (question?.options.length && this.given.seat !== null && question.seats.includes(this.given.seat)) {
      const options = question.options.filter((word) => !isOfSet(word));
      const words = options.slice(0, READ_OUT).map((word) => this.choice(word));
      const more = options.length - words.length;
      if (question.together) told.push(say("bar-together"));
      told.push(
        capital(this.texts.question(question)),
        say("narrate-options", { words: words.join("; "), more }),
      );
    }
    if (told.length) this.narration = told.join(" ");
  }
}

const withoutOptions = (scene: Scene): Scene =>
  scene.question ? { ...scene, question: { ...scene.question, options: [] } } : scene;

/** The log with new lines. Lines that were taken back lose their step. */
function merged(known: readonly Line[], more: readonly Line[]): Line[] {
  const to = Math.min(...more.map((line) => (line.act === "undo" ? (line.to_step ?? 0) : Infinity)));
  const from = more[0]?.seq ?? Infinity;
  const stood = known
    .filter((line) => line.seq < from)
    .map((line) => ((line.step ?? 0) > to ? { ...line, step: null } : line));
  return [...stood, ...more];
}
