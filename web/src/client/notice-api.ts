/** Requests about turn notices; loaded only where they are shown. */
import { ask, at } from "./api";
import type * as type from "./types";

export interface WebhookRequests {
  put: (url: string) => Promise<type.NewWebhook>;
  remove: () => Promise<unknown>;
  test: () => Promise<unknown>;
}

const browser = (id: string): string => `/api/notices/browsers/${encodeURIComponent(id)}`;

const webhookAt = (path: string): WebhookRequests => ({
  put: (url) => ask<type.NewWebhook>("PUT", path, { url }),
  remove: () => ask<undefined>("DELETE", path),
  test: () => ask<undefined>("POST", `${path}/test`),
});

export const noticeApi = {
  read: () => ask<type.TurnNotices>("GET", "/api/notices"),
  subscribe: (wish: type.BrowserWish) => ask<type.Browser>("POST", "/api/notices/browsers", wish),
  unsubscribe: (id: string) => ask<undefined>("DELETE", browser(id)),
  testBrowser: (id: string) => ask<undefined>("POST", `${browser(id)}/test`),
  webhook: webhookAt("/api/notices/webhook"),
  tableWebhook: (table: string) => webhookAt(at(table, "/notices/webhook")),
  atTable: (table: string) => ask<type.TableTurnNotices>("GET", at(table, "/notices")),
  chooseAtTable: (table: string, wanted: boolean) =>
    ask<type.TableTurnNotices>("PUT", at(table, "/notices"), { wanted }),
};
