import * as v from "valibot";
import { expect, test } from "vitest";
import { LocalDate } from "./time.ts";

test.each(["2026-02-31", "2026-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-1-1", "2026-01-01T00:00", ""])(
  "a date is refused that no calendar has, or that isn't written as one: %j",
  (date) => expect(v.is(LocalDate, date)).toBe(false),
);

test.each(["2026-02-28", "2028-02-29", "2026-12-31", "0000-02-29", "9999-12-31"])("%s is a date", (date) =>
  expect(v.is(LocalDate, date)).toBe(true),
);
