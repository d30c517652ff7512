/**
 * Takes a backup of the embedded database, the secrets and a team's pictures into one file, while the shop runs: `npm
 * run backup -- FILE`. docs/operations.md says what is in it, and how PostgreSQL is backed up.
 */
import { BackupRefused } from "../server/backup/backup-file.ts";
import { takeBackup } from "../server/backup/take.ts";
import { embeddedDataDir, oneFile } from "./command/ask.ts";

const file = oneFile("npm run backup -- FILE");
const dataDir = embeddedDataDir("pg_dump");
try {
  const { bytes, files } = await takeBackup(dataDir, file);
  console.log(
    `  ${file}: ${(bytes / 1e6).toFixed(1)} MB, the database and ${files} ${files === 1 ? "file" : "files"}, checked. It holds secrets and people's bookings.`,
  );
} catch (cause) {
  if (!(cause instanceof BackupRefused)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}
