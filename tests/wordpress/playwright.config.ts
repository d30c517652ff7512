import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { shopPort } from "../e2e/ports.ts";

/**
 * The plugin in a real WordPress, beside a shop with a fresh database. One WordPress for all: its tests run one after
 * the other, and each sets the theme, settings and pages that it needs.
 */
export default defineConfig({
  testDir: ".",
  globalSetup: "./start.setup.ts",
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  outputDir: "../../test-results/wordpress",
  use: {
    launchOptions: { executablePath: chromiumPath, args: chromiumFlags },
    timezoneId: "America/Los_Angeles",
    locale: "en",
    trace: "off",
  },
  webServer: {
    command: "node --disable-warning=ExperimentalWarning tests/e2e/server.ts",
    cwd: "../..",
    url: `http://127.0.0.1:${shopPort}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
