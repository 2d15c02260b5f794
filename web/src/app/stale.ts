/** Has the house been given a new page since this one was loaded? Its script then has another name. */
const SCRIPT = /<script[^>]+src="([^"]+)"/;

export async function isPageOld(): Promise<boolean> {
  const ours = document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute("src");
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const theirs = SCRIPT.exec(await answer.text())?.[1];
    return import.meta.env.PROD && theirs !== undefined && ours !== undefined && theirs !== ours;
  } catch {
    return false;
  }
}
