import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";
import { shopPort } from "./tests/e2e/ports.ts";

/**
 * Journeys run through the real server, which tests/e2e/server.ts starts on a fresh database. No retries: a flaky
 * journey is a bug.
 */
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    launchOptions: {
      executablePath: chromiumPath,
      args: chromiumFlags,
    },
    timezoneId: "America/Los_Angeles",
    trace: "off",
  },
  webServer: {
    command: "node --disable-warning=ExperimentalWarning tests/e2e/server.ts",
    url: `http://127.0.0.1:${shopPort}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
