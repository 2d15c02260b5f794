/** Parses the part of Markdown that rulebooks use. The result is data for components, never HTML. */
export type Block =
  | { kind: "text"; text: string }
  | { kind: "list"; isOrdered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "code"; text: string };

export type Inline = { text: string; style?: "bold" | "italic" | "code"; rule?: string };

const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  const lines = markdown.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const last = found.at(-1);
    const item = ITEM.exec(line);
    if (line.startsWith("```")) {
      const end = lines.indexOf("```", at + 1);
      found.push({ kind: "code", text: lines.slice(at + 1, end).join("\n") });
      at = end < 0 ? lines.length : end;
    } else if (line.startsWith("|")) {
      const rows: string[][] = [];
      for (; lines[at]?.startsWith("|"); at++) rows.push(cells(lines[at] ?? ""));
      at--;
      found.push({
        kind: "table",
        head: rows[0] ?? [],
        rows: rows.slice(1).filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell))),
      });
    } else if (item) {
      const isOrdered = item[1] !== undefined;
      if (last?.kind === "list" && last.isOrdered === isOrdered && lines[at - 1]?.trim() !== "")
        last.items.push(item[2] ?? "");
      else found.push({ kind: "list", isOrdered, items: [item[2] ?? ""] });
    } else if (line.startsWith("  ") && last?.kind === "list") {
      last.items.push(`${last.items.pop() ?? ""} ${line.trim()}`);
    } else if (line.trim()) {
      if (last?.kind === "text" && lines[at - 1]?.trim()) last.text += ` ${line.trim()}`;
      else found.push({ kind: "text", text: line.trim() });
    }
  }
  return found;
}

const MARK =
  /\*\*(.+?)\*\*|`(.+?)`|\*([^*\s][^*]*?)\*|(?<![\w.])([A-Z]{3}-(?:R\d+|\d+\.\d+)|R\d+|\d+\.\d+)(?!\w|\.\d)|\[([^\]]+)\]\([^)]*\)/g;

/** Parts of a line; in the book of a prefix, `WOS`, a bare 4.2 or R4 is the rule of that number. */
export function inlines(text: string, prefix = ""): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, bold, code, italic, rule, link] = match;
    const isBare = rule !== undefined && !/^[A-Z]{3}-/.test(rule);
    if (isBare && !prefix) continue;
    if (match.index > end) found.push({ text: text.slice(end, match.index) });
    if (bold !== undefined) found.push({ text: bold, style: "bold" });
    else if (code !== undefined) found.push({ text: code, style: "code" });
    else if (italic !== undefined) found.push({ text: italic, style: "italic" });
    else if (rule !== undefined) found.push({ text: rule, rule: isBare ? `${prefix}-${rule}` : rule });
    else found.push({ text: link ?? whole });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ text: text.slice(end) });
  return found;
}
