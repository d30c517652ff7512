import { expect, test } from "vitest";
import { minutesOf } from "../../contracts/iso-duration.ts";
import { instantOf, minutesAfter, wallTimeAt, wallTimeOf } from "./time.rules.ts";
import { defaultTime } from "./search.rules.ts";

test.each([
  ["2026-12-01", "10:30", "2026-12-01T10:30:00+01:00"],
  ["2026-07-01", "00:05", "2026-07-01T00:05:00+02:00"],
  // The clocks go forward: 02:30 is skipped.
  ["2027-03-28", "01:59", "2027-03-28T01:59:00+01:00"],
  ["2027-03-28", "02:30", "2027-03-28T03:30:00+02:00"],
  ["2027-03-28", "10:00", "2027-03-28T10:00:00+02:00"],
  // And back: 02:30 comes twice.
  ["2026-10-25", "02:30", "2026-10-25T02:30:00+02:00"],
  ["2026-10-25", "03:00", "2026-10-25T03:00:00+01:00"],
])("%s %s in Zurich is %s", (date, time, instant) => {
  expect(instantOf({ date, time })).toBe(instant);
});

test("a year that is typed as far as its third digit has an instant", () => {
  expect(Date.parse(instantOf({ date: "0202-12-08", time: "10:30" }))).toBeLessThan(0);
  expect(wallTimeAt(Date.parse("0202-12-08T12:00:00Z")).date).toBe("0202-12-08");
});

test("a search begins an hour from now, in Zurich's wall time", () => {
  expect(defaultTime(Date.parse("2026-11-26T22:45:10Z"))).toEqual({ date: "2026-11-27", time: "00:45" });
});

test("reads instants and local times", () => {
  expect(wallTimeOf("2026-12-01T10:30")).toEqual({ date: "2026-12-01", time: "10:30" });
  expect(wallTimeOf("2026-12-01T10:30:00Z")).toEqual({ date: "2026-12-01", time: "11:30" });
  expect(wallTimeAt(0)).toEqual({ date: "1970-01-01", time: "01:00" });
  expect(minutesAfter("2026-12-01T10:30:00+01:00", -31)).toBe("2026-12-01T09:59:00+01:00");
  expect([minutesOf("PT1H8M"), minutesOf("P1DT5M"), minutesOf("PT45S")]).toEqual([68, 1445, 1]);
});
