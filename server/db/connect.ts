import { sql } from "kysely";
import { WrongSetting } from "../settings/wrong-setting.ts";
import { describeDatabaseError } from "./database-error.ts";
import { openDatabase, type DatabaseSettings, type Db } from "./connection.ts";

/**
 * Opens the database of the settings and runs a test query. Throws `WrongSetting`, without secrets, if that fails.
 */
export async function connectDatabase(settings: DatabaseSettings): Promise<Db> {
  try {
    const db = openDatabase(settings);
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException;
    throw new WrongSetting(
      `[gipfel] ${describeDatabaseSetting(settings)} can't be used: ${describeDatabaseError(cause) ?? (message || code)}.`,
      { cause },
    );
  }
}

/** The setting that names the database, without its secrets. */
export function describeDatabaseSetting({ DATABASE_URL, DATA_DIR }: DatabaseSettings): string {
  return DATABASE_URL ? "DATABASE_URL" : `DATA_DIR=${JSON.stringify(DATA_DIR)}`;
}
