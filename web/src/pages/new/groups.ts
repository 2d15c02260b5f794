/** The options of a game by what they change, so that nobody has to read all of them. */
import type { GameOption } from "~/client/types";

export type OptionGroup = "table" | "rulings" | "expansions";

/**
 * A rule is numbered after the book that it is in (`WOS-2.2`), a ruling on a gap of that book with an R (`WOS-R4`). The
 * first option of a game is one of its own book.
 */
export function groupsOf(options: readonly GameOption[]): [OptionGroup, GameOption[]][] {
  const bookOf = ({ rule }: GameOption): string => rule.split("-")[0]!;
  const groupOf = (option: GameOption): OptionGroup => {
    if (bookOf(option) !== bookOf(options[0]!)) return "expansions";
    return /-R\d/.test(option.rule) && option !== options[0] ? "rulings" : "table";
  };
  const groups = new Map<OptionGroup, GameOption[]>();
  for (const option of options) groups.set(groupOf(option), [...(groups.get(groupOf(option)) ?? []), option]);
  return [...groups];
}
