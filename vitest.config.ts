import { existsSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { sharedConfig } from "./scripts/build/shared.ts";

const postgres = "server/db/postgres.setup.ts";

/** Contracts, machines, views and the server. What needs a browser is in tests/elements and tests/e2e. */
export default defineConfig({
  test: {
    projects: [
      {
        ...sharedConfig(),
        define: { __BUILD__: '"test"', __ORIGIN__: '"https://shop.test"' },
        ssr: { noExternal: [/^(?!node:)/] },
        test: { name: "sdk", environment: "node", include: ["{sdk,scripts,configurator,host-site}/**/*.test.{ts,tsx}"], server: { deps: { inline: true } } },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["{server,tests/crawl}/**/*.test.ts"],
          ...(existsSync(postgres) ? { globalSetup: [postgres] } : {}),
        },
      },
    ],
  },
});
