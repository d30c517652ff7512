import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { environmentOf, heavyApps, placeOf, portOf, shop, type HeavyApp } from "./heavy.place.ts";

const wanted = heavyApps.filter((app) => (process.env["APPS"] ?? heavyApps.join()).split(",").includes(app));

/** How each is served: by its framework's own server, or as files. */
const commands: Readonly<Record<HeavyApp, string>> = {
  angular: `${resolve("node_modules/.bin/vite")} preview --outDir dist --strictPort --port ${portOf("angular")}`,
  next: "npm start",
  nuxt: "npm start",
};

/** The shop on a fresh database, and the applications that tests/apps/heavy.ts has built. */
export default defineConfig({
  testMatch: "heavy.spec.ts",
  workers: 1,
  retries: 0,
  grep: new RegExp(`^.*\\b(${wanted.join("|")}): `),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: { launchOptions: { executablePath: chromiumPath, args: chromiumFlags } },
  webServer: [
    {
      command: "node --disable-warning=ExperimentalWarning tests/e2e/server.ts",
      cwd: resolve("."),
      url: `${shop}/readyz`,
      timeout: 120_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    },
    ...wanted.map((app) => ({
      command: commands[app],
      cwd: placeOf(app),
      env: environmentOf(app),
      port: portOf(app),
      timeout: 60_000,
      gracefulShutdown: { signal: "SIGTERM" as const, timeout: 10_000 },
    })),
  ],
});
