import { day, instantAt } from "../clock.ts";
import type { Services } from "../services.ts";

/** Retention of the counters of sign-in attempts, which count by the minute (ms). */
const counterRetention = day;

/** Forgets sessions and links that are over, and old counts of attempts. */
export async function deleteExpiredSessionsJob({ db, clock }: Services): Promise<void> {
  const at = instantAt(clock.now());
  await db.deleteFrom("account_session").where("expires_at", "<", at).execute();
  await db.deleteFrom("account_verification").where("expires_at", "<", at).execute();
  await db
    .deleteFrom("account_rate")
    .where("last_request", "<", clock.now() - counterRetention)
    .execute();
}
