/** Has the server been updated since this page was loaded? A new build has a script with another name. */
const SCRIPT = /<script[^>]+src="([^"]+)"/;

export async function isPageOutdated(): Promise<boolean> {
  const ours = document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const theirs = SCRIPT.exec(await answer.text())?.[1];
    return import.meta.env.PROD && theirs !== undefined && ours !== undefined && theirs !== ours;
  } catch {
    return false;
  }
}
