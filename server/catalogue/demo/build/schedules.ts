import type * as v from "valibot";
import type { Schedule } from "../../schema.ts";

type ScheduleInput = v.InferInput<typeof Schedule>;

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const weekdays = [1, 2, 3, 4, 5];
export const weekend = [6, 7];

/** Departures at set times: daily, bookable until an hour before, cancellable until a day before, unless said otherwise. */
export function departures(schedule: Partial<ScheduleInput> & Pick<ScheduleInput, "times" | "capacity">): ScheduleInput {
  return { weekdays: everyDay, validity: "other", bookingCutOffHours: 1, cancellationCutOffHours: 24, ...schedule };
}

/**
 * A ticket for a whole day: it is stored at 00:00, so a cut-off of 0 hours ends at midnight before the day
 * (shown as 23:59), and a negative one reaches into the day itself: -14 is 14:00 of the same day.
 */
export function allDay(schedule: Partial<ScheduleInput> = {}): ScheduleInput {
  return {
    weekdays: everyDay,
    validity: "all-day",
    times: [],
    capacity: null,
    bookingCutOffHours: -14,
    cancellationCutOffHours: 0,
    ...schedule,
  };
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Times from the first to the last, both counted: `every(30, "08:00", "09:00")` is 08:00, 08:30, 09:00. */
export function every(minutes: number, first: string, last: string): string[] {
  const times: string[] = [];
  for (let at = minutesOf(first); at <= minutesOf(last); at += minutes) {
    times.push(`${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`);
  }
  return times;
}
