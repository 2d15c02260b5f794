/** The signs printed on cards and tiles, by the ids that scenes and cards use. */
import research from "icon:archive-research";
import ruins from "icon:ancient-columns";
import gear from "icon:big-gear";
import activation from "icon:clockwise-rotation";
import place from "icon:compass";
import dimension from "icon:cube";
import horror from "icon:death-skull";
import city from "icon:family-house";
import nightmare from "icon:evil-moon";
import immediate from "icon:power-lightning";
import hood from "icon:hood";
import continuous from "icon:infinity";
import book from "icon:open-book";
import elsewhere from "icon:ringed-planet";
import madness from "icon:star-swirl";
import tentacle from "icon:tentacle-strike";
import obsession from "icon:warlock-eye";

/** Five points and the eye of flame: drawn for this board. */
export const ELDER_SIGN =
  "M256 20 313 187 490 190 349 296 400 466 256 364 112 466 163 296 22 190 199 187ZM256 122 224 216 " +
  "124 217 204 277 175 372 256 315 337 372 308 277 388 217 288 216ZM256 214C286 236 300 256 300 270 " +
  "300 294 280 308 256 308S212 294 212 270C212 256 226 236 256 214ZM256 238C242 250 238 262 238 270 " +
  "238 282 246 290 256 290S274 282 274 270C274 262 270 250 256 238Z";

export const SYMBOLS: Record<string, string> = {
  fw: book,
  as: gear,
  dm: hood,
  en: tentacle,
  "fw-immediate": book,
  obsession,
  research,
  place,
  sign: ELDER_SIGN,
  madness,
  dimension,
  nightmare,
  horror,
  immediate,
  activation,
  continuous,
  city,
  ruins,
  elsewhere,
};

const SEEDS: Record<string, string> = { fw: "fw", as: "as", dm: "dm", en: "en", "fw-immediate": "fw" };

/** The seed whose plaque a symbol stands on; null when it stands alone. */
export const seedOfSymbol = (symbol: string): string | null => SEEDS[symbol] ?? null;

/** The two halves of a Research card: a card of one seed shows it twice. */
export const halvesOf = (seeds: readonly string[]): readonly string[] =>
  seeds.length === 1 ? [...seeds, ...seeds] : seeds;
