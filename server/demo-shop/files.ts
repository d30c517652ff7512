import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../demo/", import.meta.url));
/** The demo's catalogue, as `npm run import` takes it. */
export const demoCatalogue = join(folder, "catalogue");
/** The lines and stops that the demo's timetable is made of. */
export const demoTimetable = join(folder, "timetable");
export const demoAccounts = join(folder, "accounts.json");
/** A partner's site. */
export const demoPages = join(folder, "pages");
/** Its applications, as `npm run build:apps` writes them. */
export const demoApps = join(folder, "../dist/apps");

/** Another text whenever a file of a folder is another: by names, sizes and times of change, without reading any. */
export function filesFingerprint(of: string): string {
  const hash = createHash("sha256");
  const files = readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(of, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}
