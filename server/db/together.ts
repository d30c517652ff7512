import { PostgresAdapter, sql, type Compilable, type OperationNodeSource } from "kysely";
import type { Trx } from "./connection.ts";

/** A statement that is built, not run yet. */
export type Write = Compilable & OperationNodeSource & { execute(): Promise<unknown> };

/**
 * Runs writes of one transaction that don't read each other's rows; answers with how many rows `last` returns. PostgreSQL gets them as one
 * statement, for each one on its own is a journey there and back; the embedded database has no journeys and takes them in their order.
 */
export async function together(trx: Trx, writes: readonly Write[], last: Write): Promise<number> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter) {
    const parts = [...writes.map((write, index) => sql`${sql.ref(`w${index}`)} as (${write})`), sql`last as (${last})`];
    const { rows } = await sql<{ returned: number }>`with ${sql.join(parts)} select count(*) as returned from last`.execute(trx);
    return rows[0]?.returned ?? 0;
  }
  for (const write of writes) await write.execute();
  return ((await last.execute()) as unknown[]).length;
}
