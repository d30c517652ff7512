import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../connection.ts";

/**
 * Puts a mail into the outbox, due at `at`. In a transaction it is sent if that commits, never otherwise. What
 * `payload` carries is the kind's own (`jobs/outbox.ts` makes the mail of it).
 */
export async function insertMail(trx: Db | Trx, kind: string, payload: object, at: string): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      kind,
      payload: JSON.stringify(payload),
      created_at: at,
      due_at: at,
      tries: 0,
      sent_at: null,
      error: null,
    })
    .execute();
}

/**
 * The payloads of mails of these kinds about a booking that nobody has begun to write. Locks their lines until the
 * transaction ends: what is written after it reads what the transaction has changed.
 */
export async function lockUnwritten(trx: Trx, kinds: readonly string[], bookingId: string): Promise<string[]> {
  const lines = await trx
    .updateTable("outbox")
    .set((row) => ({ tries: row.ref("tries") }))
    .where("kind", "in", kinds)
    .where("sent_at", "is", null)
    .where("tries", "=", 0)
    .where("payload", "like", `%${bookingId}%`)
    .returning("payload")
    .execute();
  return lines.map(({ payload }) => payload);
}
