import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { cancelAsTeam as cancelAsTeamCall } from "../../../sdk/contracts/calls/admin/bookings.ts";
import type { RefundWay } from "../../../sdk/contracts/booking.ts";
import { fromJson } from "../../json.ts";
import { findFrozenOfItem } from "../../db/queries/booking-item.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";

type CancelBody = ParsedInput<typeof cancelAsTeamCall>["body"];

/** What the team's history calls the amount of a cancellation. */
const amountFields: Readonly<Record<RefundWay, string>> = {
  refund: "refund",
  by_hand: "refund",
  release: "released",
  invoice: "not_invoiced",
  credit: "credited",
  voucher: "to_voucher",
  none: "refund",
};

export interface ItemOfBooking {
  readonly bookingId: string;
  readonly bookingItemId: string;
}

/**
 * Cancels an item for the team or the supplier (RULES 11), with trips that go with it, and records the team's member
 * for each. Idempotent.
 * Throws 404 `booking_not_found`, also for an item of another booking; 409 `not_cancellable`; 422 `refund_too_high`.
 */
export async function cancelAsTeam(
  services: Services,
  caller: SignedInSession,
  { bookingId, bookingItemId }: ItemOfBooking,
  { by, reason, refund, tripItemIds }: CancelBody,
): Promise<void> {
  if (!(await findFrozenOfItem(services.db, bookingId, bookingItemId))) throw notFound("booking_not_found");
  const request = { bookingId: bookingItemId, reason, bySupplier: by === "supplier", amount: refund, tripItemIds };
  await cancel(services, request, caller, null, async (trx, cancelled, at) => {
    const item = (await findFrozenOfItem(trx, bookingId, cancelled.bookingItemId))!;
    const changes = [
      { field: "item", from: null, to: fromJson<FrozenReservation>(item.frozen).activityTitle },
      { field: "cancelled_by", from: null, to: cancelled.bookingItemId === bookingItemId ? by : "team" },
      { field: amountFields[cancelled.refundWay], from: null, to: String(cancelled.refund.amount) },
    ];
    await insertTeamStep(trx, {
      entity: "booking",
      entityId: bookingId,
      actor: caller.email,
      action: "item_cancelled",
      note: reason,
      changes,
      at,
    });
  });
}
