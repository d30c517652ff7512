import type { Rebooking } from "../../sdk/contracts/booking.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenRebooking } from "../commands/frozen.ts";
import { isBack, isForTeam } from "../commands/refund-state.ts";
import type { RefundTable } from "../db/schema.ts";
import { onTheWire } from "../wall-time.ts";

export type RefundOfItem = Pick<RefundTable, "booking_item_id" | "reason" | "amount" | "state" | "created_at" | "done_at">;

/** What the last change of an item was, and when its difference went back. */
export function presentRebooking(itemId: string, { at, slot, tickets, difference }: FrozenRebooking, refunds: readonly RefundOfItem[]): Rebooking {
  const refund = refunds.find(
    ({ booking_item_id, reason, created_at, amount }) => booking_item_id === itemId && reason === "rebooked" && created_at === at && amount === -difference,
  );
  return {
    at: onTheWire(at),
    before: { startsAt: onTheWire(slot.startsAt), isAllDay: slot.isAllDay, tickets: [...tickets] },
    difference: money(difference),
    refundedAt: refund && isBack(refund.state) && refund.done_at !== null ? onTheWire(refund.done_at) : null,
    isRefundDue: refund !== undefined && isForTeam(refund.state),
  };
}
