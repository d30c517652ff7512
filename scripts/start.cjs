// `npm start`: installs what is missing, builds what is stale, starts the shop.
"use strict";
const childProcess = require("child_process");
const path = require("path");
const { bin, ensureBuilt, ensureInstalled, environment, root } = require("./bootstrap.cjs");

async function start() {
  await ensureInstalled();
  await ensureBuilt();
  const server = childProcess.spawn(
    path.join(bin, "node"),
    ["--disable-warning=ExperimentalWarning", "server/main.ts"],
    {
      cwd: root,
      // Fewer pools for malloc: some 20 MB less.
      env: environment({
        MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX || "2",
        // Compiled modules of the last start: a second one takes some 0.6 s less.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(root, ".cache", "compile"),
      }),
      stdio: "inherit",
    },
  );
  ["SIGINT", "SIGTERM"].forEach((signal) => process.on(signal, () => server.kill(signal)));
  server.on("close", (code) => process.exit(code === null ? 0 : code));
}

start();
