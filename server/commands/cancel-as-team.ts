import type * as v from "valibot";
import type { cancelAsTeam as cancelAsTeamCall } from "../../sdk/contracts/admin/bookings.ts";
import { instantAt } from "../clock.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import { transact } from "../db/transact.ts";
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
  const { db, clock } = services;
  const item = await db
    .selectFrom("booking_item")
    .select("cancelled_at")
    .where("id", "=", bookingItemId)
    .where("booking_id", "=", bookingId)
    .executeTakeFirst();
  if (!item) throw notFound("booking_not_found");
  const cancelled = await cancel(services, { bookingId: bookingItemId, reason, bySupplier: by === "supplier", amount: refund }, caller, null);
  if (item.cancelled_at !== null) return;
  const changes = [
    { field: `items.${bookingItemId}`, from: null, to: `cancelled by the ${by}` },
    { field: `items.${bookingItemId}.refund`, from: null, to: String(cancelled.refund.amount) },
  ];
  await transact(db, (trx) =>
    recordStep(trx, { entity: "booking", entityId: bookingId, who: caller.email, action: "item_cancelled", note: reason, changes, at: instantAt(clock.now()) }),
  );
}
