/** A house of its own for each worker, on a port that is free, with everything that tests ask of it. */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as plain } from "@playwright/test";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PYTHON = join(ROOT, ".venv", "bin", "python");
const MODULE = "tests.server.browser_node";

/** The games that are installed, by their keys. */
export const GAMES: string[] = JSON.parse(
  execFileSync(PYTHON, [
    "-c",
    "import json; from miskatonic.games.registry import all_games; print(json.dumps(list(all_games())))",
  ]).toString(),
) as string[];

export class House {
  #process: ChildProcess | undefined;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async open(): Promise<House> {
    const house = new House(await freePort(), mkdtempSync(join(tmpdir(), "miskatonic-")));
    await house.start();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const file = join(this.folder, "house.db");
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
      if (this.#process.exitCode !== null) throw new Error("the house has not come up");
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

  async close(): Promise<void> {
    await this.stop("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Where this process looks for a port next; others begin elsewhere. */
let nextPort = process.pid * 37;

/** A port that is free and stays so, even while a house restarts: the system gives none of these to a browser. */
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

/** A test in a house: `page.goto("/")` is its lobby. */
export const test = plain.extend<object, { house: House }>({
  house: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for the braces
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.url),
});

export { expect } from "@playwright/test";
