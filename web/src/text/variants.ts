/** Ways to play: which of them some options are. */
import type { Game } from "~/client/types";

type Options = Readonly<Record<string, string>>;

/** The options that do not have their default values. */
export function changed(game: Game, options: Options): Options {
  const defaults = new Map(game.options.map((option) => [option.key, option.default]));
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => defaults.get(key) !== value));
}

const isSame = (one: Options, other: Options): boolean => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

/** The variant that sets exactly these options; null if there is none. */
export function variantOf(game: Game, options: Options): string | null {
  const set = changed(game, options);
  const found = Object.entries(game.variants).find(([, sets]) => isSame(changed(game, sets), set));
  return found?.[0] ?? null;
}

/** Do these options ask for a region of several tables? */
export function isRegion(game: Game, options: Options): boolean {
  const region = Object.entries(game.region);
  return region.length > 0 && region.every(([key, value]) => options[key] === value);
}

/** Do these options mean that one person plays all seats? */
export function isSolo(game: Game, options: Options): boolean {
  const solo = Object.entries(game.solo);
  return solo.length > 0 && solo.every(([key, value]) => options[key] === value);
}
