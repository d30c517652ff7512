import { expect, test } from "vitest";
import { earlyRequestEnd } from "./request-deadline.ts";

const now = Date.parse("2026-12-01T10:00:00+01:00");

test("[R8.deadline] what begins in 48 hours or later leaves the supplier all of them", () => {
  expect(earlyRequestEnd(["2026-12-03T10:00:00+01:00", "2026-12-20T10:00:00+01:00"], now)).toBeNull();
  expect(earlyRequestEnd([], now)).toBeNull();
});

test("[R8.deadline] the first that begins sooner ends the request, whatever the offsets are written in", () => {
  expect(
    earlyRequestEnd(["2026-12-02T09:00:00.000Z", "2026-12-02T09:30:00+01:00", "2026-12-09T09:00:00+01:00"], now),
  ).toBe("2026-12-02T09:30:00+01:00");
});
