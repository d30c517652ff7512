import { expect, test } from "vitest";
import { confirmableUntil } from "../../domain/request-deadline.ts";

const timed = {
  localDate: "2026-12-01",
  localTime: "10:30",
  startsAt: "2026-12-01T09:30:00.000Z",
  isAllDay: false,
  cancellableUntil: null,
};
const allDay = { ...timed, localTime: "00:00", startsAt: "2026-11-30T23:00:00.000Z", isAllDay: true };

test("[R8.deadline] what begins at a time can be confirmed until then, also after it can't be booked any more", () => {
  expect(confirmableUntil({ ...timed, cutoffAt: "2026-12-01T07:30:00.000Z" })).toBe(timed.startsAt);
});

test("[R8.deadline] what lasts all day can be confirmed as long as it can be booked, and never after its day in Zurich", () => {
  expect(confirmableUntil({ ...allDay, cutoffAt: "2026-12-01T15:00:00.000Z" })).toBe("2026-12-01T15:00:00.000Z");
  expect(confirmableUntil({ ...allDay, cutoffAt: "2026-11-30T16:00:00.000Z" })).toBe(allDay.startsAt);
  expect(confirmableUntil({ ...allDay, cutoffAt: "2026-12-03T00:00:00.000Z" })).toBe("2026-12-01T23:00:00.000Z");
});
