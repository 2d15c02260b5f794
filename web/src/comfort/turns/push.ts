/** Web Push in this browser. It asks for permission only when the player turns it on. */
import { noticeApi } from "~/client/notice-api";
import type { Browser, BrowserWish } from "~/client/types";

/** The browser, or the player, does not allow notices. */
export class NotAllowed extends Error {}

export const isPossible = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Begin to receive notices here. */
export async function subscribe(key: string): Promise<Browser> {
  if ((await Notification.requestPermission()) !== "granted") throw new NotAllowed();
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with the key of another server cannot be used, and stands in the way.
  const before = await pushManager.getSubscription();
  const known = before && (await noticeApi.read()).browsers.map(({ id }) => id);
  if (before && !known?.includes(await idOf(before))) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return noticeApi.subscribe(wishOf(subscription));
}

/** Receive no more notices here. */
export async function unsubscribe(id: string): Promise<void> {
  await noticeApi.unsubscribe(id);
  await (await subscription())?.unsubscribe();
}

/** The id under which the server knows this browser; null: it receives no notices. */
export async function ownId(): Promise<string | null> {
  const own = isPossible() ? await subscription() : null;
  return own && idOf(own);
}

/** Another player uses this browser now: its notices are theirs. */
export async function keepSubscribed(): Promise<void> {
  const own = isPossible() ? await subscription() : null;
  if (own) await noticeApi.subscribe(wishOf(own));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function wishOf(own: PushSubscription): BrowserWish {
  const { keys } = own.toJSON();
  return { endpoint: own.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
