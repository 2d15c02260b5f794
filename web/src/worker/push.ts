/** Web Push: a turn in a match by correspondence. The server sends a title, a text and the address of the table. */
interface TurnNotice {
  title: string;
  body: string;
  url: string;
}

export function hearPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener("push", (event) => {
    const notice = event.data?.json() as TurnNotice | undefined;
    if (!notice) return;
    const { title, body, url } = notice;
    event.waitUntil(worker.registration.showNotification(title, { body, tag: url, data: { url } }));
  });

  worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { url } = event.notification.data as { url: string };
    event.waitUntil(show(worker, url));
  });
}

/** Show a tab that has the page already, or open one. */
async function show(worker: ServiceWorkerGlobalScope, url: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: "window" });
  const open = tabs.find((tab) => new URL(tab.url).pathname === url);
  if (open) await open.focus();
  else await worker.clients.openWindow(url);
}
