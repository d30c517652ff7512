import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";
import { journeysOnReact } from "./tests/e2e/on-react.ts";
import { shopPort } from "./tests/e2e/ports.ts";

/**
 * Journeys run through the real server, which tests/e2e/server.ts starts on a fresh database. No retries: a flaky
 * journey is a bug. `RUNTIME=react` runs some (tests/e2e/on-react.ts) against the pages that are built with React; name
 * others with `-g`.
 */
export default defineConfig({
  testDir: "tests",
  testMatch: ["e2e/*.spec.ts", "apps/light.spec.ts"],
  workers: 2,
  retries: 0,
  ...(process.env["RUNTIME"] === "react" ? { grep: journeysOnReact } : {}),
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
