import { expect, test } from "vitest";
import { itemTimeOf } from "./item-time.ts";

test("an all-day item is of its date in Zurich, where its instant is of the day before in UTC", () => {
  const slot = {
    localDate: "2026-12-05",
    localTime: "00:00",
    startsAt: "2026-12-04T23:00:00.000Z",
    isAllDay: true,
    cutoffAt: "2026-12-04T23:00:00.000Z",
    cancellableUntil: null,
  };
  expect(itemTimeOf({ slot, offer: { durationMinutes: 60 } })).toEqual({
    startsAt: "2026-12-05T00:00:00+01:00",
    isAllDay: true,
  });
  expect(itemTimeOf({ slot: { ...slot, isAllDay: false }, offer: { durationMinutes: 60 } })).toMatchObject({
    endsAt: "2026-12-05T01:00:00+01:00",
  });
});
