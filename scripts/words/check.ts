/**
 * Whether the catalogues hold what the sources say: extracts into a copy and lists what differs. Ends with 1 if
 * anything does; `npm run words` brings the catalogues up to date.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const copy = mkdtempSync(join(tmpdir(), "gipfel-words-"));
try {
  cpSync("locales", copy, { recursive: true });
  execFileSync("lingui", ["extract", "--clean", "--overwrite"], {
    env: { ...process.env, CATALOGUES: copy },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const files = new Set([...globSync("**/*.po", { cwd: "locales" }), ...globSync("**/*.po", { cwd: copy })]);
  const changed = [...files].filter((file) => textOf("locales", file) !== textOf(copy, file)).toSorted();
  for (const file of changed) console.error(`locales/${file} is not what the sources say`);
  if (changed.length > 0) {
    console.error("Run `npm run words`, then translate what `npm run words:missing` lists.");
    process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}

function textOf(folder: string, file: string): string | null {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
