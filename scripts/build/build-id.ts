import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** A name for what is built: the same sources and the same dependencies give the same id. */
export function buildId(runtime: string): string {
  const hash = createHash("sha256").update(runtime);
  for (const file of [...globSync(["sdk/**/*.{ts,tsx,css}", "locales/*/*.po"]), "package-lock.json"].toSorted())
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}
