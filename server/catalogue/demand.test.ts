import { describe, expect, test } from "vitest";
import { slotsOf } from "./slots.ts";

const schedule = {
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  validity: "other" as const,
  times: ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"],
  capacity: 20,
  demandShare: 0.3,
  bookingCutOffHours: 1,
  cancellationCutOffHours: 24,
};
const inDemand = slotsOf(1, [schedule], "2027-01-01", "2028-01-01");

/** The dates on which the best slot leaves seats from `least` to `most`. */
function datesWith(slots: typeof inDemand, least: number, most: number): string[] {
  const days = Map.groupBy(slots, ({ local_date }) => local_date);
  return [...days].flatMap(([date, ofDay]) => {
    const best = Math.max(...ofDay.map(({ capacity }) => capacity ?? Infinity));
    return least <= best && best <= most ? [date] : [];
  });
}

const isWeekend = (date: string) => [0, 6].includes(new Date(date).getUTCDay());

describe("a demo shop's demand", () => {
  test("some days are sold out at every time, days of the weekend more often; as many are nearly full", () => {
    const soldOut = datesWith(inDemand, 0, 0);
    const atWeekends = soldOut.filter(isWeekend).length;
    expect(soldOut.length).toBeGreaterThan(24);
    expect(soldOut.length).toBeLessThan(48);
    expect(atWeekends).toBeGreaterThan(soldOut.length / 2);
    const nearlyFull = datesWith(inDemand, 1, 4).length;
    expect(Math.abs(nearlyFull - soldOut.length)).toBeLessThan(6);
  });

  test("it is the same whenever slots are made, from whichever day on", () => {
    const later = slotsOf(1, [schedule], "2027-06-15", "2028-01-01");
    expect(later).toEqual(inDemand.filter(({ local_date }) => local_date! >= "2027-06-15"));
  });

  test("without demand every seat is for sale, and a slot without a limit never sells out", () => {
    for (const quiet of [{ demandShare: 0 }, { demandShare: 0.3, capacity: null }]) {
      const capacities = slotsOf(1, [{ ...schedule, ...quiet }], "2027-01-01", "2027-03-01").map(
        ({ capacity }) => capacity,
      );
      expect(new Set(capacities)).toEqual(new Set([quiet.capacity === null ? null : schedule.capacity]));
    }
  });
});
