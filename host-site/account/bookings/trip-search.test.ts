import { expect, test } from "vitest";
import type { Reservation } from "../../../sdk/contracts/cart.ts";
import { tripSearch } from "./trip-search.ts";

const at = (time: string, day = "05") => `2026-12-${day}T${time}:00+01:00`;
const trip = (startTime: string, endTime: string) =>
  ({
    withBookingItemId: "item",
    trip: { plan: { startTime, endTime, origin: { stopPlaceRef: "a" }, destination: { stopPlaceRef: "b" } } },
  }) as Reservation;
const item = (changes: Partial<Reservation> = {}) =>
  ({
    bookingItemId: "item",
    startsAt: at("10:30"),
    endsAt: at("14:30"),
    isAllDay: false,
    ...changes,
  }) as Reservation;
const there = trip(at("08:00"), at("10:13"));
const back = trip(at("15:10"), at("17:00"));

test("other connections for a trip there arrive before its item begins, not after the trip's own departure", () => {
  expect(tripSearch(there, item())).toEqual({ by: "arrival", date: "2026-12-05", time: "10:30" });
});

test("other connections for a trip back leave after its item ends, or from the trip's time where that isn't known", () => {
  expect(tripSearch(back, item())).toEqual({ by: "departure", date: "2026-12-05", time: "14:30" });
  const { endsAt: _, ...endless } = item();
  expect(tripSearch(back, endless)).toEqual({ by: "departure", date: "2026-12-05", time: "15:10" });
});

test("a trip back is searched as one after its item was moved behind it", () => {
  const movedToLater = item({ startsAt: at("18:30"), endsAt: at("20:30") });
  const search = tripSearch({ ...back, direction: "back" }, movedToLater);
  expect(search).toEqual({ by: "departure", date: "2026-12-05", time: "20:30" });
});

test("an all-day item has no time, and a trip alone has its own", () => {
  const allDay = item({ isAllDay: true, startsAt: at("00:00", "06") });
  expect(tripSearch(there, allDay)).toEqual({ by: "departure", date: "2026-12-06", time: "08:00" });
  expect(tripSearch(there, null)).toEqual({ by: "departure", date: "2026-12-05", time: "08:00" });
});
