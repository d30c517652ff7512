import type { Rebooking, TimeAndTickets } from "../../sdk/contracts/booking.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenRebooking, FrozenReservation } from "../domain/frozen.ts";
import { isPaidBack, needsTeam } from "../domain/refund-state.ts";
import { sumOf } from "../domain/voucher-ledger.ts";
import type { RefundTable, VoucherEntryTable } from "../db/schema.ts";
import { wireInstant } from "../domain/wall-time.ts";

export type RefundOfItem = Pick<
  RefundTable,
  "booking_item_id" | "reason" | "amount" | "state" | "created_at" | "done_at"
>;

export type ReturnToVoucher = Pick<VoucherEntryTable, "booking_item_id" | "reason" | "amount" | "at">;

/** What the last change of an item was, and when its difference went back. */
export function presentRebooking(
  itemId: string,
  { at, slot, tickets, difference, refund: givenBack = -difference }: FrozenRebooking,
  refunds: readonly RefundOfItem[],
  voucherEntries: readonly ReturnToVoucher[],
): Rebooking {
  const isOfIt = (row: Pick<ReturnToVoucher, "booking_item_id" | "reason">) =>
    row.booking_item_id === itemId && row.reason === "rebooked";
  const toVouchers = sumOf(voucherEntries.filter((row) => isOfIt(row) && row.at === at));
  const refund = refunds.find((row) => isOfIt(row) && row.created_at === at && row.amount === givenBack - toVouchers);
  return {
    at: wireInstant(at),
    before: timeAndTickets({ slot, tickets }),
    difference: money(difference),
    toVouchers: money(toVouchers),
    refundedAt: refund && isPaidBack(refund.state) && refund.done_at !== null ? wireInstant(refund.done_at) : null,
    isRefundDue: refund !== undefined && needsTeam(refund.state),
  };
}

/** A change of an item, at an instant of the database. */
export interface PresentedMove {
  readonly at: string;
  readonly before: TimeAndTickets;
  readonly now: TimeAndTickets;
}

/**
 * All changes of an item, oldest first. Items of older versions have only their last change.
 */
export function movesOf({
  slot,
  lines,
  rebooked,
  earlierRebookings = [],
}: FrozenReservation): readonly PresentedMove[] {
  const changes = rebooked ? [...earlierRebookings, rebooked] : [];
  return changes.map((change, index) => ({
    at: change.at,
    before: timeAndTickets(change),
    now: timeAndTickets(changes[index + 1] ?? { slot, tickets: lines }),
  }));
}

function timeAndTickets({ slot, tickets }: Pick<FrozenRebooking, "slot" | "tickets">): TimeAndTickets {
  return {
    startsAt: wireInstant(slot.startsAt),
    isAllDay: slot.isAllDay,
    tickets: tickets.map(({ label, quantity }) => ({ label, quantity })),
  };
}
