import { expect, test } from "vitest";
import { daysIn, daysUntil, mistakeOf } from "./days.ts";

test.each([
  ["from=2026-03-02&until=2026-03-01", "reversed"],
  ["from=2025-01-01&until=2026-01-02", "tooLong"],
  ["from=2026-02-31&until=2026-03-02", "wrong"],
  ["from=yesterday&until=2026-03-02", "wrong"],
  ["from=2026-03-02", "wrong"],
])("days of the address that the server refuses are not requested, and named as a mistake: %s", (query, mistake) => {
  expect(daysIn(new URLSearchParams(query))).toEqual({ days: {}, mistake });
});

test("days of the address are shown: one, 366, and the usual ones where it names none", () => {
  for (const days of [{ from: "2026-03-01", until: "2026-03-01" }, daysUntil("2026-03-01", 366)])
    expect(daysIn(new URLSearchParams({ ...days }))).toEqual({ days, mistake: null });
  expect(daysIn(new URLSearchParams("part=details"))).toEqual({ days: {}, mistake: null });
  expect(mistakeOf(daysUntil("2026-03-01", 367))).toBe("tooLong");
});
