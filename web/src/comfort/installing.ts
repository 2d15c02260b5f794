/** The page as an app: a service worker keeps the shell and, from the second visit on, the rulebooks for offline use. */
import { stored } from "~/app/stored.svelte";

/** Register the worker when everything else has been loaded. */
export function beInstallable(): void {
  stored.visits += 1;
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  window.addEventListener("load", () => void register().catch(() => undefined));
  window.addEventListener("appinstalled", () => void keepRulebooks().catch(() => undefined));
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  // A first visit stays light.
  if (stored.visits > 1) await keepRulebooks();
}

async function keepRulebooks(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep-rulebooks");
}
