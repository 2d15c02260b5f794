/** Passes on a link: by the device's own sheet, or by copying it. */
import { say } from "~/text/page";
import { notices } from "./notices.svelte";

export async function share(title: string, url: string): Promise<void> {
  // Not every browser has it, whatever its types say.
  const sheet = navigator.share as typeof navigator.share | undefined;
  try {
    if (sheet) await sheet.call(navigator, { title, url });
    else {
      await navigator.clipboard.writeText(url);
      notices.tell(say("waiting-copied"));
    }
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (!(error instanceof DOMException && error.name === "AbortError"))
      notices.tell(say("share-yourself", { url }));
  }
}
