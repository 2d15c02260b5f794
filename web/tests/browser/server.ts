/** A server of its own for each worker, on a free port, with everything that tests ask of it. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as plain } from "@playwright/test";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const PYTHON = join(ROOT, ".venv", "bin", "python");
const MODULE = "tests.server.browser_node";

const INSTALLED = "MISKATONIC_TEST_GAMES";
const LIST_GAMES = "from miskatonic.games.registry import all_games; print(*all_games())";

/** The games that are installed, by their keys. The first process asks; workers inherit its environment. */
export const GAMES = (process.env[INSTALLED] ??= execFileSync(PYTHON, ["-c", LIST_GAMES]).toString())
  .trim()
  .split(" ");

/** Two laptops, a tablet, and a phone held both ways. */
export const SIZES = [
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

export class TestServer {
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  /** A new server. Somebody may take a free port before the server does; it then tries the next. */
  static async open(attempts = 5): Promise<TestServer> {
    const server = new TestServer(await freePort(), mkdtempSync(join(tmpdir(), "miskatonic-")));
    try {
      await server.start();
      return server;
    } catch (error) {
      await server.close();
      if (attempts <= 1) throw error;
      return TestServer.open(attempts - 1);
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const file = join(this.folder, "matches.db");
    this.#process = spawn(PYTHON, ["-m", MODULE, String(this.port), file], {
      cwd: ROOT,
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (;;) {
      const isReady = await fetch(`${this.url}/health`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      if (this.#process.exitCode !== null) throw new Error("the server has not started");
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** End the process; what it has acknowledged is on disk. */
  async stop(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const running = this.#process;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((done) => running.once("exit", done));
    running.kill(signal);
    await ended;
  }

  /** While it is stopped, as if the next version had other rules: what was begun cannot go on. */
  upgrade(): void {
    const sql = "update match set rules_version = '0.1' where state = 'running'";
    const script =
      "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute(sys.argv[2]); db.commit()";
    execFileSync(PYTHON, ["-c", script, join(this.folder, "matches.db"), sql]);
  }

  async close(): Promise<void> {
    await this.stop("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where this process looks for a port next; others begin elsewhere. */
let nextPort = process.pid * 37;

/** A free port. It stays free while a server restarts, because the system gives none of this range to a browser. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + (nextPort++ % 20_000);
    const isFree = await new Promise<boolean>((found) => {
      const server = createServer();
      server.once("error", () => found(false));
      server.listen(port, "127.0.0.1", () => server.close(() => found(true)));
    });
    if (isFree) return port;
  }
}

/** A test with a server: `page.goto("/")` is its lobby. */
export const test = plain.extend<object, { server: TestServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for the braces
    async ({}, use) => {
      const server = await TestServer.open();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from "@playwright/test";
