import { sql } from "kysely";
import { WrongSetting } from "../env.ts";
import { openDatabase, type DatabaseSettings, type Db } from "./connection.ts";

/** Opens the database of the settings and asks it something. Throws `WrongSetting`, without what is secret, where nobody answers. */
export async function reachDatabase(settings: DatabaseSettings): Promise<Db> {
  try {
    const db = openDatabase(settings);
    await sql`select 1`.execute(db);
    return db;
  } catch (cause) {
    const { message, code } = cause as NodeJS.ErrnoException;
    const said = message || code;
    const setting = settings.DATABASE_URL ? "DATABASE_URL" : `DATA_DIR=${JSON.stringify(settings.DATA_DIR)}`;
    throw new WrongSetting(`[gipfel] ${setting} can't be used: ${said}.`, { cause });
  }
}
