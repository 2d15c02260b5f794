/** The socket of a table. It reconnects by itself and resumes after the last lines of log and chat it has seen.
 *
 *  The server sends a scene once, and then what changes in it; those who listen always get whole scenes. */
import type { Scene, ToClient, ToServer } from "./types";
import { Refused } from "./api";
import { patched } from "./patch";

export type Contact = "connecting" | "open" | "lost" | "closed";
type Answer = Extract<ToClient, { id: number | null }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Act = WithoutId<ToServer>;

/** Close codes after which a reconnect would be refused again. */
const FOR_GOOD = new Set([4401, 4403, 4404]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

type Patch = Extract<ToClient, { type: "patch" }>;
/** A message as the page gets it: with whole scenes. */
export type Told = Exclude<ToClient, Patch>;

export interface Hears {
  told(message: Told): void;
  contact(now: Contact, code?: number): void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #number = 0;
  /** The last scene that this socket has brought. */
  #scene: Scene | null = null;
  #chat = 0;
  #isOver = false;
  readonly #waiting = new Map<number, { done(answer: Answer): void; failed(error: Refused): void }>();
  readonly #comeBack = (): void => {
    if (document.visibilityState === "visible" && this.#timer !== undefined) this.#open();
  };

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private since: number,
    private readonly ears: Hears,
  ) {
    document.addEventListener("visibilitychange", this.#comeBack);
    window.addEventListener("online", this.#comeBack);
    this.#open();
  }

  /** Send an action, as soon as there is a connection. Resolves with the server's answer, or rejects with a sentence. */
  send(act: Act): Promise<Answer> {
    const id = ++this.#number;
    const socket = this.#socket;
    return new Promise((done, failed) => {
      const say = (): void => socket?.send(JSON.stringify({ ...act, id }));
      if (socket?.readyState === WebSocket.OPEN) say();
      else if (socket?.readyState === WebSocket.CONNECTING)
        socket.addEventListener("open", say, { once: true });
      else {
        failed(new Refused(0, "offline", ""));
        return;
      }
      this.#waiting.set(id, { done, failed });
    });
  }

  close(): void {
    this.#isOver = true;
    document.removeEventListener("visibilitychange", this.#comeBack);
    window.removeEventListener("online", this.#comeBack);
    clearTimeout(this.#timer);
    clearTimeout(this.#ping);
    this.#socket?.close();
    this.#letGo();
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.ears.contact("connecting");
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const known = `since=${this.since}&chat=${this.#chat}`;
    const url = new URL(`/api/tables/${this.table}/socket?patches=true&${known}${seat}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    this.#scene = null;
    socket.onopen = () => {
      this.ears.contact("open");
      this.#keepAwake();
    };
    socket.onmessage = (message: MessageEvent<string>) => this.#hear(JSON.parse(message.data) as ToClient);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hear(message: ToClient): void {
    if (message.type === "patch") this.#change(message);
    else this.#tell(message);
  }

  /** Apply a patch to the scene that it is for. A patch for another one means that a message is missing: start anew. */
  #change({ since, state }: Patch): void {
    if (this.#scene === null || since !== this.since) {
      this.#socket?.close();
      return;
    }
    this.#tell({ type: "state", state: { ...state, scene: patched(this.#scene, state.scene) } });
  }

  #tell(message: Told): void {
    // A server in trouble accepts a connection and closes it at once: only a message proves that it is well.
    this.#wait = FIRST_WAIT;
    if (message.type === "state") {
      this.since = message.state.seq;
      this.#scene = message.state.scene;
    }
    if (message.type === "chat") this.#chat = message.lines.at(-1)?.number ?? this.#chat;
    if ("id" in message && message.id !== null) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === "refused") waiting?.failed(new Refused(409, message.error, message.message));
      else waiting?.done(message);
    }
    this.ears.told(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#isOver || socket !== this.#socket) return;
    clearTimeout(this.#ping);
    this.#letGo();
    if (FOR_GOOD.has(code)) {
      this.#isOver = true;
      this.ears.contact("closed", code);
      return;
    }
    this.ears.contact("lost", code);
    // When a node dies, its players do not all come back in the same moment.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A connection can die silently, so one that does not answer a ping is dropped. */
  #keepAwake(): void {
    clearTimeout(this.#ping);
    this.#ping = setTimeout(() => {
      const socket = this.#socket;
      const patience = setTimeout(() => {
        socket?.close();
        if (socket) this.#lost(socket, 1006);
      }, PONG_WITHIN);
      this.send({ type: "ping" })
        .then(() => this.#keepAwake())
        .catch(() => undefined)
        .finally(() => clearTimeout(patience));
    }, PING_EVERY);
  }

  #letGo(): void {
    for (const { failed } of this.#waiting.values()) failed(new Refused(0, "offline", ""));
    this.#waiting.clear();
  }
}
