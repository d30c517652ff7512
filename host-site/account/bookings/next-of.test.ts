import { expect, test } from "vitest";
import type { AccountBookingLine } from "../../../sdk/contracts/account.ts";
import { nextOf } from "./next-of.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const item = (startsAt: string, cancelledAt: string | null = null) => ({
  startsAt,
  cancelledAt,
  activityTitle: startsAt,
});
const line = (status: string, ...items: ReturnType<typeof item>[]) =>
  ({ status, items }) as unknown as AccountBookingLine;

test("what comes next is the first day that still stands, whichever booking it is of", () => {
  const next = nextOf(
    [
      line(
        "confirmed",
        item("2026-12-24T09:00:00Z"),
        item("2026-11-25T09:00:00Z", "2026-11-20T09:00:00Z"),
        item("2026-12-01T09:00:00Z"),
      ),
      line("requested", item("2026-12-02T09:00:00Z")),
    ],
    now,
  );
  expect(next?.item.activityTitle).toBe("2026-12-01T09:00:00Z");
});

test("what lasts all day comes until its day is over", () => {
  const of = (startsAt: string) => line("confirmed", { ...item(startsAt), isAllDay: true } as ReturnType<typeof item>);
  expect(nextOf([of("2026-11-21T00:00:00+01:00")], now)).not.toBeNull();
  expect(nextOf([of("2026-11-20T00:00:00+01:00")], now)).toBeNull();
});

test("what is over, unpaid or cancelled doesn't come", () => {
  const over = line("confirmed", item("2026-11-21T11:59:00Z"));
  expect(
    nextOf([over, line("unpaid", item("2026-12-01T09:00:00Z")), line("cancelled", item("2026-12-01T09:00:00Z"))], now),
  ).toBeNull();
});
