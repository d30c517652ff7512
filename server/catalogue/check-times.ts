import { day } from "../clock.ts";
import { dateInZurich, datePlus, instantOfWallTime, NoSuchLocalTime } from "../domain/wall-time.ts";
import type { Problem } from "./problems.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";
import { slotMonths, slotsOf } from "./slots.ts";

/** Start times that the clocks skip on a day on which the offer takes place (RULES 17). */
export function checkTimes({ activities }: Catalogue, now: number): Problem[] {
  const short = shortDays(dateInZurich(now));
  return activities.flatMap((activity, place) =>
    activity.offers.flatMap((offer, at) =>
      offer.schedules.flatMap((schedule, inner) =>
        schedule.times.flatMap((time, index): Problem[] => {
          try {
            for (const date of short)
              slotsOf(offer.id, [{ ...schedule, times: [time] }], date, datePlus(date, { days: 1 }));
            return [];
          } catch (cause) {
            if (!(cause instanceof NoSuchLocalTime)) throw cause;
            return [
              {
                path: ["activities", place, "offers", at, "schedules", inner, "times", index],
                message: `${cause.message}; another time is wanted`,
              },
            ];
          }
        }),
      ),
    ),
  );
}

/** The days with fewer than 24 hours, from a date to the horizon of slots. */
function shortDays(today: string): string[] {
  const dates: string[] = [];
  const until = datePlus(today, { months: slotMonths });
  for (let date = today; date < until;) {
    const next = datePlus(date, { days: 1 });
    if (instantOfWallTime(next, "00:00") - instantOfWallTime(date, "00:00") < day) dates.push(date);
    date = next;
  }
  return dates;
}
