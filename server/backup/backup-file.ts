import { closeSync, fsyncSync, openSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** A backup can't be taken or restored; the message is one line for a person. */
export class BackupRefused extends Error {}

/** Where the embedded database lies in the data folder. */
export const databaseFile = "gipfel.sqlite";

/**
 * A backup is one file: the shop's database with one table more, in the form of SQLite's own archives (`sqlar`), which
 * holds the data folder's files as they are. `sqlite3 FILE` reads it, and `sqlite3 FILE -A -t` lists the files.
 */
export const archive = "create table sqlar(name text primary key, mode int, mtime int, sz int, data blob)";

/**
 * Throws `BackupRefused` where the pages of a database don't fit together, or it isn't a shop's. Answers with its steps
 * of migration.
 */
export function checkDatabase(db: DatabaseSync, name: string): readonly string[] {
  let problems: string[];
  let steps: string[];
  try {
    problems = db
      .prepare("pragma integrity_check")
      .all()
      .map((row) => String(row["integrity_check"]));
    steps = db
      .prepare("select name from kysely_migration order by name")
      .all()
      .map((row) => String(row["name"]));
  } catch (cause) {
    throw new BackupRefused(`[gipfel] ${name} is no database of a shop: ${(cause as Error).message}.`, { cause });
  }
  if (problems.join() !== "ok") throw new BackupRefused(`[gipfel] ${name} is damaged: ${problems[0]}.`);
  return steps;
}

/** Waits until a file, or a folder's names, are on the disk. */
export function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
