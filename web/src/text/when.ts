/** A time as people say it: two hours ago, yesterday. */
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function when(time: number, now = Date.now()): string {
  const passed = time - now;
  for (const [unit, length] of UNITS)
    if (Math.abs(passed) >= length) return RELATIVE.format(Math.round(passed / length), unit);
  return RELATIVE.format(0, "second");
}
