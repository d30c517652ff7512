import { expect, test } from "vitest";
import { instantAt } from "../clock.ts";
import { hoursBefore, instantOfWallTime, NoSuchLocalTime, wireInstant } from "./wall-time.ts";

test("[R17] a time that the clocks skip in spring is refused", () => {
  expect(() => instantOfWallTime("2027-03-28", "02:30")).toThrow(NoSuchLocalTime);
});

test("[R17] a time that comes twice in autumn is the earlier one", () => {
  expect(instantAt(instantOfWallTime("2027-10-31", "02:30"))).toBe("2027-10-31T00:30:00.000Z");
});

test("an instant leaves with Zurich's offset, winter and summer", () => {
  expect(wireInstant("2026-12-01T09:30:00.000Z")).toBe("2026-12-01T10:30:00+01:00");
  expect(wireInstant("2026-07-01T08:30:00.000Z")).toBe("2026-07-01T10:30:00+02:00");
});

test("[R17] a cut-off a day before keeps the wall time when the clocks change in between", () => {
  expect(wireInstant(hoursBefore(instantOfWallTime("2027-03-28", "10:00"), 24))).toBe("2027-03-27T10:00:00+01:00");
  expect(wireInstant(hoursBefore(instantOfWallTime("2027-03-28", "10:00"), 2))).toBe("2027-03-28T08:00:00+02:00");
});
