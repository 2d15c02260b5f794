/** The vignette of each location. */
import { innsmouth, kingsport, lantern, nave, reef } from "./coast";
import { arkham, chapel, dunwich, hill, monument, salem, university } from "./inland";
import type { Shape } from "./landscape";

export const VIGNETTES: Record<string, readonly Shape[]> = {
  arkham,
  kingsport,
  salem,
  "the-monument": monument,
  dunwich,
  innsmouth,
  "miskatonic-university": university,
  "lantern-point": lantern,
  "sentinel-hill": hill,
  "devils-reef": reef,
  "the-mirror-chapel": chapel,
  "the-sunken-nave": nave,
};
