import { expect, test } from "vitest";
import type { FrozenRebooking } from "../domain/frozen.ts";
import { presentRebooking, type RefundOfItem } from "./rebooking.ts";

const at = "2026-12-01T09:00:00.000Z";
const slot = { startsAt: "2026-12-10T09:00:00.000Z", isAllDay: false };
const change = { at, slot, tickets: [], difference: -4900 } as unknown as FrozenRebooking;

test.each([
  ["pending", false, false],
  ["done", true, false],
  ["refused", false, true],
  ["overdue", false, true],
  ["settled", true, false],
] as const)(
  "[R11.overdue] the difference of a change whose refund is %s is back: %s, the team's: %s",
  (state, isBack, isRefundDue) => {
    const refund: RefundOfItem = {
      booking_item_id: "i-1",
      reason: "rebooked",
      amount: 4900,
      state,
      created_at: at,
      done_at: isBack ? at : null,
    };
    const shown = presentRebooking("i-1", change, [refund], []);
    expect({ isBack: shown.refundedAt !== null, isRefundDue: shown.isRefundDue }).toEqual({ isBack, isRefundDue });
  },
);

// Cause: the refund was found by the whole difference, of which the voucher's part is no refund.
test("[R11.refused] what a card and a voucher paid: the refused part is the card's, the voucher's is back", () => {
  const of = { booking_item_id: "i-1", reason: "rebooked" } as const;
  const refund: RefundOfItem = { ...of, amount: 3000, state: "refused", created_at: at, done_at: null };
  const returns = [
    { ...of, amount: 1900, at },
    { ...of, reason: "cancelled", amount: 500, at },
  ];
  expect(presentRebooking("i-1", change, [refund], returns)).toMatchObject({
    difference: { amount: -4900 },
    toVouchers: { amount: 1900 },
    isRefundDue: true,
    refundedAt: null,
  });
});
