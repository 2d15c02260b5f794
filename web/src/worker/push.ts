/** Web Push: a turn in a match by correspondence. The server sends a title, a text and the address of the table. */
interface TurnNotice {
  title: string;
  body: string;
  url: string;
}

/** What browsers say when a subscription ends; not all types know it. */
interface PushSubscriptionChange extends ExtendableEvent {
  readonly oldSubscription: PushSubscription | null;
  readonly newSubscription: PushSubscription | null;
}

export function hearPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const notice = event.data?.json() as TurnNotice | undefined;
    if (!notice) return;
    const { title, body, url } = notice;
    event.waitUntil(worker.registration.showNotification(title, { body, tag: url, data: { url } }));
  });

  worker.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(renew(worker, event as PushSubscriptionChange));
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(show(worker, url));
  });
}

/** The browser has ended a subscription: tell the server of the one that follows. */
async function renew(worker: ServiceWorkerGlobalScope, change: PushSubscriptionChange): Promise<void> {
  const options = change.oldSubscription?.options;
  const following =
    change.newSubscription ?? (options ? await worker.registration.pushManager.subscribe(options) : null);
  if (!following) return;
  const { keys } = following.toJSON();
  await fetch("/api/notices/browsers", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: following.endpoint, ...keys }),
  });
}

/** Show a tab that has the page already, or open one. */
async function show(worker: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window" });
  const open = tabs.find((tab) => new URL(tab.url).pathname === url);
  if (open) await open.focus();
  else await worker.clients.openWindow(url);
}
