import { expect, test } from "vitest";
import { uicOf } from "../../stop-ids.ts";
import { badTime, isoDate, noTime, parseDate, parseNumber, parseTime, weekday } from "./values.ts";

test("times are seconds of the service day, also after 24:00 and with one digit for the hour", () => {
  expect(["00:00:00", "7:05:09", "07:05:09", " 6:00:00", "24:35:00", "26:10:30"].map(parseTime)).toEqual([
    0, 25_509, 25_509, 21_600, 88_500, 94_230,
  ]);
  expect(parseTime("")).toBe(noTime);
});

test.each(["8:00", "08:60:00", "08:00:60", "-1:00:00", "ab:cd:ef", "8h00m00", "100:00:00", "08:00:00x", "1e:00:00"])(
  "%s is no time",
  (text) => {
    expect(parseTime(text)).toBe(badTime);
  },
);

test("dates are days since 1970, and only real ones", () => {
  expect(isoDate(parseDate("20261213")!)).toBe("2026-12-13");
  expect(weekday(parseDate("20261213")!)).toBe(6);
  expect(weekday(parseDate("20261214")!)).toBe(0);
  expect(["20260229", "20261301", "2026-12-13", "", "2026121"].map(parseDate)).toEqual([null, null, null, null, null]);
});

test("numbers are plain ones", () => {
  expect(["7", "-0.5", "+3", ".25", "46."].map(parseNumber)).toEqual([7, -0.5, 3, 0.25, 46]);
  expect(["", "1e3", "0x10", "NaN", "7 m", "1,5"].map(parseNumber)).toEqual([null, null, null, null, null, null]);
});

test("UIC numbers are found in ids of stations, platforms and SLOIDs", () => {
  expect(
    ["8503000", "8503000:0:7", "Parent8503000", "ch:1:sloid:3000", "ch:1:sloid:3000:0:345", "ch:1:sloid:91045"].map(
      uicOf,
    ),
  ).toEqual([8_503_000, 8_503_000, 8_503_000, 8_503_000, 8_503_000, 8_591_045]);
  expect(["850300", "85030001", "STAGECOACH", "ch:1:sloid:", "de:08111:6115"].map(uicOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
