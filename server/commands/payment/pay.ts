import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { parseLocale } from "../../../sdk/contracts/locale.ts";
import type { PaymentResult } from "../../../sdk/contracts/payment.ts";
import { fromJson } from "../../json.ts";
import { findBooking, getBooking } from "../../db/queries/booking.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { transact } from "../../db/transact.ts";
import { AppError, notFound } from "../../errors.ts";
import {
  methodsFor,
  ProviderUnreachable,
  type Authentication,
  type BuyerBrowser,
  type PaymentOrder,
  type PaymentPort,
  type ProviderMethod,
} from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { canAccess, isSignedIn, type Session } from "../../domain/session.ts";
import { customerOf, getOwnCard } from "../saved-card/saved-card.ts";
import { attemptId, type Attempt } from "./attempts.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { resultOf } from "./result.ts";
import { returnAddress } from "./return-address.ts";
import { applyProviderState } from "./apply-provider-state.ts";

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
  const { attempt, isNew } = await transact(db, (trx) =>
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
  if (isNew)
    await start(services, attempt, payment.token, {
      authentication: payment.authentication ?? null,
      browser: payment.browser ?? null,
      keepsCard,
      keptCard,
      customer,
    });
  else if (attempt.state === "created" && attempt.provider_reference !== null)
    await readStarted(services, attempt.id, attempt.provider_reference);
  return resultOf(db, attempt.id);
}

type Terms = Pick<PaymentOrder, "authentication" | "browser" | "keepsCard" | "keptCard" | "customer">;

async function start(services: Services, attempt: Attempt, token: string | null, terms: Terms): Promise<void> {
  const { db, ports } = services;
  const order: PaymentOrder = { ...(await orderOf(services, attempt)), ...terms };
  const reference = await open(services, ports.payment, attempt, order);
  await updateAttempt(db, attempt.id, { provider_reference: reference });
  try {
    await applyProviderState(services, attempt.id, await ports.payment.start(reference, order, token));
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    // Whether it went through is not known: the answer is "pending", and the reconciling job reads it again.
    services.log.warn({ err: cause, paymentAttemptId: attempt.id }, "the payment provider did not answer");
  }
}

/** Reads a payment whose start was interrupted, so that the same press leads on at once. */
async function readStarted(services: Services, id: string, reference: string): Promise<void> {
  try {
    await applyProviderState(services, id, await services.ports.payment.read(reference));
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    services.log.warn({ err: cause, paymentAttemptId: id }, "the payment provider did not answer");
  }
}

/** Nothing can have been paid when this fails, so the attempt is over and the basket stays. */
async function open(services: Services, port: PaymentPort, attempt: Attempt, order: PaymentOrder): Promise<string> {
  try {
    return (await port.open(order)).reference;
  } catch (cause) {
    await applyProviderState(services, attempt.id, {
      reference: "",
      state: "failed",
      resultCode: "Error",
      action: null,
      refusalReason: "provider_unreachable",
      captured: 0,
      refunded: 0,
      disputes: [],
    });
    throw new AppError("provider_unavailable", "The payment provider can't be reached at the moment.", undefined, {
      cause,
    });
  }
}

/** The provider's order of an attempt. */
export async function orderOf({ db }: Services, attempt: Attempt): Promise<PaymentOrder> {
  const booking = await getBooking(db, attempt.booking_id);
  return {
    key: attempt.provider_key,
    bookingId: attempt.booking_id,
    bookingNumber: booking.number,
    method: attempt.method as ProviderMethod,
    amount: attempt.amount,
    email: fromJson<Buyer>(booking.contact).email,
    locale: parseLocale(attempt.language ?? booking.locale) ?? "de_CH",
    returnUrl: attempt.return_url,
    failureUrl: attempt.failure_url,
    channelId: attempt.channel_id,
  };
}
