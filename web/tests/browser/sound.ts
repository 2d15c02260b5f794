/** What every page owes its readers: accessible, quiet, and nothing from elsewhere. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Result } from "axe-core";
import { faintLetters } from "./contrast";
import { expect } from "./server";

interface Measure {
  /**
   * No violation at all: best practices and experimental rules, too. Otherwise only serious faults count.
   */
  strictly?: boolean;
  /** The contrast is measured where axe is not sure. Nothing may be scrolled away. */
  isMeasured?: boolean;
  /** A part of the page that another test looks at. */
  except?: string;
}

export async function isSound(
  page: Page,
  { strictly = false, isMeasured = false, except }: Measure = {},
): Promise<void> {
  // No page has frames, so axe may do everything in the page, without a second one that joins the findings of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    // What is in order need not be described.
    resultTypes: ["violations", "incomplete"],
    rules: strictly ? { "label-content-name-mismatch": { enabled: true } } : {},
  });
  if (except) axe.exclude(except);
  const { violations, incomplete } = await axe.analyze();
  const found = violations.filter(({ impact }) => strictly || impact === "serious" || impact === "critical");
  expect(
    found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`),
  ).toEqual([]);
  if (isMeasured) expect(await faintLetters(page, undecided(incomplete))).toEqual([]);
}

/** The elements of whose contrast axe is not sure. */
const undecided = (incomplete: Result[]): string[] =>
  incomplete
    .filter(({ id }) => id === "color-contrast")
    .flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));

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
