import { describe, expect, test } from "vitest";
import { dateInWordsCases } from "../contracts/dates-in-words.cases.ts";
import { languageTag } from "../contracts/locale.ts";
import { timeOf } from "../contracts/time.ts";
import { cutOffInWords, slotInWords } from "./when.ts";

describe("a cut-off in words", () => {
  test("[R11] states midnight as 23:59 of the day before, across years too", () => {
    expect(cutOffInWords("2026-11-21T00:00:00+01:00", "en-CH")).toBe("Fri 20 November, 23:59");
    expect(cutOffInWords("2027-01-01T00:00:00+01:00", "en-CH")).toBe("Thu 31 December, 23:59");
  });

  test("leaves any other time unchanged", () => {
    expect(cutOffInWords("2026-11-20T10:30:00+01:00", "de-CH")).toBe("Fr 20. November, 10:30");
  });
});

/* The server's dates have the same test. */
test.each(dateInWordsCases)("in %s, %s is %s and its time", (locale, startsAt, words) => {
  expect(slotInWords(startsAt, languageTag(locale))).toBe(`${words}, ${timeOf(startsAt)}`);
});
