import type { PaymentResult } from "../../../sdk/contracts/payment.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import {
  methodsFor,
  type Authentication,
  type BuyerBrowser,
  type ProviderMethod,
} from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { canAccess, isSignedIn, type Session } from "../../domain/session.ts";
import { customerOf, getOwnCard } from "../saved-card/saved-card.ts";
import { attemptId } from "./attempts.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { resultOf } from "./result.ts";
import { returnAddress } from "./return-address.ts";
import { startAttempt } from "./start-attempt.ts";

export interface Payment {
  readonly bookingId: string;
  readonly method: ProviderMethod;
  /** What the provider's browser module made of the card. */
  readonly token: string | null;
  /** A kept card of the payer, in place of a token. */
  readonly cardId?: string | undefined;
  /** Keeps the card for a payer who is signed in. */
  readonly keepsCard?: boolean | undefined;
  readonly authentication?: Authentication | null;
  readonly browser?: BuyerBrowser | null;
  readonly returnUrl: string;
  readonly affiliate: string | null;
  /** The caller's idempotency key: the same key is the same attempt, even after a crash in the middle. */
  readonly key: string | null;
  /** The payer. */
  readonly session: Session;
}

/**
 * Starts a payment of a booking (RULES 3, 8). Inserts the attempt before it calls the provider, so that no payment is
 * lost.
 */
export async function pay(services: Services, payment: Payment): Promise<PaymentResult> {
  const { db, clock, ports, env } = services;
  const booking = await findBooking(db, payment.bookingId);
  if (!booking || !canAccess(booking.distributor_id, payment.session)) throw notFound("booking_not_found");
  const returnUrl = returnAddress(payment.returnUrl, booking, env.PUBLIC_ORIGIN);
  const capabilities = ports.payment.methods[payment.method];
  const keptCard =
    payment.cardId === undefined ? null : (await getOwnCard(services, payment.session, payment.cardId)).reference;
  if (capabilities?.needsToken && !payment.token && keptCard === null)
    throw new AppError("invalid_input", "This method needs a token.", { "paymentMethod.token": "is missing" });
  const { session } = payment;
  const keepsCard = payment.keepsCard === true && payment.method === "card" && keptCard === null && isSignedIn(session);
  const customer = isSignedIn(session) && (keepsCard || keptCard !== null) ? await customerOf(services, session) : null;
  const begun = await transact(db, (trx) =>
    beginAttempt(trx, {
      id: attemptId(payment.bookingId, payment.key),
      bookingId: booking.id,
      method: payment.method,
      provider: ports.payment.name,
      returnUrl,
      failureUrl: null,
      affiliate: payment.affiliate,
      redirects: capabilities?.redirects ?? false,
      takes: (amount) => methodsFor(ports.payment, amount).some(([type]) => type === payment.method),
      now: clock.now(),
    }),
  );
  await startAttempt(services, ports.payment, begun, payment.token, {
    authentication: payment.authentication ?? null,
    browser: payment.browser ?? null,
    keepsCard,
    keptCard,
    customer,
  });
  return resultOf(db, begun.attempt.id);
}
