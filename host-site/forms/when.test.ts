import { expect, test } from "vitest";
import { dateOfInstantInWords, daysUntil, startInWords, untilInWords, whenInWords } from "./when.ts";

test("dates and times are complete, in Zurich's wall time, in the reader's language", () => {
  expect(whenInWords("2026-11-21T09:30:00Z", "en_CH")).toBe("Sat 21 November 2026, 10:30");
  expect(whenInWords("2026-11-21T10:30:00+01:00", "de_CH")).toBe("Sa 21. November 2026, 10:30");
  expect(dateOfInstantInWords("2026-11-21T10:30:00+01:00", "fr_CH")).toMatch(/^sam\.? 21 novembre 2026$/);
});

test("what lasts all day has no time", () => {
  const startsAt = "2026-11-21T00:00:00+01:00";
  expect(startInWords({ startsAt, isAllDay: true }, "en_CH")).toBe("Sat 21 November 2026");
  expect(startInWords({ startsAt, isAllDay: false }, "en_CH")).toBe("Sat 21 November 2026, 00:00");
});

test("[11] a cut-off at midnight is told as 23:59 of the day before", () => {
  expect(untilInWords("2026-11-21T00:00:00+01:00", "en_CH")).toBe("Fri 20 November 2026, 23:59");
  expect(untilInWords("2026-11-21T00:01:00+01:00", "en_CH")).toBe("Sat 21 November 2026, 00:01");
});

test("how soon a day comes is told by Zurich's calendar, not by hours", () => {
  const now = Date.parse("2026-11-21T22:30:00Z");
  expect(daysUntil("2026-11-21T22:59:00Z", now, "en_CH")).toBe("today");
  expect(daysUntil("2026-11-22T00:30:00Z", now, "de_CH")).toBe("morgen");
  expect(daysUntil("2026-12-02T08:30:00Z", now, "en_CH")).toBe("in 11 days");
});
