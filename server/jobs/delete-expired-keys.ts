import { day, instantAt } from "../clock.ts";
import { deleteAnswersBefore } from "../db/queries/idempotency.ts";
import type { Services } from "../services.ts";

/** An idempotency key is remembered that long. */
const keyLife = 2 * day;

/** Deletes idempotency keys that are too old to be repeated. */
export async function deleteExpiredKeysJob({ db, clock }: Services): Promise<void> {
  await deleteAnswersBefore(db, instantAt(clock.now() - keyLife));
}
