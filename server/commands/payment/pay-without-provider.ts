import { instantAt } from "../../clock.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { asHoldExpired, confirmInTransaction } from "../booking/confirm.ts";
import { changeState } from "../states.ts";
import { takeCredit } from "../distributor/take-credit.ts";
import { attemptId } from "./attempts.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { returnAddress } from "./return-address.ts";

export type MethodWithoutProvider = "free" | "invoice" | "voucher";

export interface PaymentWithoutProvider {
  readonly bookingId: string;
  readonly method: MethodWithoutProvider;
  readonly successReturnUrl: string;
  readonly failureReturnUrl: string;
  readonly affiliate: string | null;
  /** Whether the caller counts on an agreement that is active. */
  readonly activePaymentAgreement?: boolean | null;
  /** The agreement that the caller means; null: that of the session's distributor. */
  readonly paymentAgreementId?: string | null;
  readonly channelId?: string | null;
  readonly language?: string | null;
  readonly ga4Id?: string | null;
  readonly key: string | null;
  readonly session: Session;
}

export interface AttemptMade {
  readonly paymentAttemptId: string;
  readonly status: string;
  readonly redirectUrl: string;
}

/** Which amounts each method takes: a total of 0 is free, one that vouchers pay is not. */
const takesIt: Readonly<Record<MethodWithoutProvider, (due: number, total: number) => boolean>> = {
  free: (_, total) => total === 0,
  voucher: (due, total) => due === 0 && total > 0,
  invoice: (due) => due > 0,
};

/**
 * A free cart (the server's own zero counts, whatever the caller says), one that gift vouchers pay, or an approved
 * distributor's invoice: attempt and confirmation are one transaction (RULES 8). Throws 403 `forbidden` for an invoice
 * of any other session, or without an active agreement; 409 `credit_limit` where it would exceed the agreement's limit.
 */
export async function payWithoutProvider(services: Services, payment: PaymentWithoutProvider): Promise<AttemptMade> {
  const { db, clock, env } = services;
  const booking = await findBooking(db, payment.bookingId);
  if (!booking || !canAccess(booking.distributor_id, payment.session)) throw notFound("booking_not_found");
  if (payment.method === "invoice" && booking.distributor_id === null) {
    throw new AppError("forbidden", "Only an approved distributor buys on invoice.");
  }
  const returnUrl = returnAddress(payment.successReturnUrl, booking, env.PUBLIC_ORIGIN);
  const failureUrl = returnAddress(payment.failureReturnUrl, booking, env.PUBLIC_ORIGIN);
  const now = clock.now();
  const at = instantAt(now);
  const attempt = await transact(db, async (trx) => {
    const { attempt, isNew } = await beginAttempt(trx, {
      id: attemptId(booking.id, payment.key),
      bookingId: booking.id,
      method: payment.method,
      provider: payment.method,
      returnUrl,
      failureUrl,
      affiliate: payment.affiliate,
      channelId: payment.channelId ?? payment.session.distributor?.channelId ?? null,
      language: payment.language ?? null,
      ga4Id: payment.ga4Id ?? null,
      redirects: false,
      takes: (due, total) => takesIt[payment.method](due, total),
      now,
    });
    if (!isNew) return attempt;
    if (payment.method === "invoice") await takeCredit(trx, attempt, booking.distributor_id!, payment);
    await changeState(trx, "payment_attempt", attempt.id, ["created"], "captured", "paid", at);
    await updateAttempt(trx, attempt.id, {
      pinned_until: null,
      settled_at: at,
      check_at: null,
      result_code: "Authorised",
    });
    await confirmInTransaction(trx, attempt, at);
    return attempt;
  }).catch((cause: unknown) => {
    throw asHoldExpired(cause);
  });
  const { state } = await getAttempt(db, attempt.id);
  return { paymentAttemptId: attempt.id, status: state, redirectUrl: attempt.return_url };
}
