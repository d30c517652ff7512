import type { Db, Trx } from "../connection.ts";
import type { IdempotencyTable } from "../schema.ts";

/** What names an answer: where a key was used, and the key. */
export type AnswerKey = Pick<IdempotencyTable, "scope" | "key">;
/** An answer to store; `answer` is a JSON text. */
export type NewAnswer = Pick<IdempotencyTable, "scope" | "key" | "body_hash" | "answer" | "created_at">;

/** The stored answer of a key. */
export async function findAnswer(db: Db, { scope, key }: AnswerKey): Promise<IdempotencyTable | undefined> {
  return db.selectFrom("idempotency").selectAll().where("scope", "=", scope).where("key", "=", key).executeTakeFirst();
}

/** The statement that stores an answer, for a batch. It fails if the key has one. */
export function insertAnswerStatement(db: Db | Trx, answer: NewAnswer) {
  return db.insertInto("idempotency").values({ ...answer, status: 200 });
}

/** Stores an answer, unless the key has one. */
export async function insertAnswerOnce(db: Db, answer: NewAnswer): Promise<void> {
  await insertAnswerStatement(db, answer)
    .onConflict((conflict) => conflict.columns(["scope", "key"]).doNothing())
    .execute();
}

/** Deletes answers that were stored before an instant. */
export async function deleteAnswersBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom("idempotency").where("created_at", "<", instant).execute();
}
