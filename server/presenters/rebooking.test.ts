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
    const shown = presentRebooking("i-1", change, [refund]);
    expect({ isBack: shown.refundedAt !== null, isRefundDue: shown.isRefundDue }).toEqual({ isBack, isRefundDue });
  },
);
