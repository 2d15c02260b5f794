/**
 * For a derived value: whatever in it says the same as before is the same object as before, so that nothing is drawn
 * anew for it. Things in a list are compared with those of the same `id`, others with those at the same place.
 */
export function steady<T>(make: () => T): () => T {
  let kept: unknown;
  return () => {
    const value = merged(kept, make());
    kept = value;
    return value as T;
  };
}

type Fields = Record<string, unknown>;

function merged(was: unknown, now: unknown): unknown {
  if (Object.is(was, now)) return was;
  if (Array.isArray(was) && Array.isArray(now)) return mergedLists(was, now);
  if (was instanceof Map && now instanceof Map) return mergedMaps(was, now);
  if (was instanceof Set && now instanceof Set) return isSameSet(was, now) ? was : now;
  if (isPlain(was) && isPlain(now)) return mergedFields(was, now);
  return now;
}

function mergedLists(was: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const byId = new Map(was.filter(isPlain).map((item) => [item["id"], item]));
  const items = now.map((item, at) => {
    const id = isPlain(item) ? item["id"] : undefined;
    return merged(id === undefined ? was[at] : byId.get(id), item);
  });
  return items.length === was.length && items.every((item, at) => Object.is(item, was[at])) ? was : items;
}

function mergedMaps(was: ReadonlyMap<unknown, unknown>, now: ReadonlyMap<unknown, unknown>): typeof now {
  const entries = [...now].map(([key, value]) => [key, merged(was.get(key), value)] as const);
  const isSame = was.size === now.size && entries.every(([key, value]) => Object.is(value, was.get(key)));
  return isSame && entries.every(([key]) => was.has(key)) ? was : new Map(entries);
}

function mergedFields(was: Fields, now: Fields): Fields {
  const keys = Object.keys(now);
  const fields = keys.map((key) => [key, merged(was[key], now[key])] as const);
  const isSame = keys.length === Object.keys(was).length;
  return isSame && fields.every(([key, value]) => key in was && Object.is(value, was[key]))
    ? was
    : Object.fromEntries(fields);
}

const isSameSet = (was: ReadonlySet<unknown>, now: ReadonlySet<unknown>): boolean =>
  was.size === now.size && [...now].every((item) => was.has(item));

function isPlain(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
}
