import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { spawnSync } from "node:child_process";
import { chromeLauncher } from "@web/test-runner-chrome";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";
import { bookingApi } from "./tests/elements/support/booking-api.js";
import { guestServer } from "./tests/elements/support/guest-server.js";

/**
 * The tests run on the built files of all elements, with one more that has every hazard in it; RUNTIME=react builds
 * them with React.
 */
const built = "dist/test-sdk";
const build = spawnSync(process.execPath, ["scripts/build.ts"], {
  stdio: "inherit",
  env: { ...process.env, SDK_OUT: built, SDK_EXTRA: "probe=tests/fixtures/probe/probe.element.ts" },
});
if (build.status !== 0) process.exit(1);

export default {
  files: "tests/elements/*.test.ts",
  nodeResolve: true,
  concurrency: 1,
  concurrentBrowsers: 1,
  browsers: [
    chromeLauncher({
      launchOptions: {
        executablePath: chromiumPath,
        headless: true,
        args: chromiumFlags,
      },
    }),
  ],
  // A test ends when what it waits for is there; this long where it never comes: a busy machine takes its time.
  testFramework: { config: { ui: "tdd", timeout: 20_000 } },
  filterBrowserLogs: () => false,
  middleware: [bookingApi, guestServer(built)],
  plugins: [
    {
      name: "strip-types",
      resolveMimeType: (context) => (context.path.endsWith(".ts") ? "js" : undefined),
      async transform(context) {
        if (/^\/tests\/.*\.ts$|\.fixture\.ts$/.test(context.path))
          return { body: stripTypeScriptTypes(await readFile(`.${context.path}`, "utf8")) };
      },
    },
  ],
};
