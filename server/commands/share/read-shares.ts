import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { PayerShare, SharedPayment } from "../../../sdk/contracts/share.ts";
import { instantAt } from "../../clock.ts";
import { findBooking, findBookingWithItems } from "../../db/queries/booking.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { listHistory } from "../../db/queries/history.ts";
import { findLastShared, getAttempt } from "../../db/queries/payment-attempt.ts";
import { listReservationsOfBooking } from "../../db/queries/reservation.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import type { PaymentAttemptTable, PaymentShareTable } from "../../db/schema.ts";
import { heldUntil } from "../../domain/hold-state.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { presentPayerShare, presentSharedPayment, type SharedRows } from "../../presenters/payment-shares.ts";
import { shareMethods } from "./share-methods.ts";
import { pageOfBeginning, sharePage } from "../../security/share-link.ts";
import type { Services } from "../../services.ts";

/**
 * The shared payment of a booking that began last, for who knows the booking's id. Throws 404 `booking_not_found`,
 * `payment_attempt_not_found`.
 */
export async function readSharedPayment(
  services: Services,
  bookingId: string,
  session: Session,
): Promise<SharedPayment> {
  const { db, clock } = services;
  const booking = await findBooking(db, bookingId);
  if (!booking || !canAccess(booking.distributor_id, session)) throw notFound("booking_not_found");
  const attempt = await findLastShared(db, bookingId);
  if (!attempt) throw notFound("payment_attempt_not_found");
  const now = instantAt(clock.now());
  return presentSharedPayment(await rowsOf(services, attempt), {
    refunds: await listRefundsOfAttempt(db, attempt.id),
    failureUrl: pageOfBeginning(services, attempt, booking),
    heldUntil: heldUntil(await listReservationsOfBooking(db, bookingId), now),
    now,
    urlOf: (share) => sharePage(services, share, booking.locale),
  });
}

/** One share for its payer. */
export async function readPayerShare(services: Services, share: PaymentShareTable): Promise<PayerShare> {
  const { db, clock, ports } = services;
  const attempt = await getAttempt(db, share.payment_attempt_id);
  const { booking, items } = (await findBookingWithItems(db, attempt.booking_id))!;
  const { payment } = ports;
  return presentPayerShare(share, await rowsOf(services, attempt), {
    booking,
    items,
    refunds: await listRefundsOfAttempt(db, attempt.id),
    methods: {
      provider: {
        name: payment.name,
        publishableKey: payment.browser.publishableKey,
        tokensUrl: payment.browser.tokensUrl,
      },
      paymentMethods: shareMethods(payment, share.amount).map(([type, { name, brands }]) => ({
        type,
        name,
        brands: [...brands],
      })),
    },
    now: instantAt(clock.now()),
  });
}

async function rowsOf({ db }: Services, attempt: PaymentAttemptTable): Promise<SharedRows> {
  const steps = await listHistory(db, [attempt.id]);
  return {
    attempt,
    shares: await listShares(db, attempt.id),
    isStopped: steps.some(({ reason }) => reason === ("payment_cancelled" satisfies HistoryReason)),
  };
}
