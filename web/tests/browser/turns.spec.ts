/** Turn notices to players who are away. Only the push service of the browser is not the real one. */
import type { APIRequestContext, Page, Worker } from "@playwright/test";
import { expect, test } from "./server";
import { decrypt, isSigned, Receiver, type Keys } from "./receiver";
import { isSound } from "./sound";

const DAYS = 3 * 24 * 3600;
const GAME = "witch-of-salem";
const TITLE = "Turn notices while you are away";

let receiver: Receiver;
test.beforeEach(async () => {
  receiver = await new Receiver().open();
});
test.afterEach(() => receiver.close());

interface State {
  seq: number;
  scene: { question: { seats: number[]; options: string[] } };
}

async function json<T>(answer: Promise<{ json: () => Promise<unknown>; ok: () => boolean }>): Promise<T> {
  const got = await answer;
  expect(got.ok()).toBe(true);
  return (await got.json()) as T;
}

/** A match by correspondence of the page's player, at seat 0, and somebody else; its id. */
async function letters(mine: APIRequestContext, theirs: APIRequestContext, start = true): Promise<string> {
  const data = { game: GAME, clock: DAYS, public: true, seats: [{ kind: "me" }, { kind: "open" }] };
  const { id } = await json<{ id: string }>(mine.post("/api/tables", { data }));
  await theirs.put(`/api/tables/${id}/seats/1`, { data: {} });
  if (start) await mine.post(`/api/tables/${id}/start`, { data: {} });
  return id;
}

/** Somebody else answers until it is the turn of seat 0. */
async function untilMyTurn(theirs: APIRequestContext, id: string): Promise<void> {
  for (;;) {
    const { seq, scene } = await json<State>(theirs.get(`/api/tables/${id}/state?seat=1`));
    if (scene.question.seats.includes(0)) return;
    const data = { word: scene.question.options[0], seq };
    await json(theirs.post(`/api/tables/${id}/seats/1/words`, { data }));
  }
}

/** Instead of a push service, which a test cannot reach: subscriptions with real keys, to a local server. */
function fakePush(endpoint: string): void {
  const text = (data: ArrayBuffer | Uint8Array): string =>
    btoa(String.fromCharCode(...new Uint8Array(data)))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  const kept = (): (Keys & { key: string }) | null =>
    JSON.parse(localStorage.getItem("push") ?? "null") as (Keys & { key: string }) | null;
  const subscription = (): unknown => {
    const own = kept();
    return (
      own && {
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh: own.p256dh, auth: own.auth } }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem("push")),
      }
    );
  };
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(subscription()),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      const curve = { name: "ECDH", namedCurve: "P-256" };
      const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
      const jwk = await crypto.subtle.exportKey("jwk", pair.privateKey);
      const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)));
      localStorage.setItem("push", JSON.stringify({ jwk, p256dh, auth, key }));
      return subscription();
    },
  });
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => {
    localStorage.setItem("asked", "yes");
    return ask();
  };
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).first().click();
  await page.getByText(TITLE).click();
}

test.describe("by push", () => {
  test.use({ serviceWorkers: "allow", permissions: ["notifications"] });

  test("a browser is told of a turn, shows it, and leads to the table", async ({
    page,
    context,
    playwright,
    baseURL,
  }) => {
    await page.addInitScript(fakePush, `${receiver.url}/push`);
    await page.goto("/");
    await openSettings(page);
    const turnOn = page.getByRole("button", { name: "Send notices to this browser" });
    await turnOn.waitFor();
    expect(await page.evaluate(() => localStorage.getItem("asked"))).toBeNull();
    await turnOn.click();
    await page.getByRole("button", { name: "Send no more notices here" }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("asked"))).toBe("yes");
    const keys = await page.evaluate(
      () => JSON.parse(localStorage.getItem("push") ?? "null") as Keys & { key: string },
    );
    await page.getByRole("button", { name: "Send me a test notice" }).first().click();
    await expect(page.getByText(/^The last notice arrived/)).toBeVisible();
    const read = async (number: number): Promise<Record<string, string>> =>
      JSON.parse(await decrypt(receiver.received[number]!.body, keys)) as Record<string, string>;
    expect(await read(0)).toMatchObject({ title: "Miskatonic", url: "/" });
    expect(receiver.received[0]?.headers["authorization"]).toContain(`k=${keys.key}`);
    await isSound(page, { strictly: true });

    const other = await playwright.request.newContext({ baseURL: baseURL! });
    await other.post("/api/session", { data: { name: "Ben" } });
    const id = await letters(page.request, other);
    await untilMyTurn(other, id);
    await expect.poll(() => receiver.received.length).toBe(2);
    const notice = await read(1);
    expect(notice).toEqual({ title: "Witch of Salem", body: expect.any(String), url: `/table/${id}` });
    await other.dispose();

    const worker = await deliver(page, JSON.stringify(notice));
    const shown = (): Promise<string[]> =>
      page.evaluate(async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications();
        return shown.map(({ title, body }) => `${title}: ${body}`);
      });
    expect(await shown()).toEqual([`Witch of Salem: ${notice["body"]!}`]);
    expect(await click(worker)).toBe(`/table/${id}`);

    await page.getByRole("button", { name: "Send no more notices here" }).click();
    await turnOn.waitFor();
    const left = await json<{ browsers: unknown[] }>(page.request.get("/api/notices"));
    expect(left.browsers).toEqual([]);
    await context.close();
  });
});

/**
 * Hand a message to the service worker, as the browser does when its push service has one, and wait until it is shown.
 * Who asks for notices while one is on its way makes Chromium forget it: it is kept, but not on the screen yet.
 */
async function deliver(page: Page, data: string): Promise<Worker> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) found(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const self_ = self as unknown as ServiceWorkerLike;
    const show = self_.registration.showNotification.bind(self_.registration);
    self_.isShown = new Promise((found) => {
      self_.registration.showNotification = (...notice) => show(...notice).then(found);
    });
  });
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await worker.evaluate(() => (self as unknown as ServiceWorkerLike).isShown);
  return worker;
}

/** Click on the notice that is shown; the address that is opened. A test may not open windows, so it looks on. */
const click = (worker: Worker): Promise<string> =>
  worker.evaluate(async () => {
    const self_ = self as unknown as ServiceWorkerLike;
    const opened = new Promise<string>((found) => {
      Object.defineProperty(self_.clients, "openWindow", {
        value: (url: string) => Promise.resolve(found(url)),
      });
    });
    const [notification] = await self_.registration.getNotifications();
    const event = new Event("notificationclick");
    Object.assign(event, { notification, waitUntil: () => undefined });
    self_.dispatchEvent(event);
    return opened;
  });

/** As much of a service worker as tests use, whose types are those of a page. */
interface ServiceWorkerLike extends EventTarget {
  clients: object;
  isShown: Promise<void>;
  registration: {
    getNotifications: () => Promise<Notification[]>;
    showNotification: (...notice: unknown[]) => Promise<void>;
  };
}

test("a table by correspondence has a webhook, which is tested and removed", async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.goto("/");
  await page.locator("[data-game]").first().waitFor();
  const other = await playwright.request.newContext({ baseURL: baseURL! });
  await other.post("/api/session", { data: { name: "Ben" } });
  const id = await letters(page.request, other, false);
  await page.goto(`/table/${id}`);
  await page.getByText(TITLE).click();
  await expect(page.getByRole("checkbox", { name: "Tell me of my turns at this table" })).toBeChecked();
  const section = page.locator("section").filter({ hasText: "Webhook of this table" });
  await section.getByRole("textbox").fill("http://intranet.example.org/");
  await section.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByText("The address has to begin with https://.")).toBeVisible();
  await section.getByRole("textbox").fill(`${receiver.url}/table`);
  await section.getByRole("textbox").press("Enter");
  const secret = await section.getByLabel(/^The secret/).inputValue();

  receiver.status = 500;
  await section.getByRole("button", { name: "Send me a test notice" }).click();
  await expect(section.getByText(/did not arrive: the answer was 500/)).toBeVisible();
  receiver.status = 200;
  await section.getByRole("button", { name: "Send me a test notice" }).click();
  await expect(section.getByText(/^The last notice arrived/)).toBeVisible();
  expect(receiver.received.map((message) => isSigned(message, secret))).toEqual([true, true]);
  await isSound(page, { strictly: true });

  await page.request.post(`/api/tables/${id}/start`, { data: {} });
  await page.goto("/");
  await expect.poll(() => receiver.received.length).toBe(3);
  const told = JSON.parse(receiver.received[2]!.body.toString()) as { type: string; data: { table: string } };
  expect([told.type, told.data.table]).toEqual(["turn", id]);
  await other.dispose();

  await page.goto(`/table/${id}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText(TITLE).click();
  await section.getByRole("button", { name: "Remove the webhook" }).click();
  await section.getByRole("textbox").waitFor();
});

test("whoever lays a table with days for a turn is offered notices", async ({ page }) => {
  await page.goto(`/new/${GAME}`);
  const clock = page.getByRole("combobox", { name: /^Clock/ });
  await clock.waitFor();
  await expect(page.locator("fieldset").getByText(TITLE)).toHaveCount(0);
  await clock.selectOption({ label: "3 days" });
  await page.locator("fieldset").getByText(TITLE).click();
  await expect(page.getByText("Your webhook")).toBeVisible();
});
