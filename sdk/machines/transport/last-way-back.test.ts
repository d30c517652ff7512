import { expect, test } from "vitest";
import { trip } from "./transport.fixture.ts";
import { hasLaterWayBack, lastBefore, lastArrivalBack } from "./last-way-back.rules.ts";

const end = "2026-12-01T18:00:00+01:00";
const leaving = (startTime: string, endTime = startTime) => trip("10:00", { id: startTime, startTime, endTime });

test.each([
  ["2026-12-01T18:00:00+01:00", true],
  ["2026-12-02T03:59:00+01:00", true],
  ["2026-12-02T04:00:00+01:00", false],
  ["2026-12-02T05:12:00+01:00", false],
])("a first connection back at %s is one of the same day of traffic: %s", (startTime, is) => {
  expect(hasLaterWayBack([leaving("2026-12-03T05:00:00+01:00"), leaving(startTime)], end)).toBe(is);
});

test("an activity that ends after midnight belongs to the day of traffic before", () => {
  const late = "2026-12-02T01:30:00+01:00";
  expect(hasLaterWayBack([leaving("2026-12-02T03:10:00+01:00")], late)).toBe(true);
  expect(hasLaterWayBack([leaving("2026-12-02T05:10:00+01:00")], late)).toBe(false);
});

test("none at all is none of that day", () => {
  expect(hasLaterWayBack([], end)).toBe(false);
});

test("a connection that waits for the morning on its way is no way back", () => {
  const overnight = leaving("2026-12-01T20:22:00+01:00", "2026-12-02T08:29:00+01:00");
  expect(hasLaterWayBack([overnight], end)).toBe(false);
  const late = leaving("2026-12-01T22:40:00+01:00", "2026-12-02T00:24:00+01:00");
  expect(hasLaterWayBack([overnight, late], end)).toBe(true);
  const before = leaving("2026-12-01T17:32:00+01:00");
  expect(lastBefore([before, leaving("2026-12-01T17:50:00+01:00", overnight.endTime)], end)).toBe(before);
});

test("the last way back is there before the night ends", () => {
  expect(lastArrivalBack(end)).toBe("2026-12-02T05:00:00+01:00");
  expect(lastArrivalBack("2026-12-02T01:30:00+01:00")).toBe("2026-12-02T05:00:00+01:00");
  expect(lastArrivalBack("2027-03-27T18:00:00+01:00")).toBe("2027-03-28T05:00:00+02:00");
});

test("the last one before is the latest of its day of traffic that leaves before the end", () => {
  const trips = ["2026-12-01T16:58:00+01:00", "2026-12-01T17:32:00+01:00", "2026-12-02T05:12:00+01:00"];
  expect(
    lastBefore(
      trips.map((each) => leaving(each)),
      end,
    )?.startTime,
  ).toBe(trips[1]);
  expect(lastBefore([leaving("2026-11-30T17:32:00+01:00")], end)).toBeUndefined();
});
