import { expect, test } from "vitest";
import { anchors } from "../../src/pages/rules/anchors";

const section = (id: string, title: string): { id: string; title: string; depth: number; text: string } => ({
  id,
  title,
  depth: 2,
  text: "",
});

test("every heading of a rulebook has an address of its own, by its number or its title", () => {
  const sections = [
    section("", "Wisdom: the rules"),
    section("3.1", "Research"),
    section("", "Research"),
    section("", "Great Old Ones (facts, restated)"),
    section("", "Research"),
  ];
  expect(anchors({ prefix: "WOC", sections })).toEqual([
    "section-wisdom-the-rules",
    "WOC-3.1",
    "section-research",
    "section-great-old-ones-facts-restated",
    "section-research-2",
  ]);
});
