import { day, instantAt } from "../clock.ts";
import type { Services } from "../services.ts";

/** An idempotency key is remembered that long. */
const keyLife = 2 * day;

/** Deletes idempotency keys that are too old to be repeated. */
export async function deleteExpiredKeysJob({ db, clock }: Services): Promise<void> {
  await db
    .deleteFrom("idempotency")
    .where("created_at", "<", instantAt(clock.now() - keyLife))
    .execute();
}
