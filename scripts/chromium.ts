/** The Chromium of tests and figures: the system's, unless CHROMIUM names another. */
export const chromiumPath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";

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
