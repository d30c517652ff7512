import type * as v from "valibot";
import type { cancelAsTeam as cancelAsTeamCall } from "../../sdk/contracts/admin/bookings.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import { notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { cancel } from "./cancel.ts";

type CancelBody = v.InferOutput<NonNullable<typeof cancelAsTeamCall.body>>;

export interface ItemOfBooking {
  readonly bookingId: string;
  readonly bookingItemId: string;
}

/**
 * Cancels an item in the team's name or the supplier's (RULES 11), and keeps who did it. Again it changes nothing.
 * Throws 404 `booking_not_found`, also for an item of another booking; 409 `not_cancellable`; 422 `refund_too_high`.
 */
export async function cancelAsTeam(
  services: Services,
  caller: SignedIn,
  { bookingId, bookingItemId }: ItemOfBooking,
  { by, reason, refund }: CancelBody,
): Promise<void> {
  const item = await services.db.selectFrom("booking_item").select("id").where("id", "=", bookingItemId).where("booking_id", "=", bookingId).executeTakeFirst();
  if (!item) throw notFound("booking_not_found");
  const request = { bookingId: bookingItemId, reason, bySupplier: by === "supplier", amount: refund };
  await cancel(services, request, caller, null, async (trx, cancelled, at) => {
    const changes = [
      { field: `items.${bookingItemId}`, from: null, to: `cancelled by the ${by}` },
      { field: `items.${bookingItemId}.refund`, from: null, to: String(cancelled.refund.amount) },
    ];
    await recordStep(trx, { entity: "booking", entityId: bookingId, who: caller.email, action: "item_cancelled", note: reason, changes, at });
  });
}
