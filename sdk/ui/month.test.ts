import { expect, test } from "vitest";
import { addToMonth } from "../contracts/time.ts";
import { addDays, addMonths, weekdayOf, weeksOf } from "./month.ts";

test("adds a day across a change of the clocks", () => {
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
  expect(addDays("2026-10-25", 1)).toBe("2026-10-26");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
});

test("uses the last day of a shorter month for the 31st", () => {
  expect(addMonths("2027-01-31", 1)).toBe("2027-02-28");
  expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
});

test("counts months across years", () => {
  expect(addToMonth("2026-12", 1)).toBe("2027-01");
  expect(addToMonth("2026-01", -1)).toBe("2025-12");
});

test("starts a week on Monday and has six rows for every month", () => {
  expect(weekdayOf("2026-11-21")).toBe(5);
  for (const month of ["2026-11", "2027-02", "2026-08"]) expect(weeksOf(month)).toHaveLength(6);
  expect(weeksOf("2026-11")[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeksOf("2026-11").flat().filter(Boolean)).toHaveLength(30);
});
