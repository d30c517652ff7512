import { chmodSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { archive, BackupRefused, checkDatabase, databaseFile, flush } from "./backup-file.ts";
import { filesToBackUp } from "./data-files.ts";

/**
 * All pages in one step: a step sees one moment of the database, and writers don't wait for it. In smaller ones each
 * write of the shop would start it anew.
 */
const allPages = 2 ** 31 - 1;
/** How long it waits for a lock (ms). */
const busyTimeout = 10_000;

/** What a backup holds. */
export interface Taken {
  readonly bytes: number;
  readonly files: number;
}

/**
 * Takes a backup of the embedded database while the shop runs: everything that was acknowledged before it began is in
 * it. Half a backup never bears the file's name. Throws `BackupRefused`.
 */
export async function takeBackup(dataDir: string, file: string): Promise<Taken> {
  const source = join(dataDir, databaseFile);
  if (!existsSync(source))
    throw new BackupRefused(`[gipfel] There is no database at ${source}: DATA_DIR says where it is.`);
  if (existsSync(file))
    throw new BackupRefused(`[gipfel] ${file} is there already: a backup never takes another's place.`);
  const part = `${resolve(file)}.part`;
  rmSync(part, { force: true });
  try {
    await copyDatabase(source, part);
    const files = addFiles(part, dataDir);
    flush(part);
    renameSync(part, file);
    flush(dirname(resolve(file)));
    return { bytes: statSync(file).size, files };
  } catch (cause) {
    rmSync(part, { force: true });
    throw cause;
  }
}

async function copyDatabase(source: string, part: string): Promise<void> {
  const db = new DatabaseSync(source, { timeout: busyTimeout });
  try {
    await backup(db, part, { rate: allPages });
  } finally {
    db.close();
  }
  // Secrets and people's bookings are in it.
  chmodSync(part, 0o600);
}

function addFiles(part: string, dataDir: string): number {
  const db = new DatabaseSync(part);
  try {
    db.exec("pragma journal_mode = delete");
    checkDatabase(db, "What was copied");
    db.exec(archive);
    const add = db.prepare("insert into sqlar values (?, ?, ?, ?, ?)");
    const names = filesToBackUp(dataDir);
    db.exec("begin");
    for (const name of names) {
      const details = statSync(join(dataDir, name));
      const bytes = readFileSync(join(dataDir, name));
      add.run(name, details.mode, Math.floor(details.mtimeMs / 1000), bytes.length, bytes);
    }
    db.exec("commit");
    return names.length;
  } finally {
    db.close();
  }
}
