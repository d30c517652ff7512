import { setTimeout as wait } from "node:timers/promises";
import { emit } from "../telemetry.ts";
import type { Db, Trx } from "./connection.ts";

/** Retries of a transaction that conflicts with others before its error is thrown. */
const attempts = 12;
const firstPause = 3;
const longestPause = 200;

/**
 * Runs `work` in one writing transaction: commits and returns its result, or rolls back when it throws.
 * Retries BUSY of SQLite and 40001 or 40P01 of PostgreSQL, so `work` must have no effect outside the database.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (cause) {
      if (attempt === attempts || !isConflict(cause)) throw cause;
      emit("retry", {});
      await wait(Math.min(longestPause, firstPause * 2 ** attempt) * Math.random());
    }
  }
}

const sqliteBusy = 5;

function isConflict(cause: unknown): boolean {
  const { code, errcode } = cause as { code?: string; errcode?: number };
  return (
    code === "40001" || code === "40P01" || (code === "ERR_SQLITE_ERROR" && ((errcode ?? 0) & 0xff) === sqliteBusy)
  );
}
