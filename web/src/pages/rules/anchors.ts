/** The addresses of the headings of a rulebook. */
import type { Rulebook } from "~/client/types";

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/** An id for each section: its number, or its title. A title that occurs again has a number behind it. */
export function anchors({ prefix, sections }: Pick<Rulebook, "prefix" | "sections">): string[] {
  const times = new Map<string, number>();
  return sections.map(({ id, title }) => {
    const wanted = id ? `${prefix}-${id}` : `section-${slug(title)}`;
    const time = (times.get(wanted) ?? 0) + 1;
    times.set(wanted, time);
    return time === 1 ? wanted : `${wanted}-${time}`;
  });
}
