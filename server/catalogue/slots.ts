import { setImmediate as nextTurn } from "node:timers/promises";
import type { Insertable } from "kysely";
import type * as v from "valibot";
import { instantAt } from "../clock.ts";
import type { Db, Trx } from "../db/connection.ts";
import { fromJson } from "../json.ts";
import type { SlotTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { listSchedules } from "../db/queries/offer.ts";
import { insertSlots } from "../db/queries/slot.ts";
import { dateInZurich, datePlus, hoursBefore, instantOfWallTime, isoWeekdayOf } from "../domain/wall-time.ts";
import { seatsLeft } from "./demand.ts";
import { memoize } from "./memoize.ts";
import type { Schedule } from "../domain/catalogue-schema.ts";

type Schedule = v.InferOutput<typeof Schedule>;
export type Slot = Insertable<SlotTable>;

/** Months of upcoming slots. */
export const slotMonths = 14;
const offerBatchSize = 5;
/** Enough for a year of days with forty start times. */
const maxCachedInstants = 20_000;
const startOf = memoize(maxCachedInstants, instantOfWallTime);
const before = memoize(maxCachedInstants, hoursBefore);

/**
 * Makes the slots of an offer from today to the horizon; a slot's id says what it is, so making it again changes
 * nothing.
 */
export async function makeSlots(
  trx: Trx,
  offerId: number,
  schedules: readonly Schedule[],
  now: number,
): Promise<number> {
  const today = dateInZurich(now);
  return insertSlots(trx, "slot", slotsOf(offerId, schedules, today, datePlus(today, { months: slotMonths })));
}

/** Tops up the slots of every offer, daily by a job. Returns how many are new. */
export async function topUpSlots(db: Db, now: number): Promise<number> {
  const offers = await listSchedules(db);
  let made = 0;
  for (const [index, offer] of offers.entries()) {
    made += await transact(db, (trx) => makeSlots(trx, offer.id, fromJson(offer.schedules), now));
    // The embedded database answers without a turn of the loop: others would wait until all offers are through.
    if (index % offerBatchSize === offerBatchSize - 1) await nextTurn();
  }
  return made;
}

/**
 * Every slot from `from` to before `until`. Throws `NoSuchLocalTime` where a schedule names a time that the clocks
 * skip.
 */
export function slotsOf(offerId: number, schedules: readonly Schedule[], from: string, until: string): Slot[] {
  const slots = new Map<string, Slot>();
  for (const { date, weekday } of daysBetween(from, until)) {
    for (const schedule of schedules) {
      if (!takesPlace(schedule, date, weekday)) continue;
      for (const time of schedule.validity === "all-day" ? ["00:00"] : schedule.times) {
        const slot = slotAt(offerId, schedule, date, time);
        if (!slots.has(slot.id)) slots.set(slot.id, slot);
      }
    }
  }
  return [...slots.values()];
}

type Day = { readonly date: string; readonly weekday: number };
let lastDays: { readonly from: string; readonly until: string; readonly days: readonly Day[] } | undefined;

/**
 * The days of a stretch with their weekdays. One offer after the other needs the same stretch: it is cached until
 * another one is needed.
 */
function daysBetween(from: string, until: string): readonly Day[] {
  if (lastDays?.from === from && lastDays.until === until) return lastDays.days;
  const days: Day[] = [];
  for (let date = from; date < until; date = datePlus(date, { days: 1 }))
    days.push({ date, weekday: isoWeekdayOf(date) });
  lastDays = { from, until, days };
  return days;
}

function takesPlace({ weekdays, season }: Schedule, date: string, weekday: number): boolean {
  if (!weekdays.includes(weekday)) return false;
  if (!season) return true;
  const day = date.slice(5);
  return season.from <= season.to ? season.from <= day && day <= season.to : day >= season.from || day <= season.to;
}

function slotAt(offerId: number, schedule: Schedule, date: string, time: string): Slot {
  const id = `${offerId}-${date.replaceAll("-", "")}-${time.replace(":", "")}`;
  const startsAt = startOf(date, time);
  return {
    id,
    offer_id: offerId,
    local_date: date,
    local_time: time,
    starts_at: instantAt(startsAt),
    is_all_day: schedule.validity === "all-day" ? 1 : 0,
    capacity: seatsLeft({ id, offerId, date }, schedule),
    taken: 0,
    cutoff_at: instantAt(before(startsAt, schedule.bookingCutOffHours)),
    cancellable_until:
      schedule.cancellationCutOffHours === null ? null : instantAt(before(startsAt, schedule.cancellationCutOffHours)),
  };
}
