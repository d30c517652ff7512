import { expect, test } from "vitest";
import type { Reservation } from "./cart.ts";
import { arrivalFor, directionOf, fitsItem, itemOfMisfit, returnAfterOf, returnTimeOf } from "./trip-fit.ts";

const at = (day: string, time: string) => `2026-12-${day}T${time}:00+01:00`;
const item = (changes: Partial<Reservation> = {}) =>
  ({
    bookingItemId: "item",
    startsAt: at("05", "10:30"),
    endsAt: at("05", "14:30"),
    isAllDay: false,
    ...changes,
  }) as Reservation;
const place = (name: string) => ({ stopPlaceRef: name });
const trip = (startTime: string, endTime: string, withBookingItemId: string | null = "item") =>
  ({
    bookingItemId: "trip",
    withBookingItemId,
    trip: { plan: { startTime, endTime, origin: place("visp"), destination: place("zermatt") } },
  }) as Reservation;

test.each([
  ["arrives before the start", trip(at("05", "08:00"), at("05", "10:13")), false],
  ["arrives the evening before", trip(at("04", "18:00"), at("04", "20:13")), false],
  ["arrives after the start", trip(at("05", "09:00"), at("05", "11:13")), true],
  ["was for the day before", trip(at("04", "08:00"), at("04", "10:13")), true],
  ["leaves after the end", trip(at("05", "15:00"), at("05", "17:00")), false],
  ["leaves before the end", trip(at("05", "12:00"), at("05", "14:00")), true],
  ["was the way back of two days later", trip(at("07", "15:00"), at("07", "17:00")), true],
])("a trip that %s", (_, tied, isMisfit) => {
  expect(itemOfMisfit(tied, [item(), tied])).toEqual(isMisfit ? item() : undefined);
});

test("a trip that goes with an all-day item is of its date, and one that goes with nothing fits", () => {
  const allDay = item({ isAllDay: true, startsAt: at("05", "00:00") });
  const [same, other] = [trip(at("05", "18:00"), at("05", "19:00")), trip(at("04", "08:00"), at("04", "09:00"))];
  expect(itemOfMisfit(same, [allDay])).toBeUndefined();
  expect(itemOfMisfit(other, [allDay])).toEqual(allDay);
  expect(itemOfMisfit(trip(at("01", "08:00"), at("01", "09:00"), null), [item()])).toBeUndefined();
});

test("a trip on the evening before an all-day item fits it, and one back of the day before it was moved does not", () => {
  const allDay = item({ isAllDay: true, startsAt: at("05", "00:00") });
  const evening = trip(at("04", "18:00"), at("04", "20:13"));
  const overnight = trip(at("04", "22:00"), at("05", "01:10"));
  expect([evening, overnight].map((each) => itemOfMisfit(each, [allDay, each]))).toEqual([undefined, undefined]);
  const there = { ...trip(at("04", "08:00"), at("04", "10:13")), direction: "there" as const };
  const back = { ...trip(at("04", "18:00"), at("04", "20:13")), direction: "back" as const };
  const moved = [allDay, there, back];
  expect([there, back].map((each) => itemOfMisfit(each, moved))).toEqual([allDay, allDay]);
});

test.each([
  ["begins at a time", item(), at("03", "12:00"), at("05", "10:30")],
  ["takes the whole day", item({ isAllDay: true, startsAt: at("05", "00:00") }), at("03", "23:30"), "2026-12-05T09:00"],
  [
    "takes this day, before nine",
    item({ isAllDay: true, startsAt: at("05", "00:00") }),
    at("05", "08:59"),
    "2026-12-05T09:00",
  ],
  ["takes this day, from nine on", item({ isAllDay: true, startsAt: at("05", "00:00") }), at("05", "09:00"), null],
])("when to be there of an item that %s", (_, booked, now, arrival) => {
  expect(arrivalFor(booked, Date.parse(now))).toBe(arrival);
});

test("the way back is searched from the end of an item, which a whole day has not", () => {
  const wholeDay = { isAllDay: true, startsAt: at("05", "00:00"), endsAt: undefined };
  expect(returnAfterOf(item(wholeDay))).toBe("2026-12-05");
  expect(returnAfterOf(item())).toBe(at("05", "14:30"));
  expect(returnAfterOf(item({ endsAt: undefined }))).toBeNull();
  const late = Date.parse(at("05", "20:00"));
  for (const end of [at("05", "14:30"), "2026-12-05T13:30:00Z", "2026-12-05T14:30"])
    expect(returnTimeOf(end, late)).toEqual({ after: end, isEnd: true });
});

test.each([
  ["before its day", at("04", "18:00"), "2026-12-05T16:00"],
  ["on its day, before 16:00", at("05", "15:59"), "2026-12-05T16:00"],
  ["on its day, later", at("05", "18:20"), "2026-12-05T17:20:00.000Z"],
  ["on its day, at the end", at("05", "23:59"), "2026-12-05T22:59:00.000Z"],
  ["after its day", at("06", "18:00"), "2026-12-05T16:00"],
])("the way back of an all-day item that is searched %s leaves from then or from 16:00 on", (_, now, after) => {
  expect(returnTimeOf("2026-12-05", Date.parse(now))).toEqual({ after, isEnd: false });
});

test("a trip that leaves a multi-day activity after its end fits", () => {
  const tour = item({ endsAt: at("07", "16:00") });
  expect(itemOfMisfit(trip(at("07", "17:00"), at("07", "19:00")), [tour])).toBeUndefined();
});

test("a trip leads there or back as it is stored, by its time where nothing is", () => {
  const [there, back] = [trip(at("05", "08:00"), at("05", "10:13")), trip(at("05", "15:00"), at("05", "17:00"))];
  expect([there, back].map((each) => directionOf(each, item()))).toEqual(["there", "back"]);
  expect(directionOf({ ...back, direction: "back" }, item({ startsAt: at("05", "17:30") }))).toBe("back");
});

const early = item({ startsAt: at("05", "08:30"), endsAt: at("05", "12:30") });
const late = item({ startsAt: at("05", "15:30"), endsAt: at("05", "19:30") });
test.each([
  ["back, its item moved behind it", "back", at("05", "12:47"), at("05", "14:00"), early, late],
  ["there, its item moved before it", "there", at("05", "13:00"), at("05", "15:13"), late, early],
  [
    "back, its item moved to the next day",
    "back",
    at("05", "15:00"),
    at("05", "17:00"),
    item(),
    item({ startsAt: at("06", "10:30"), endsAt: at("06", "14:30") }),
  ],
  [
    "there, its item moved to the next day",
    "there",
    at("05", "08:00"),
    at("05", "10:13"),
    item(),
    item({ startsAt: at("06", "10:30"), endsAt: at("06", "14:30") }),
  ],
  [
    "there, its item moved to the day before",
    "there",
    at("05", "08:00"),
    at("05", "10:13"),
    item(),
    item({ startsAt: at("04", "10:30"), endsAt: at("04", "14:30") }),
  ],
  [
    "back, its item moved to the day before",
    "back",
    at("05", "15:00"),
    at("05", "17:00"),
    item(),
    item({ startsAt: at("04", "10:30"), endsAt: at("04", "14:30") }),
  ],
] as const)("a trip %s is a misfit and stays what it was", (_, direction, startTime, endTime, before, after) => {
  const tied = { ...trip(startTime, endTime), direction };
  expect(itemOfMisfit(tied, [before, tied])).toBeUndefined();
  expect(itemOfMisfit(tied, [after, tied])).toEqual(after);
  expect(directionOf(tied, after)).toBe(direction);
});

test("a trip there that leaves after the item has ended does not fit as one back would", () => {
  const late = { startTime: at("05", "18:38"), endTime: at("05", "19:47") };
  expect([fitsItem(late, item()), fitsItem(late, item(), "there")]).toEqual([true, false]);
});
