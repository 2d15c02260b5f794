/** The things of expansions in words. */
import type { Marks, Zone } from "~/client/types";
import { capital, type GameTexts } from "~/text/game";
import { familyOf, type ThingView } from "./things";

/** What a zone is called, and whose it is. */
export function titleOf(zone: Pick<Zone, "id">, texts: GameTexts): string {
  const member = zone.id.split(".")[1];
  const known = capital((texts.zone(familyOf(zone)) ?? familyOf(zone)).replace(/:$/, ""));
  return member ? `${known}: ${texts.name(member)}` : known;
}

/** A sign that lies at a location is called by itself, a deed by its words, everything else by its face. */
export function nameOf({ face, marks }: Pick<ThingView, "face" | "marks">, texts: GameTexts): string {
  if (marks["part"] === "place")
    return [marks["signs"] ?? []]
      .flat()
      .map((sign) => texts.name(String(sign)))
      .join(", ");
  return marks["part"] === "word" ? texts.word(face) : texts.name(face);
}

export const toldOf = ({ family, marks }: Pick<ThingView, "family" | "marks">, texts: GameTexts): string[] =>
  told(marks, family, texts);

export function told(marks: Marks, family: string, texts: GameTexts): string[] {
  return texts
    .marks(marks, family)
    .map(({ label, value }) => (label === value || !label ? value : `${label} ${value}`));
}
