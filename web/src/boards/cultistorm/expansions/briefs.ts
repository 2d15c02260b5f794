/** What an expansion keeps for the whole table, in one figure: how much of it is done, or how much is left. */
import type { Marks, Zone } from "~/client/types";
import { familyOf } from "./things";

export interface Brief {
  family: string;
  figure: string;
  /** The card that lies open for everybody: the event of the turn, the mission. */
  face: string | null;
}

const number = (marks: Marks, key: string): number | null =>
  typeof marks[key] === "number" ? marks[key] : null;

/** Two marks as "3/6". */
const share = (marks: Marks, done: string, all: string): string | null =>
  number(marks, done) === null ? null : `${number(marks, done)}/${number(marks, all) ?? "?"}`;

const PROGRESS = [
  ["leads_taken", "leads_needed"],
  ["saved", "to_save"],
  ["clock", "clock_end"],
] as const;

/** The figure of a zone for whoever looks. */
const FIGURES: Record<string, (marks: Marks, seat: number | null) => string | null> = {
  puzzle: (marks) => share(marks, "fitted", "pieces"),
  inkblots: (marks) => share(marks, "unread", "threshold"),
  diseases: (marks) => `${number(marks, "infected") ?? 0}/5`,
  victims: (marks) => `${number(marks, "saved") ?? 0}:${number(marks, "lost") ?? 0}`,
  rituals: (marks, seat) => (seat === null ? null : String([marks["experience"] ?? []].flat()[seat] ?? "")),
  campaign: (marks) => PROGRESS.map(([done, all]) => share(marks, done, all)).find(Boolean) ?? "",
  events: () => "",
  region: (marks) => `${[marks["wounds"] ?? []].flat().length}`,
};

export function briefsOf(zones: readonly Zone[], seat: number | null): Brief[] {
  return zones.flatMap((zone) => {
    const family = familyOf(zone);
    const figure = FIGURES[family]?.(zone.marks, seat);
    return figure == null ? [] : [{ family, figure, face: openFace(zone) }];
  });
}

function openFace({ marks, pieces }: Zone): string | null {
  const mission = marks["mission"];
  if (typeof mission === "string") return mission;
  return pieces.find((piece) => piece.marks["part"] === "now")?.face ?? null;
}
