/**
 * Imports the demo's catalogue in a process of its own, with the settings of the one that forks it; the arguments are
 * the demo's folder and the fingerprint of its files. Reports its progress; exits with 1 and prints the cause where the
 * import fails.
 */
import { importFile } from "../catalogue/import-file.ts";
import { upsertMeta } from "../db/queries/meta.ts";
import { FileRefused } from "../catalogue/read-file.ts";
import { systemClock } from "../clock.ts";
import { describeDatabaseError } from "../db/database-error.ts";
import { connectDatabase, describeDatabaseSetting } from "../db/connect.ts";
import { readEnv } from "../env.ts";
import { demoCatalogue } from "./files.ts";
import { demoFilesKey, type DemoProgress } from "./load-catalogue.ts";

const [folder = demoCatalogue, fingerprint = ""] = process.argv.slice(2);
// The parent process has ended.
const orphaned = () => process.exit(1);
process.once("disconnect", orphaned);
const env = readEnv(process.env);
const db = await connectDatabase(env);
try {
  await importFile(db, {
    file: folder,
    dry: false,
    dataDir: env.DATA_DIR,
    hosts: [],
    now: systemClock.now(),
    origin: "demo",
    onPicture: () => {},
    onActivity: (done, all, slots) => void process.send?.({ done, all, slots } satisfies DemoProgress),
  });
  await upsertMeta(db, demoFilesKey, fingerprint);
} catch (cause) {
  console.error(explained(cause));
  process.exitCode = 1;
} finally {
  await db.destroy();
  process.off("disconnect", orphaned);
  process.disconnect?.();
}

/** What failed, in lines for people where it is known. */
function explained(cause: unknown): unknown {
  if (cause instanceof FileRefused) return cause.message;
  const { code, message } = cause as NodeJS.ErrnoException;
  const failure = describeDatabaseError(cause);
  if (failure !== null) return `[gipfel] ${describeDatabaseSetting(env)} can't be used: ${failure}.`;
  // The data folder's pictures: no room, no rights.
  return code !== undefined && /^E[A-Z]+$/.test(code)
    ? `[gipfel] DATA_DIR=${JSON.stringify(env.DATA_DIR)} can't be used: ${message}.`
    : cause;
}
