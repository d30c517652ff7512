import { configDefaults, defineConfig } from "vitest/config";
import { sharedConfig } from "./scripts/build/shared.ts";
import { scriptOrigins } from "./server/ports/open.ts";

/**
 * Files of the server's tests share a worker and its modules, in any order. A file with this name has a process of its
 * own: it replaces a module of Node, or measures the heap.
 */
const alone = "server/**/*.alone.test.ts";

const databases = "server/db/migrated.setup.ts";

/**
 * A test ends when what it waits for is there; this long (ms) where it never comes. A busy machine, PostgreSQL and
 * passwords that are hashed take their time.
 */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Contracts, machines, views and the server. What needs a browser is in tests/elements and tests/e2e. */
export default defineConfig({
  test: {
    // Of two cores Vitest takes one by itself.
    maxWorkers: "100%",
    projects: [
      {
        ...sharedConfig(),
        define: {
          __BUILD__: '"test"',
          __ORIGIN__: '"https://shop.test"',
          __SCRIPT_ORIGINS__: JSON.stringify(scriptOrigins()),
        },
        ssr: { noExternal: [/^(?!node:)/] },
        test: {
          name: "sdk",
          environment: "node",
          ...timeouts,
          include: ["{sdk,scripts,host-site}/**/*.test.{ts,tsx}"],
          server: { deps: { inline: true } },
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          ...timeouts,
          include: ["{server,demo,tests/crawl}/**/*.test.ts"],
          exclude: [...configDefaults.exclude, alone],
          isolate: false,
          // A spy that a failed test leaves would be there in the files after it.
          restoreMocks: true,
          globalSetup: ["server/testing/temporary-folder.setup.ts", databases],
        },
      },
      { test: { name: "server, alone", environment: "node", ...timeouts, include: [alone] } },
    ],
  },
});
