import { expect, test } from "vitest";
import { blocks, inlines } from "../../src/text/markdown";
import { when } from "../../src/text/when";

test("lists, tables, paragraphs and code", () => {
  const found = blocks(
    "One\ntwo.\n\n- **WOS-1.1** a\n  more\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\nend",
  );
  expect(found).toEqual([
    { kind: "text", text: "One two." },
    { kind: "list", isOrdered: false, items: ["**WOS-1.1** a more", "b"] },
    { kind: "table", head: ["x", "y"], rows: [["1", "2"]] },
    { kind: "code", text: "code" },
    { kind: "text", text: "end" },
  ]);
});

test("rules are links, and angle brackets are only text", () => {
  expect(inlines("see WOS-4.2, `x` and **bold** <b>")).toEqual([
    { text: "see " },
    { text: "WOS-4.2", rule: "WOS-4.2" },
    { text: ", " },
    { text: "x", style: "code" },
    { text: " and " },
    { text: "bold", style: "bold" },
    { text: " <b>" },
  ]);
});

test("bare numbers are rules of the book they stand in", () => {
  expect(inlines("as in 7.4 and [R4].", "WOS").filter((part) => part.rule)).toEqual([
    { text: "7.4", rule: "WOS-7.4" },
    { text: "R4", rule: "WOS-R4" },
  ]);
  expect(inlines("as in 7.4")).toEqual([{ text: "as in 7.4" }]);
});

test("times as people say them", () => {
  const now = 1_000_000_000_000;
  expect(when(now, now)).toBe("now");
  expect(when(now - 3 * 3_600_000, now)).toBe("3 hours ago");
  expect(when(now - 86_400_000, now)).toBe("yesterday");
});
