import { expect, test } from "vitest";
import { itemOfBookedMisfit, refusedActivity, tiedItems } from "./tied-items.ts";

function item(bookingItemId: string, withBookingItemId: string | null, state: "booked" | "cancelled" = "booked") {
  return { bookingItemId, state, reservation: { withBookingItemId } } as unknown as Parameters<typeof tiedItems>[0];
}
const items = [
  item("boat", null),
  item("there", "boat"),
  item("back", "boat"),
  item("cancelled", "boat", "cancelled"),
  item("flight", null),
  item("free", null),
];
const idsOf = (nth: number) => tiedItems(items[nth]!, items).map(({ bookingItemId }) => bookingItemId);

test("an activity goes with its trips that stand, a trip with its activity, and anything else with nothing", () => {
  expect([idsOf(0), idsOf(1), idsOf(4), idsOf(5)]).toEqual([["there", "back"], ["boat"], [], []]);
});

test("a cancelled item goes with nothing, as nothing goes with it", () => {
  expect(idsOf(3)).toEqual([]);
  const cancelled = item("tour", null, "cancelled");
  expect(tiedItems(cancelled, [cancelled, item("to the tour", "tour")])).toEqual([]);
});

test("[R8.refusal] a trip ended with its activity only where that was refused", () => {
  const refused = (id: string, tie: string | null) => ({ ...item(id, tie), state: "refunded" as const });
  const ended = (activity: Parameters<typeof tiedItems>[0], trip: Parameters<typeof tiedItems>[0]) =>
    refusedActivity(trip, [activity, trip]);
  const tour = refused("tour", null);
  expect(ended(tour, refused("there", "tour"))).toBe(tour.reservation);
  expect(ended(tour, item("there", "tour", "cancelled")), "cancelled before").toBeUndefined();
  expect(ended(item("tour", null), refused("there", "tour"))).toBeUndefined();
  expect(refusedActivity(tour, [tour]), "the activity itself").toBeUndefined();
});

test("a trip's stored direction counts, or the old way back would pass for one there", () => {
  const at = (startsAt: string) => ({ startsAt, isAllDay: true });
  const trip = (direction: "there" | "back", startTime: string, endTime: string) => {
    const plan = { startTime, endTime };
    const reservation = {
      bookingItemId: direction,
      withBookingItemId: "pass",
      direction,
      trip: { plan },
      startsAt: startTime,
    };
    return { bookingItemId: direction, state: "booked", reservation } as unknown as Parameters<
      typeof itemOfBookedMisfit
    >[0];
  };
  // Moved from the 8th to the 9th, without its trips.
  const pass = {
    bookingItemId: "pass",
    state: "booked",
    reservation: { bookingItemId: "pass", ...at("2026-12-09T00:00:00+01:00") },
  } as unknown as Parameters<typeof itemOfBookedMisfit>[0];
  const there = trip("there", "2026-12-08T08:00:00+01:00", "2026-12-08T08:30:00+01:00");
  const back = trip("back", "2026-12-08T18:00:00+01:00", "2026-12-08T18:30:00+01:00");
  const all = [pass, there, back];
  expect([there, back].map((each) => itemOfBookedMisfit(each, all))).toEqual([pass.reservation, pass.reservation]);
  expect(itemOfBookedMisfit(pass, all)).toBeUndefined();
  expect(itemOfBookedMisfit({ ...there, state: "cancelled" }, all)).toBeUndefined();
});
