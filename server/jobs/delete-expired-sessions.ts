import { day, instantAt } from "../clock.ts";
import type { Services } from "../services.ts";
import { deleteRatesBefore } from "../db/queries/account-rate.ts";
import { deleteExpiredSessions } from "../db/queries/account-session.ts";
import { deleteExpiredVerifications } from "../db/queries/account-verification.ts";

/** Retention of the counters of sign-in attempts, which count by the minute (ms). */
const counterRetention = day;

/** Forgets sessions and links that are over, and old counts of attempts. */
export async function deleteExpiredSessionsJob({ db, clock }: Services): Promise<void> {
  const at = instantAt(clock.now());
  await deleteExpiredSessions(db, at);
  await deleteExpiredVerifications(db, at);
  await deleteRatesBefore(db, clock.now() - counterRetention);
}
