import { describe, expect, test } from "vitest";
import { money } from "../../../contracts/money.ts";
import { activity, category, input, offer, slot } from "../../../machines/booking/booking.fixture.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import type { Connecting } from "./connecting.ts";
import { summaryDetails, totalView } from "./total.ts";
import { freshContext, loaded } from "../../../machines/booking/fresh.rules.ts";

const cutOff = "2026-12-02T10:30:00+01:00";

/** Two adults on 3 December at 10:30, seen at an instant. */
function seenAt(
  instant: string,
  cancellableUntil: string | null = cutOff,
  changes: Parameters<typeof category>[1] = {},
): Connecting {
  const context: BookingContext = {
    ...freshContext(input),
    ...loaded(activity, [offer(1, [category(11, changes)])], null),
    date: "2026-12-03",
    slotsOf: "2026-12-03",
    slots: [{ offerId: 1, availabilities: [slot("slot-1", [11], { cancellableUntil })] }],
    availabilityId: "slot-1",
    tickets: { 11: 2 },
  };
  return { context, at: () => false, send: () => {}, now: Date.parse(instant) };
}

describe("free cancellation", () => {
  test("is named in total and summary before the cut-off", () => {
    const before = seenAt("2026-12-02T10:29:59+01:00");
    expect(totalView(before).cancellableUntil).toBe(cutOff);
    expect(summaryDetails(before).cancellableUntil).toBe(cutOff);
  });

  test("is not named from the cut-off on", () => {
    const after = seenAt("2026-12-02T10:30:00+01:00");
    expect(totalView(after).cancellableUntil).toBeNull();
    expect(summaryDetails(after).cancellableUntil).toBeNull();
  });

  test("is denied when the offer was never cancellable", () => {
    expect(totalView(seenAt("2026-12-01T00:00:00+01:00", null)).cancellableUntil).toBeNull();
  });
});

test("the summary is free where the chosen tickets cost nothing, and not where they come with a deposit", () => {
  const isFree = (changes: Parameters<typeof category>[1]) =>
    summaryDetails(seenAt("2026-12-01T00:00:00+01:00", cutOff, changes)).isFree;
  expect(isFree({})).toBe(false);
  expect(isFree({ price: money(0) })).toBe(true);
  expect(isFree({ price: money(0), articleLabel: "Key card", articlePrice: money(500) })).toBe(false);
});
