/** `npm run wordpress:test`: the suite where a WordPress can be brought up, else one line. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { script } from "./place.ts";

if (existsSync(script)) {
  const options = ["test", "-c", "tests/wordpress/playwright.config.ts", ...process.argv.slice(2)];
  process.exitCode = spawnSync("playwright", options, { stdio: "inherit" }).status ?? 1;
} else {
  console.log(`Skipped: there is no ${script}; WORDPRESS_UP names a script that brings a WordPress up.`);
}
