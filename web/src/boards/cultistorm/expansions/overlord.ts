/** The overlord's desk under names, as whoever looks sees it. */
import type { Zones } from "~/boards/zones";
import type { CultistormZones } from "~/client/shapes";

export interface PageView {
  id: string;
  face: string;
  ink: number;
  /** When it can be written. */
  window: string;
}

export interface OverlordView {
  /** His seat, by its id and its number. */
  id: string;
  seat: number;
  ink: number;
  mostInk: number;
  insight: number;
  mostInsight: number;
  pages: number;
  deck: number;
  way: string;
  /** The enemy with whom a page lies face down. */
  target: string | null;
  hand: PageView[];
  cast: { id: string; face: string; isKnown: boolean }[];
  force: { id: string; face: string; about: string[] }[];
}

export function overlordOf(zones: Zones<CultistormZones>): OverlordView | null {
  const [desk] = zones.members("desk");
  if (!desk) return null;
  const { member, zone } = desk;
  const { marks } = zone;
  return {
    id: member,
    seat: zone.owner ?? 0,
    ink: marks.ink,
    mostInk: marks.most_ink,
    insight: marks.insight,
    mostInsight: marks.most_insight,
    pages: marks.pages,
    deck: marks.page_deck,
    way: marks.way,
    target: marks.target ?? null,
    hand: zones
      .pieces("manuscript", member)
      .map(({ id, face, marks: page }) => ({ id, face, ink: page.ink ?? 0, window: page.window ?? "" })),
    cast: zones.pieces("cast").map(({ id, face, marks: of }) => ({ id, face, isKnown: of.known })),
    force: zones.pieces("force").map(({ id, face, marks: of }) => ({ id, face, about: of.about })),
  };
}
