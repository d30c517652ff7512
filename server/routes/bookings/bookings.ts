import { getBooking, restoreCart as restoreCartCall } from "../../../sdk/contracts/booking.ts";
import { instantAt } from "../../clock.ts";
import { announceOnce } from "../../commands/confirm-announce.ts";
import { restoreCart } from "../../commands/restore-cart.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import type { PaymentAttemptTable } from "../../db/schema.ts";
import { notFound } from "../../errors.ts";
import { presentBooking } from "../../presenters/booking.ts";
import { mayUseOf } from "../../session.ts";
import { handle, type Routes } from "../handle.ts";

/** A booking and what became of it. Its id is the capability; nothing of it is kept by any cache. */
export const bookingRoutes: Routes = (app, services) => {
  const { db, clock, env } = services;

  handle(app, services, getBooking, async ({ params, session }) => {
    const owner = await db.selectFrom("booking").select("distributor_id").where("id", "=", params.bookingId).executeTakeFirst();
    if (!owner || !(session.isAdmin || mayUseOf(owner.distributor_id, session))) throw notFound("booking_not_found");
    const firstSeen = await announceOnce(services, params.bookingId);
    const found = await findBooking(db, params.bookingId);
    if (!found) throw notFound("booking_not_found");
    const attempts = await db
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", params.bookingId)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
    const refunds = await db.selectFrom("refund").select("amount").where("booking_id", "=", params.bookingId).where("state", "=", "done").execute();
    return presentBooking(found.booking, found.items, {
      origin: env.PUBLIC_ORIGIN,
      now: instantAt(clock.now()),
      firstSeen,
      attempt: attempts.find(hasMoney) ?? attempts[0],
      refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
    });
  });

  handle(app, services, restoreCartCall, async ({ params, session }) => restoreCart(services, params.bookingId, session));
};

function hasMoney({ state }: PaymentAttemptTable): boolean {
  return state === "authorised" || state === "captured";
}
