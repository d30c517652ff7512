import { createMonthlyStatement } from "../commands/affiliate/create-monthly-statement.ts";
import { listAffiliatesWithoutStatement } from "../db/queries/affiliate-sales.ts";
import { dateInZurich, datePlus, monthBefore } from "../domain/wall-time.ts";
import type { Services } from "../services.ts";

/** Days of a month that pass before the statement of the one before: payments of its last day have settled by then. */
const settledAfter = 1;

/**
 * Makes the statement of the month before of each affiliate that has brought a booking, closed ones too (RULES
 * 19). Safe in concurrent processes.
 */
export async function statementsJob(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const today = datePlus(dateInZurich(clock.now()), { days: -settledAfter });
  const month = monthBefore(today);
  let made = 0;
  for (const affiliateId of await listAffiliatesWithoutStatement(db, month)) {
    await createMonthlyStatement(services, affiliateId, month).then(
      (isMade) => (made += isMade ? 1 : 0),
      (cause: unknown) =>
        log.error({ err: cause, affiliateId, month }, "a statement could not be made and is tried again"),
    );
  }
  if (made > 0) log.info({ made, month }, "statements of affiliates are made");
}
