import { defineConfig } from "@playwright/test";
import { shopPort } from "./tests/e2e/ports.ts";

/** Journeys run through the real server, which tests/e2e/server.ts starts on a fresh database. No retries: a flaky journey is a bug. */
export default defineConfig({
  testDir: "tests/e2e",
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env["CI"] ? [["line"]] : [["list"]],
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
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
