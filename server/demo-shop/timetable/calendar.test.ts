import { expect, test } from "vitest";
import { isoDate, parseDate } from "../../ports/timetable/embedded/gtfs/values.ts";
import { isHoliday, runsOn, spanFrom } from "./calendar.ts";

const day = (date: string) => parseDate(date.replaceAll("-", ""))!;

test("fourteen months from the first of the month are covered", () => {
  const { first, last } = spanFrom(day("2026-11-26"));
  expect([first, last].map(isoDate)).toEqual(["2026-11-01", "2027-12-31"]);
});

test("holidays that move with Easter are those of their year", () => {
  const holidays = ["2026-04-03", "2026-04-06", "2026-05-14", "2026-05-25", "2027-03-26", "2027-03-29", "2027-05-06"];
  for (const date of [...holidays, "2027-05-17", "2028-04-14", "2027-08-01", "2026-12-26", "2027-01-02"])
    expect(isHoliday(day(date)), date).toBe(true);
  for (const date of ["2027-03-28", "2026-12-24", "2027-08-02", "2027-04-02"])
    expect(isHoliday(day(date)), date).toBe(false);
});

test("a holiday is a Sunday", () => {
  const goodFriday = day("2027-03-26");
  expect((["daily", "mo-fr", "sa-su", "sundays"] as const).map((days) => runsOn(goodFriday, days, null))).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test("a season may begin before New Year", () => {
  const winter = { name: "winter", from: "12-12", to: "04-12" };
  const runs = ["2026-12-11", "2026-12-12", "2027-01-15", "2027-04-12", "2027-04-13"].map((date) =>
    runsOn(day(date), "daily", winter),
  );
  expect(runs).toEqual([false, true, true, true, false]);
});
