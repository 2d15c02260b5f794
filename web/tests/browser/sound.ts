/** What every page owes its readers: accessible, quiet, and nothing from elsewhere. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./server";

/** No serious fault of accessibility. Strictly, no violation at all: best practices and experimental rules, too. */
export async function isSound(page: Page, { strictly = false } = {}): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (strictly) axe.options({ rules: { "label-content-name-mismatch": { enabled: true } } });
  const { violations } = await axe.analyze();
  const found = violations.filter(({ impact }) => strictly || impact === "serious" || impact === "critical");
  expect(
    found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`),
  ).toEqual([]);
}

/** Complaints of the browser, and requests to other servers. */
export function listen(page: Page, home: string): string[] {
  const heard: string[] = [];
  page.on("console", (line) => {
    // To be nobody at first is no fault, though browsers write it down.
    if (line.type() === "error" && !line.text().includes("401")) heard.push(line.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith("data:")) heard.push(request.url());
  });
  return heard;
}
