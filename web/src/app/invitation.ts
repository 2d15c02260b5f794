/** Invitations stand behind the `#` of a link: browsers do not send that part, so no proxy logs it. */
import { router } from "./router.svelte";

/** A link that admits whoever opens it; without an invitation, the link itself. */
export const inviting = (url: string, invite: string | null | undefined): string =>
  invite ? `${url}#invite=${encodeURIComponent(invite)}` : url;

/** The invitation with which this page was opened. Links of version 0.1 have it in the query. */
export const shownInvite = (): string | null =>
  new URLSearchParams(location.hash.slice(1)).get("invite") ?? router.search.get("invite");
