import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** All temporary folders of a run lie in one, which goes with the run. Vitest calls it once, before any test. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-tests-"));
  // PostgreSQL runs as a user of its own where the tests run as root.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
