/**
 * The service worker: what is needed to start the page, and the rulebooks, are there without a network.
 *
 * Assets have the hash of their content in their name, so a kept one is always right. The document and the texts
 * of games are asked for first, and what was kept serves only when the server does not answer.
 */
import { hearPush } from "./push";

declare const self: ServiceWorkerGlobalScope;
/** The assets of the shell, written by the build (scripts/shell.ts). */
declare const SHELL: string[];

const ASSETS = "assets";
const TEXTS = "texts";
const DOCUMENT = "/";
const GAMES = "/api/games";
const KEPT = /^\/api\/(?:info|games(?:\/[\w-]+\/(?:rules|book))?)$/;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOldAssets().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "keep-rulebooks") event.waitUntil(keepRulebooks());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(assetOf(event.request));
  else if (event.request.mode === "navigate") event.respondWith(freshOr(event.request, DOCUMENT));
  else if (KEPT.test(url.pathname)) event.respondWith(freshOr(event.request, url.pathname));
});

hearPush(self);

async function keepShell(): Promise<void> {
  await Promise.all([
    caches.open(ASSETS).then((cache) => cache.addAll(SHELL)),
    caches.open(TEXTS).then((cache) => cache.add(DOCUMENT)),
  ]);
}

/** Assets that the shell of this version does not know stay until the next version: a table may be using them. */
async function forgetOldAssets(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const kept = await cache.keys();
  const old = kept.filter(({ url }) => !SHELL.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function keepRulebooks(): Promise<void> {
  const cache = await caches.open(TEXTS);
  const answer = await fetch(GAMES);
  await cache.put(GAMES, answer.clone());
  const games = (await answer.json()) as { key: string }[] | { games: { key: string }[] };
  const keys = ("games" in games ? games.games : games).map(({ key }) => key);
  await cache.addAll(keys.flatMap((key) => [`${GAMES}/${key}/rules`, `${GAMES}/${key}/book`]));
}

async function assetOf(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(ASSETS)).put(request, answer.clone());
  return answer;
}

/** The server's answer, kept under a key; without one, what was kept. */
async function freshOr(request: Request, key: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(TEXTS)).put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}
