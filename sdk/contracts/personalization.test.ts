import { expect, test } from "vitest";
import { ageOn, readBirthDate } from "./personalization.ts";

test("an age counts completed years up to the day", () => {
  expect(ageOn("2010-12-02", "2026-12-01")).toBe(15);
  expect(ageOn("2010-12-01", "2026-12-01")).toBe(16);
  expect(ageOn("2004-02-29", "2026-02-28")).toBe(21);
});

test.each(["24.12.1990", "24/12/1990", "1990-12-24"])("reads %s as a date", (text) => {
  expect(readBirthDate(text)).toBe("1990-12-24");
});
