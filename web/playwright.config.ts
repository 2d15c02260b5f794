import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const chromium =
  process.env["CHROMIUM"] ??
  execFileSync("sh", ["-c", "command -v chromium || command -v chromium-browser || command -v google-chrome"])
    .toString()
    .trim();

/**
 * Parts of Chromium that are off. The last switch of this name counts, so these are those that Playwright turns off and
 * that matter to this page, and the popup of the address bar, which takes a quarter of the time of a new page.
 */
const OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [["list"]],
  // No test waits for time to pass; the limits are for slow machines.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: chromium,
      args: ["--disable-dev-shm-usage", `--disable-features=${OFF.join(",")}`],
    },
    // Animations take time; tests that are about them turn them on.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 120_000,
    // Requests go to the server itself; the test of the service worker lets it in.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: "play", testMatch: "*.spec.ts" },
    { name: "pictures", testMatch: "pictures.ts", workers: 1 },
    { name: "questions", testMatch: "questions.ts", workers: 1 },
  ],
});
