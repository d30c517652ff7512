import { sql } from "kysely";
import { WrongSetting } from "../env.ts";
import { databaseFailure } from "./failure.ts";
import { openDatabase, type DatabaseSettings, type Db } from "./connection.ts";

/**
 * Opens the database of the settings and asks it something. Throws `WrongSetting`, without what is secret, where nobody
 * answers.
 */
export async function reachDatabase(settings: DatabaseSettings): Promise<Db> {
  try {
    const db = openDatabase(settings);
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new WrongSetting(
      `[gipfel] ${settingOf(settings)} can't be used: ${databaseFailure(cause) ?? (message || code)}.`,
      { cause },
    );
  }
}

/** The setting that names the database, without what is secret. */
export function settingOf({ DATABASE_URL, DATA_DIR }: DatabaseSettings): string {
  return DATABASE_URL ? "DATABASE_URL" : `DATA_DIR=${JSON.stringify(DATA_DIR)}`;
}
