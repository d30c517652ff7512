import { instantAt } from "../clock.ts";
import { remindVisit } from "../commands/booking/remind-visit.ts";
import { listItemsToRemind } from "../db/queries/booking-item.ts";
import { dateInZurich, datePlus, wireInstant } from "../domain/wall-time.ts";
import type { Services } from "../services.ts";

/** Zurich's wall time from which buyers are reminded: early enough to plan, and no mail at night. */
const remindFrom = "10:00";
const batchSize = 200;

/** Reminds buyers, the day before, of what they have booked: once for each booking and date, anew after a rebooking. */
export async function remindVisitsJob(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  if (wireInstant(now).slice(11, 16) < remindFrom) return;
  const date = datePlus(dateInZurich(now), { days: 1 });
  const due = await listItemsToRemind(db, { date, now: instantAt(now) }, batchSize);
  let reminded = 0;
  for (const bookingId of new Set(due.map((item) => item.bookingId))) {
    try {
      reminded += (await remindVisit(services, bookingId, date)) ? 1 : 0;
    } catch (cause) {
      log.error({ err: cause, bookingId }, "a visit could not be reminded of and is tried again");
    }
  }
  if (reminded > 0) log.info({ reminded }, "buyers are reminded of their visit");
}
