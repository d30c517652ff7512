import { setTimeout as wait } from "node:timers/promises";
import { emit } from "../telemetry.ts";
import type { Db, Trx } from "./connection.ts";

/** A transaction that lost against others is tried again this often before its failure is shown. */
const attempts = 12;
const firstPause = 3;
const longestPause = 200;

/**
 * Runs `work` in one writing transaction; commits its answer, rolls back when it throws.
 * BUSY of SQLite and 40001 or 40P01 of PostgreSQL are tried again, so `work` must do nothing but talk to the database.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (cause) {
      if (attempt === attempts || !lostARace(cause)) throw cause;
      emit("retry", {});
      await wait(Math.min(longestPause, firstPause * 2 ** attempt) * Math.random());
    }
  }
}

const sqliteBusy = 5;

function lostARace(cause: unknown): boolean {
  const { code, errcode } = cause as { code?: string; errcode?: number };
  return (
    code === "40001" || code === "40P01" || (code === "ERR_SQLITE_ERROR" && ((errcode ?? 0) & 0xff) === sqliteBusy)
  );
}
