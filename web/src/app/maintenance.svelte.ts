/** What the operator says about maintenance. A table is told by its socket, other pages ask now and then. */
import { api } from "~/client/api";
import type { MaintenanceNotice } from "~/client/types";

const ASK_EVERY = 60_000;
/** The longest time that a browser's timer can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

class Maintenance {
  notice = $state.raw<MaintenanceNotice | null>(null);
  #over: ReturnType<typeof setTimeout> | undefined;

  /** Show a notice until the maintenance is over. */
  hear(notice: MaintenanceNotice | null): void {
    clearTimeout(this.#over);
    const left = notice === null ? 0 : notice.ends - Date.now();
    this.notice = left > 0 ? notice : null;
    if (this.notice) this.#over = setTimeout(() => (this.notice = null), Math.min(left, LONGEST_TIMER));
  }

  /** Ask now, and every minute while a page without a socket is looked at. Returns how to stop. */
  watch(): () => void {
    const ask = (): void => {
      // The server may be away: that is shown elsewhere.
      void api.maintenance().then(
        ({ notice }) => this.hear(notice),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !location.pathname.startsWith("/table/")) ask();
    }, ASK_EVERY);
    return () => clearInterval(timer);
  }
}

export const maintenance = new Maintenance();
