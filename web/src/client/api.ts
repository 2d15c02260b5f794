/** Requests to the server. A refusal is thrown as `Refused`, with a sentence for the player. */
import type * as type from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused(0, "offline", "");
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  try {
    const { error, message } = JSON.parse(text) as { error: string; message: string };
    throw new Refused(answer.status, error, message);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(answer.status, "fault", "");
  }
}

export const at = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest}`;
const query = (values: Record<string, number | string | null | undefined>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return given.length
    ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`
    : "";
};

export const api = {
  introduce: (name: string) => ask<type.Player>("POST", "/api/session", { name }),
  deviceCode: () => ask<type.DeviceCode>("POST", "/api/session/code"),
  useDeviceCode: (code: string) => ask<type.Player>("POST", "/api/session/device", { code }),
  whoAmI: () => ask<type.Player>("GET", "/api/session"),
  maintenance: () => ask<type.Maintenance>("GET", "/api/maintenance"),
  info: () => ask<type.ServerInfo>("GET", "/api/games"),
  book: (game: string) => ask<type.Book>("GET", `/api/games/${encodeURIComponent(game)}/book`),
  rules: (game: string) => ask<type.Rulebook>("GET", `/api/games/${encodeURIComponent(game)}/rules`),
  departures: (game: string, table: type.ThoughtOfTable) =>
    ask<type.Departure[]>("POST", `/api/games/${encodeURIComponent(game)}/departures`, table),

  lay: (table: type.NewTable) => ask<type.Table>("POST", "/api/tables", table),
  openRegion: (table: type.NewTable) => ask<type.Region>("POST", "/api/regions", table),
  region: (table: string) => ask<type.Region>("GET", at(table, "/region")),
  startRegion: (id: string, fill?: string) =>
    ask<type.Region>(
      "POST",
      `/api/regions/${encodeURIComponent(id)}/start`,
      fill === undefined ? {} : { fill },
    ),
  takeOver: (id: string, table: number, seat: number) =>
    ask<type.Region>("PUT", `/api/regions/${encodeURIComponent(id)}/tables/${table}/seats/${seat}`, {}),
  tables: (state: "open" | "running" | "over") =>
    ask<type.Table[]>("GET", `/api/tables${query({ state, limit: 20 })}`),
  mine: (before?: number) => ask<type.Table[]>("GET", `/api/tables/mine${query({ before, limit: 50 })}`),
  statistics: () => ask<type.Statistics>("GET", "/api/statistics"),
  table: (id: string) => ask<type.Table>("GET", at(id)),
  enter: (id: string, key: { invite?: string; passphrase?: string }) =>
    ask<type.Table>("POST", at(id, "/entrance"), key),
  start: (id: string, fill?: string) =>
    ask<type.Table>("POST", at(id, "/start"), fill === undefined ? {} : { fill }),
  end: (id: string) => ask<type.Table>("POST", at(id, "/end"), {}),
  rematch: (id: string, sequel?: string) =>
    ask<type.Table>("POST", at(id, sequel === undefined ? "/rematch" : `/rematch?sequel=${sequel}`), {}),
  fork: (id: string, step: number) => ask<type.Table>("POST", at(id, "/fork"), { step }),
  sit: (id: string, seat: number, name?: string) =>
    ask<type.Table>("PUT", at(id, `/seats/${seat}`), name === undefined ? {} : { name }),
  getUp: (id: string, seat: number) => ask<type.Table>("DELETE", at(id, `/seats/${seat}`)),
  furnish: (id: string, seat: number, bot: string | null) =>
    ask<type.Table>("PUT", at(id, `/seats/${seat}/chair`), { bot }),
  handOver: (id: string, seat: number) => ask<unknown>("PUT", at(id, `/seats/${seat}/bot`), {}),
  takeBack: (id: string, seat: number) => ask<unknown>("DELETE", at(id, `/seats/${seat}/bot`)),

  people: (id: string) => ask<type.Person[]>("GET", at(id, "/people")),
  restrict: (id: string, player: string, wish: { muted?: boolean; banned?: boolean }) =>
    ask<type.Person[]>("PUT", at(id, `/people/${encodeURIComponent(player)}`), wish),
  sendAway: (id: string, player: string) =>
    ask<type.Person[]>("DELETE", at(id, `/people/${encodeURIComponent(player)}`)),

  state: (id: string, seat: number | null, since = 0) =>
    ask<type.TableState>("GET", at(id, `/state${query({ seat, since })}`)),
  history: (id: string, seat: number | null) => ask<type.Line[]>("GET", at(id, `/history${query({ seat })}`)),
  course: (id: string) => ask<type.CoursePoint[]>("GET", at(id, "/course")),
  analysis: (id: string) => ask<type.Analysis>("GET", at(id, "/analysis")),
  goOnWithAnalysis: (id: string, since: number) =>
    ask<type.Analysis>("POST", at(id, `/analysis${query({ since })}`)),
  account: (id: string, seat: number) => ask<type.Account>("GET", at(id, `/seats/${seat}/account`)),
  topics: (id: string, seat: number, mine: number) =>
    ask<type.Topic[]>("GET", at(id, `/seats/${seat}/requests${query({ seat: mine })}`)),
  askForHelp: (id: string, seat: number, wish: { seat: number; kind: string; subject: string }) =>
    ask<type.Reply>("POST", at(id, `/seats/${seat}/requests`), wish),
  moment: (id: string, step: number, seat: number | null) =>
    ask<type.Moment>("GET", at(id, `/replay${query({ step, seat })}`)),
  capsule: (id: string): string => at(id, "/capsule"),
  campaignFile: (id: string): string => at(id, "/campaign"),
};
