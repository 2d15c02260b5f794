// How long the main thread of the page is busy when others move, at a real table. Times are processor times, so that
// other programs do not count, and stand for a machine four times slower: they are multiplied by four. (The browser's own
// throttling counts as processor time, too: a loop of 45 ms took 143 and 185 ms with it, which is four times with an error.)
// The time on the clock, multiplied as well, stands behind each.
//   miskatonic serve --port 1930    (in another terminal)
//   node scripts/long-tasks.mjs http://127.0.0.1:1930 [games] [sizes] [moves] [options]
// Options are JSON: '{"modules": "relics,victims"}'.
import { openBrowser } from "./harness.mjs";

const [home, wanted = "", sizes = "1366x768,390x844", moves = "40", options = "{}"] = process.argv.slice(2);
const SLOWER = 4;
/** Trace events of a task, and of what is done in it. */
const TASK = "ThreadControllerImpl::RunTask";
const PARTS = new Set([
  "FunctionCall",
  "UpdateLayoutTree",
  "Layout",
  "PrePaint",
  "Paint",
  "Commit",
  "MinorGC",
  "MajorGC",
  "HitTest",
]);

const browser = await openBrowser();
const { games } = await (await fetch(`${home}/api/games`)).json();
for (const game of games.filter(({ key }) => !wanted || wanted.split(",").includes(key)))
  for (const size of sizes.split(",")) await measure(game, size);
await browser.close();

async function measure({ key, seats }, size) {
  const [width, height] = size.split("x").map(Number);
  const context = await browser.newContext({ baseURL: home, viewport: { width, height } });
  const page = await context.newPage();
  page.setDefaultTimeout(600_000);
  const id = await laid(page, key, Math.max(...seats));
  await page.goto(`/table/${id}`);
  await page.locator(".frame [data-piece]").first().waitFor();
  await page.waitForLoadState("networkidle");

  const tasks = [];
  for (let move = 0; move < Number(moves); move++) {
    const events = await traced(page, () => say(page, id, move));
    if (!events) break;
    tasks.push(...tasksOf(events).map((task) => ({ ...task, move })));
  }
  const sorted = tasks.toSorted((one, other) => other.ms - one.ms);
  const at = (part) => (sorted[Math.floor(part * sorted.length)]?.ms ?? 0).toFixed(0);
  const over = tasks.filter(({ ms }) => ms > 200).length;
  console.log(
    `${key} ${options} ${size}: longest ${at(0)} ms, ${over} over 200 ms, of ${tasks.length} tasks over 4 ms; busiest:`,
  );
  for (const { ms, clock, move, parts } of sorted.slice(0, 5))
    console.log(`  ${ms.toFixed(0)} ms (clock ${clock.toFixed(0)}) after word ${move}: ${parts}`);
  await context.close();
}

async function laid(page, game, seats) {
  await page.request.post("/api/session", { data: { name: "Ada" } });
  const wishes = Array.from({ length: seats }, (_, seat) =>
    seat ? { kind: "bot", bot: "greedy" } : { kind: "me" },
  );
  const data = { game, seats: wishes, options: JSON.parse(options) };
  const { id } = await (await page.request.post("/api/tables", { data })).json();
  await page.request.post(`/api/tables/${id}/start`, { data: {} });
  return id;
}

/** What the first seat sees when everybody else has moved and everything has come to rest. */
async function atRest(page, id) {
  for (;;) {
    const answer = await page.request.get(`/api/tables/${id}/state?seat=0&since=0`);
    const { seq, scene } = await answer.json();
    if (scene.outcome || scene.question?.options.length) {
      await page.waitForFunction((now) => Number(document.querySelector(".page")?.dataset.seq) >= now, seq);
      await page.waitForTimeout(600);
      return { seq, options: scene.outcome ? [] : scene.question.options };
    }
    await page.waitForTimeout(200);
  }
}

/** Says a word for the first seat, and waits until the bots have answered; false when the match is over. */
async function say(page, id, move) {
  const { seq, options } = await atRest(page, id);
  if (!options.length) return false;
  const data = { word: options[(move * 7) % options.length], seq };
  await page.request.post(`/api/tables/${id}/seats/0/words`, { data });
  await atRest(page, id);
  return true;
}

async function traced(page, act) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const included = ["toplevel", "devtools.timeline"];
  await session.send("Tracing.start", { traceConfig: { includedCategories: included } });
  const went = await act();
  const done = new Promise((end) => session.once("Tracing.tracingComplete", end));
  await session.send("Tracing.end");
  await done;
  await session.detach();
  return went ? events : null;
}

function tasksOf(events) {
  const main = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const isMain = ({ pid, tid }) => main.some((thread) => thread.pid === pid && thread.tid === tid);
  const own = events.filter((event) => event.ph === "X" && isMain(event));
  return own
    .filter(({ name, tdur = 0 }) => name === TASK && tdur > 1000)
    .map((task) => ({
      ms: (task.tdur / 1000) * SLOWER,
      clock: (task.dur / 1000) * SLOWER,
      parts: partsOf(task, own),
    }));
}

function partsOf({ ts, dur, tid }, events) {
  const sums = new Map();
  for (const { name, ts: from, tdur = 0, tid: of } of events)
    if (of === tid && PARTS.has(name) && from >= ts && from <= ts + dur)
      sums.set(name, (sums.get(name) ?? 0) + (tdur / 1000) * SLOWER);
  return [...sums]
    .sort((a, b) => b[1] - a[1])
    .map(([name, ms]) => `${name} ${ms.toFixed(0)}`)
    .join(", ");
}
