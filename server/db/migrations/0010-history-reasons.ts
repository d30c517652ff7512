import type { Kysely } from "kysely";

/**
 * Reasons of the history become codes. A payment provider's message moves to the payment; a reason without a code
 * stays.
 */
export async function up(db: Kysely<any>): Promise<void> {
  for (const [before, after] of Object.entries(codes))
    await db.updateTable("history").set({ reason: after }).where("reason", "=", before).execute();
}

const codes = {
  "checked out": "checked_out",
  "checked out again": "checked_out_again",
  "payment started": "payment_begun",
  "the same payment again": "same_payment_again",
  "the provider says so": "payment_confirmed",
  "payment refused": "payment_refused",
  "payment cancelled": "payment_cancelled",
  "payment failed": "payment_failed",
  "the pin has run out": "pin_over",
  "time over": "time_over",
  "paid, seats taken again": "paid_seats_taken_again",
  "not kept": "not_kept",
  "held again": "held_again",
  "offer released": "offer_released",
  "contact corrected": "contact_corrected",
  "guests corrected": "guests_corrected",
  "cancelled by the customer": "cancelled_by_customer",
  "cancelled by the team": "cancelled_by_team",
  "cancelled by the supplier": "cancelled_by_supplier",
};
