import { expect, test, vi } from "vitest";
import type { SeatInfo, Table } from "~/client/types";
import { giftOf } from "~/table/giving";
import { allowance, clockText } from "~/table/times.svelte";
import { wishes, type SeatPlan } from "~/pages/new/plan";

// It needs a browser.
vi.mock("~/pages/lobby/play-now", () => ({ botName: () => "Bot" }));

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  number,
  name: "",
  player: `p${number}`,
  bot: null,
  open: false,
  resigned: false,
  here: false,
  away: null,
  left: null,
  ...more,
});
const table = (giving: string, friend: SeatInfo): Table =>
  ({ host: "p0", state: "running", solo: false, giving, seats: [seat(0), friend] }) as unknown as Table;
const GRACE = 120_000;
const gift = (giving: string, friend: SeatInfo, away: number | null = GRACE, me = "p0") =>
  giftOf(table(giving, friend), friend, me, away, GRACE);

test("a friend who has been away for the grace time may be replaced by a bot", () => {
  expect(gift("grace", seat(1))).toEqual({ may: true });
  expect(gift("grace", seat(1), 50_000)).toEqual({ may: false, why: "grace", wait: 70_000 });
  expect(gift("grace", seat(1, { here: true }), null)).toEqual({ may: false, why: "here" });
});

test("a seat that only the clock or its owner gives away says so", () => {
  expect(gift("clock", seat(1))).toEqual({ may: false, why: "clock" });
  expect(gift("never", seat(1))).toEqual({ may: false, why: "never" });
});

test("nothing is to be given where there is no absent player, or by a stranger", () => {
  expect(gift("grace", seat(1, { player: null }))).toBeNull();
  expect(gift("grace", seat(1, { bot: "greedy" }))).toBeNull();
  expect(gift("grace", seat(1, { player: "p0" }))).toBeNull();
  expect(gift("grace", seat(1), GRACE, "stranger")).toBeNull();
});

test("a clock shows seconds, then hours, then days", () => {
  const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "");
  expect([65_000, 999, 0].map(clockText)).toEqual(["1:05", "0:01", "0:00"]);
  expect(plain(clockText(3 * 3_600_000 + 20 * 60_000))).toBe("3 h 20 min");
  expect(plain(clockText(2 * 86_400_000 + 5 * 3_600_000))).toBe("2 d 5 h");
  expect([60, 300, 86_400, 7 * 86_400].map(allowance).map(plain)).toEqual([
    "one minute",
    "5 minutes",
    "one day",
    "7 days",
  ]);
});

test("two who share a screen have different names, even if nobody has given any", () => {
  const plan = (kind: SeatPlan["kind"], name = ""): SeatPlan => ({ kind, name, bot: "greedy" });
  const wished = wishes([plan("me"), plan("guest"), plan("guest", "Cleo"), plan("me")]);
  expect(wished.map(({ name }) => name?.replace(/[\u2068\u2069]/g, ""))).toEqual([
    undefined,
    "Player 2",
    "Cleo",
    "Player 4",
  ]);
});
