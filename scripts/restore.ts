/**
 * Puts a backup in the place of what DATA_DIR has, and keeps that aside: `npm run restore -- FILE`. Not while a shop
 * runs on it.
 */
import { BackupRefused } from "../server/backup/backup-file.ts";
import { restoreBackup } from "../server/backup/restore.ts";
import { systemClock } from "../server/clock.ts";
import { embeddedDataDir, oneFile } from "./command/ask.ts";

const file = oneFile("npm run restore -- FILE");
const dataDir = embeddedDataDir("pg_restore");
try {
  const { files, aside } = restoreBackup(dataDir, file, systemClock.now());
  console.log(
    `  ${dataDir} has what ${file} holds: the database and ${files} ${files === 1 ? "file" : "files"}. npm start brings its tables up to date.`,
  );
  if (aside) console.log(`  What was there is in ${aside}.`);
} catch (cause) {
  if (!(cause instanceof BackupRefused)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
