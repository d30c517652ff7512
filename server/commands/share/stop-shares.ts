import { findBooking } from "../../db/queries/booking.ts";
import { findLastShared } from "../../db/queries/payment-attempt.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { endShares } from "./end-shares.ts";

/**
 * The organiser stops a shared payment: nothing is charged, and the booking can be paid otherwise. Does nothing if it
 * is confirmed or over. Throws 404 `booking_not_found`, `payment_attempt_not_found`.
 */
export async function stopShares(services: Services, bookingId: string, session: Session): Promise<void> {
  const booking = await findBooking(services.db, bookingId);
  if (!booking || !canAccess(booking.distributor_id, session)) throw notFound("booking_not_found");
  const attempt = await findLastShared(services.db, bookingId);
  if (!attempt) throw notFound("payment_attempt_not_found");
  await endShares(services, attempt.id, "payment_cancelled");
}
