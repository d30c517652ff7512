import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { sharedConfig } from "./scripts/build/shared.ts";
import { scriptOrigins } from "./server/ports/open.ts";

const postgres = "server/db/postgres.setup.ts";

/**
 * A test ends when what it waits for is there; this long (ms) where it never comes. A busy machine, PostgreSQL and
 * passwords that are hashed take their time.
 */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

const testsOfSdk = "{sdk,scripts,host-site}/**/*.test.{ts,tsx}";

/** Tests that replace modules or globals: those would stay replaced for the files after them. */
const alone = globSync(testsOfSdk).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv)\b/.test(readFileSync(file, "utf8")),
);

/** Contracts, machines and views. Importing what they share costs more than most of them. */
const sdk = {
  ...sharedConfig(),
  define: {
    __BUILD__: '"test"',
    __ORIGIN__: '"https://shop.test"',
    __SCRIPT_ORIGINS__: JSON.stringify(scriptOrigins()),
  },
  ssr: { noExternal: [/^(?!node:)/] },
};
const testsOnNode = { environment: "node", pool: "threads", ...timeouts } as const;

/** Contracts, machines, views and the server. What needs a browser is in tests/elements and tests/e2e. */
export default defineConfig({
  test: {
    projects: [
      {
        ...sdk,
        test: {
          ...testsOnNode,
          name: "sdk",
          include: [testsOfSdk],
          exclude: ["**/node_modules/**", ...alone],
          server: { deps: { inline: true } },
          isolate: false,
          // A formatter that a module makes under faked time would take time from it for ever.
          fakeTimers: { toNotFake: ["Intl"] },
        },
      },
      {
        ...sdk,
        test: { ...testsOnNode, name: "alone", include: alone, server: { deps: { inline: true } } },
      },
      {
        test: {
          name: "server",
          environment: "node",
          ...timeouts,
          include: ["{server,demo,tests/crawl}/**/*.test.ts"],
          globalSetup: ["server/testing/temporary-folder.setup.ts", postgres],
        },
      },
    ],
  },
});
