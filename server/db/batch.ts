import { PostgresAdapter, sql, type Compilable, type OperationNodeSource } from "kysely";
import type { Db, Trx } from "./connection.ts";

/** A statement that is built, not run yet. */
export type Write = Compilable & OperationNodeSource & { execute(): Promise<unknown> };

/**
 * Runs writes of one transaction that don't read each other's rows; returns the number of rows that `last` returns.
 * PostgreSQL gets them as one statement, which saves a network round trip for each; the embedded database runs them one
 * after the other.
 */
export async function runBatch(trx: Trx, writes: readonly Write[], last: Write): Promise<number> {
  if (isPostgres(trx)) {
    const { rows } = await sql<{
      returned: number;
    }>`${batchOf(writes, last)} select count(*) as returned from last`.execute(trx);
    return rows[0]?.returned ?? 0;
  }
  for (const write of writes) await write.execute();
  return ((await last.execute()) as unknown[]).length;
}

const divisionByZero = "22012";

/**
 * `runBatch` without a transaction, in a single round trip: all writes happen, or none if `last` returns no row. False:
 * nothing was written, and the caller falls back to a transaction. Always false on the embedded database.
 */
export async function tryAtomicBatch(db: Db, writes: readonly Write[], last: Write): Promise<boolean> {
  if (!isPostgres(db)) return false;
  try {
    // Division by zero rolls the statement back if `last` returned no row.
    await sql`${batchOf(writes, last)} select 1 / count(*) from last`.execute(db);
    return true;
  } catch (cause) {
    if ((cause as { code?: string }).code === divisionByZero) return false;
    throw cause;
  }
}

function isPostgres(db: Db | Trx): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function batchOf(writes: readonly Write[], last: Write) {
  return sql`with ${sql.join([...writes.map((write, index) => sql`${sql.ref(`w${index}`)} as (${write})`), sql`last as (${last})`])}`;
}
