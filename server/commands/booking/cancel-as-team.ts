import type * as v from "valibot";
import type { cancelAsTeam as cancelAsTeamCall } from "../../../sdk/contracts/admin/bookings.ts";
import type { RefundWay } from "../../../sdk/contracts/booking.ts";
import { fromJson } from "../../db/json.ts";
import { recordStep } from "../../db/queries/team-steps.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { SignedIn } from "../../session.ts";
import { cancel } from "./cancel.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";

type CancelBody = v.InferOutput<NonNullable<typeof cancelAsTeamCall.body>>;

/** What the team's history calls the amount of a cancellation. */
const amountFields: Readonly<Record<RefundWay, string>> = {
  refund: "refund",
  by_hand: "refund",
  release: "released",
  invoice: "not_invoiced",
  none: "refund",
};

export interface ItemOfBooking {
  readonly bookingId: string;
  readonly bookingItemId: string;
}

/**
 * Cancels an item for the team or the supplier (RULES 11), and records the team's member. Idempotent.
 * Throws 404 `booking_not_found`, also for an item of another booking; 409 `not_cancellable`; 422 `refund_too_high`.
 */
export async function cancelAsTeam(
  services: Services,
  caller: SignedIn,
  { bookingId, bookingItemId }: ItemOfBooking,
  { by, reason, refund }: CancelBody,
): Promise<void> {
  const item = await services.db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .select("reservation.frozen")
    .where("booking_item.id", "=", bookingItemId)
    .where("booking_item.booking_id", "=", bookingId)
    .executeTakeFirst();
  if (!item) throw notFound("booking_not_found");
  const request = { bookingId: bookingItemId, reason, bySupplier: by === "supplier", amount: refund };
  await cancel(services, request, caller, null, async (trx, cancelled, at) => {
    const changes = [
      { field: "item", from: null, to: fromJson<FrozenReservation>(item.frozen).activityTitle },
      { field: "cancelled_by", from: null, to: by },
      { field: amountFields[cancelled.refundWay], from: null, to: String(cancelled.refund.amount) },
    ];
    await recordStep(trx, {
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
