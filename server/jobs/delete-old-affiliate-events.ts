import { deleteAffiliateEventsBefore } from "../db/queries/affiliate-event.ts";
import { dateInZurich, datePlus } from "../domain/wall-time.ts";
import type { Services } from "../services.ts";

/** Statistics answer a year at once, and its days can be compared with those of the year before. */
const keptMonths = 25;

/** Deletes counts of affiliates' elements that are older than 25 months. */
export async function deleteOldAffiliateEventsJob({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  await deleteAffiliateEventsBefore(db, datePlus(dateInZurich(clock.now()), { months: -keptMonths }));
}
