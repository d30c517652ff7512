import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrations } from "../db/migrations/index.ts";
import { BackupRefused, checkDatabase, databaseFile, flush } from "./backup-file.ts";
import { canBeRestored } from "./data-files.ts";

/** What became of a restore. */
export interface Restored {
  readonly files: number;
  /** The folder that has what was there before; null where nothing was. */
  readonly aside: string | null;
}

/**
 * Puts a backup in the place of the data folder's database, secrets and pictures. What was there is kept aside in a
 * folder named by `now` (ms since 1970). Everything is made ready beside, then each file takes its place at once.
 * Throws `BackupRefused`: while a shop runs on the folder, for a damaged file, for one of a newer Gipfel.
 */
export function restoreBackup(dataDir: string, file: string, now: number): Restored {
  mkdirSync(dataDir, { recursive: true });
  const ready = join(dataDir, ".restoring");
  rmSync(ready, { recursive: true, force: true });
  try {
    const files = unpack(file, ready);
    refuseWhileOpen(join(dataDir, databaseFile));
    const aside = join(dataDir, `before-restore-${new Date(now).toISOString().replace(/[:.]/g, "-")}`);
    // The database is replaced last: until then the old shop is complete.
    const replaced = [...files, databaseFile].filter((name) => takePlace(name, { dataDir, ready, aside }));
    flush(dataDir);
    return { files: files.length, aside: replaced.length > 0 ? aside : null };
  } finally {
    rmSync(ready, { recursive: true, force: true });
  }
}

/** Makes database and files ready in a folder; answers with the files' names. */
function unpack(file: string, ready: string): readonly string[] {
  if (!existsSync(file)) throw new BackupRefused(`[gipfel] There is no file ${file}.`);
  mkdirSync(ready, { recursive: true, mode: 0o700 });
  const database = join(ready, databaseFile);
  copyFileSync(file, database);
  chmodSync(database, 0o600);
  const db = new DatabaseSync(database);
  try {
    const newer = checkDatabase(db, file).find((step) => !(step in migrations));
    if (newer)
      throw new BackupRefused(`[gipfel] ${file} is of a newer Gipfel: this one doesn't know its step ${newer}.`);
    const hasFiles = db.prepare("select 1 from sqlite_master where name = 'sqlar'").get() !== undefined;
    const names = hasFiles ? writeFiles(db, ready, file) : [];
    db.exec("drop table if exists sqlar; vacuum");
    return names;
  } finally {
    db.close();
  }
}

function writeFiles(db: DatabaseSync, ready: string, file: string): readonly string[] {
  const names: string[] = [];
  for (const row of db.prepare("select name, mode, data from sqlar").iterate()) {
    const name = String(row["name"]);
    if (!canBeRestored(name))
      throw new BackupRefused(`[gipfel] ${file} holds a file that no backup has: ${JSON.stringify(name)}.`);
    mkdirSync(dirname(join(ready, name)), { recursive: true });
    writeFileSync(join(ready, name), row["data"] as Uint8Array, { mode: Number(row["mode"]) & 0o777 });
    flush(join(ready, name));
    names.push(name);
  }
  return names;
}

/**
 * A process that has a database open in WAL mode holds a lock on it; leaving that mode requires that no other has. It
 * also writes the log into the file, so that the file set aside is complete.
 */
function refuseWhileOpen(database: string): void {
  if (!existsSync(database)) return;
  const db = new DatabaseSync(database, { timeout: 0 });
  try {
    const { journal_mode: mode } = db.prepare("pragma journal_mode = delete").get() ?? {};
    if (mode !== "delete") throw new Error("it stays open");
  } catch (cause) {
    throw new BackupRefused(
      `[gipfel] A shop runs on ${dirname(database)} (${(cause as Error).message}): stop it first.`,
      { cause },
    );
  } finally {
    db.close();
  }
}

/** Copies aside what is there and puts what is ready in its place at once. True where something was there. */
function takePlace(
  name: string,
  { dataDir, ready, aside }: { dataDir: string; ready: string; aside: string },
): boolean {
  const [place, old] = [join(dataDir, name), join(aside, name)];
  const replaces = existsSync(place);
  if (replaces) {
    mkdirSync(dirname(old), { recursive: true, mode: 0o700 });
    copyFileSync(place, old);
    flush(old);
  }
  mkdirSync(dirname(place), { recursive: true });
  flush(join(ready, name));
  renameSync(join(ready, name), place);
  return replaces;
}
