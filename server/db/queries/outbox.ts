import { randomUUID } from "node:crypto";
import type { Db, Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";
import type { OutboxTable } from "../schema.ts";

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
 * The payloads of unsent mails of these kinds about a booking or a share, by its id. Locks their rows until the
 * transaction ends: a mail written after it reads what the transaction has changed.
 */
export async function lockUnwrittenMails(trx: Trx, kinds: readonly string[], id: string): Promise<string[]> {
  const lines = await trx
    .updateTable("outbox")
    .set((row) => ({ tries: row.ref("tries") }))
    .where("kind", "in", kinds)
    .where("sent_at", "is", null)
    .where("tries", "=", 0)
    .where("payload", "like", `%${id}%`)
    .returning("payload")
    .execute();
  return lines.map(({ payload }) => payload);
}

/** Mails that are due at the instant `now` and not sent, the longest due first. */
export async function listDueMails(db: Db, now: string, limit: number): Promise<OutboxTable[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("sent_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
}

/** Claims a mail for one process until `until`: counts a try. Returns false if another process was first. */
export async function claimMail(db: Db, { id, tries }: Pick<OutboxTable, "id" | "tries">, until: string) {
  return hasChanged(
    db
      .updateTable("outbox")
      .set({ due_at: until, tries: tries + 1 })
      .where("id", "=", id)
      .where("tries", "=", tries)
      .where("sent_at", "is", null)
      .returning("id"),
  );
}

/** Marks a mail as sent, and clears its error; `payload` replaces what it was made of, where it must not stay. */
export async function markMailSent(db: Db, id: string, at: string, payload?: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ sent_at: at, error: null, ...(payload === undefined ? {} : { payload }) })
    .where("id", "=", id)
    .execute();
}

/** Stores why a mail could not be sent, and when it is tried again. */
export async function setMailError(db: Db, id: string, error: string, dueAt: string): Promise<void> {
  await db.updateTable("outbox").set({ due_at: dueAt, error }).where("id", "=", id).execute();
}

/** Puts a mail off that must not go out yet. */
export async function setMailDue(db: Db, id: string, dueAt: string): Promise<void> {
  await db.updateTable("outbox").set({ due_at: dueAt }).where("id", "=", id).execute();
}

/** How many mails are not sent yet. */
export async function countWaitingMails(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom("outbox")
    .select((row) => row.fn.countAll<number>().as("waiting"))
    .where("sent_at", "is", null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** When the newest mail of a kind about each of these items was sent; null where it waits. Others have no entry. */
export async function listMailsAboutItems(
  db: Db,
  kind: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (itemIds.length === 0) return new Map();
  const mails = await db
    .selectFrom("outbox")
    .select(["payload", "sent_at"])
    .where("kind", "=", kind)
    .where((row) => row.or(itemIds.map((id) => row("payload", "like", `%${id}%`))))
    .orderBy("created_at")
    .execute();
  return new Map(
    mails.flatMap(({ payload, sent_at }) =>
      itemIds.filter((id) => payload.includes(id)).map((id) => [id, sent_at] as const),
    ),
  );
}
