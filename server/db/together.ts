import { PostgresAdapter, sql, type Compilable, type OperationNodeSource } from "kysely";
import type { Db, Trx } from "./connection.ts";

/** A statement that is built, not run yet. */
export type Write = Compilable & OperationNodeSource & { execute(): Promise<unknown> };

/**
 * Runs writes of one transaction that don't read each other's rows; answers with how many rows `last` returns.
 * PostgreSQL gets them as one statement, for each one on its own is a journey there and back; the embedded database has
 * no journeys and takes them in their order.
 */
export async function together(trx: Trx, writes: readonly Write[], last: Write): Promise<number> {
  if (isPostgres(trx)) {
    const { rows } = await sql<{
      returned: number;
    }>`${joined(writes, last)} select count(*) as returned from last`.execute(trx);
    return rows[0]?.returned ?? 0;
  }
  for (const write of writes) await write.execute();
  return ((await last.execute()) as unknown[]).length;
}

const divisionByZero = "22012";

/**
 * The same without a transaction around it, in a single journey: all of it happens, or nothing where `last` returns no
 * row. False means that nothing has happened, and the caller takes the long way with a transaction; on the embedded
 * database that is always so.
 */
export async function atOnce(db: Db, writes: readonly Write[], last: Write): Promise<boolean> {
  if (!isPostgres(db)) return false;
  try {
    // Dividing by the number of rows undoes the whole statement where there is none.
    await sql`${joined(writes, last)} select 1 / count(*) from last`.execute(db);
    return true;
  } catch (cause) {
    if ((cause as { code?: string }).code === divisionByZero) return false;
    throw cause;
  }
}

function isPostgres(db: Db | Trx): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

function joined(writes: readonly Write[], last: Write) {
  return sql`with ${sql.join([...writes.map((write, index) => sql`${sql.ref(`w${index}`)} as (${write})`), sql`last as (${last})`])}`;
}
