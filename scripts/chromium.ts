import { existsSync } from "node:fs";

/** A Chromium with windows: the system's, unless CHROMIUM names another. */
export const windowedChromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

const headlessPath = "/usr/bin/chromium-headless-shell";

/**
 * The Chromium of tests and figures: the headless one of the system where it is installed and CHROMIUM names no other.
 * Pages of a window of its own (the suggestions of its address bar) take a quarter of a journey's processor time.
 * Without windows there are no back/forward cache and no page for a missing network.
 */
export const chromiumPath = process.env["CHROMIUM"] || !existsSync(headlessPath) ? windowedChromiumPath : headlessPath;

/** It neither sandboxes, which a container may forbid, nor asks the network for anything of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
