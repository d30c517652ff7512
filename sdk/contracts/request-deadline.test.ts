import { expect, test } from "vitest";
import { earlyRequestEnd } from "./request-deadline.ts";

const now = Date.parse("2026-12-01T10:00:00+01:00");

test("[R8.deadline] is 48 hours when every item begins later", () => {
  expect(earlyRequestEnd(["2026-12-03T10:00:00+01:00", "2026-12-20T10:00:00+01:00"], now)).toBeNull();
  expect(earlyRequestEnd([], now)).toBeNull();
});

test("[R8.deadline] is the start of the earliest item when that is sooner, in any offset", () => {
  expect(
    earlyRequestEnd(["2026-12-02T09:00:00.000Z", "2026-12-02T09:30:00+01:00", "2026-12-09T09:00:00+01:00"], now),
  ).toBe("2026-12-02T09:30:00+01:00");
});
