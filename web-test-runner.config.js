import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { stripTypeScriptTypes } from "node:module";
import { chromeLauncher } from "@web/test-runner-chrome";
import { chromiumFlags, chromiumPath } from "./scripts/chromium.ts";
import { bookingApi } from "./tests/elements/support/booking-api.js";
import { guestServer } from "./tests/elements/support/guest-server.js";

/**
 * The tests run on the built files of all elements, with one more that has every hazard in it; RUNTIME=react takes those
 * built with React. `npm run test:elements` and `test:react` build them first where their sources have changed.
 */
const built = process.env.RUNTIME === "react" ? "dist/test-sdk-react" : "dist/test-sdk";

/** Of the system's choice: two runs may go on side by side. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

export default {
  port: await freePort(),
  // The npm package is built with Preact alone.
  files: ["tests/elements/*.test.ts", ...(process.env.RUNTIME === "react" ? ["!tests/elements/package.test.ts"] : [])],
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
