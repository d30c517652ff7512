import type { PaymentMethodType, PaymentResult } from "../../../sdk/contracts/payment.ts";
import { parseLocale } from "../../../sdk/contracts/locale.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { getShare, updateOpenShare, updateShare } from "../../db/queries/payment-share.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { ProviderUnreachable, type PaymentOrder, type ProviderMethod } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { sharePage } from "../../security/share-link.ts";
import { attemptId, isAttemptOpen } from "../payment/attempts.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { changeState } from "../states.ts";
import { applyShareState } from "./apply-share-state.ts";
import { shareMethods } from "./share-methods.ts";
import { shareResult } from "./share-result.ts";
import { stopShare } from "./stop-share.ts";

export interface SharePayment {
  readonly method: PaymentMethodType;
  /** What the provider's browser module made of the card. */
  readonly token: string | null;
  /** Where the payer is written to. */
  readonly email: string;
  /** The same key is the same payment. */
  readonly key: string | null;
}

/**
 * Starts the payment of one share; the money is set aside, and taken only once all shares are. An earlier one that
 * still waits for its payer is stopped first. Throws 409 `share_closed` once the share is paid or over; 409
 * `payment_open` while a bank still decides on an earlier one; 422 `payment_method_unavailable` for methods that can't
 * set money aside; 400 `invalid_input`; 502 `provider_unavailable`.
 */
export async function payShare(services: Services, shareId: string, payment: SharePayment): Promise<PaymentResult> {
  const { db, ports } = services;
  const share = await getShare(db, shareId);
  const capabilities = shareMethods(ports.payment, share.amount).find(([type]) => type === payment.method)?.[1];
  if (!capabilities) throw new AppError("payment_method_unavailable", "This method can't pay a share.");
  if (capabilities.needsToken && !payment.token)
    throw new AppError("invalid_input", "This method needs a token.", { "paymentMethod.token": "is missing" });
  const providerKey = attemptId(shareId, payment.key);
  if (share.provider_key !== providerKey) {
    await closeEarlier(services, share);
    await transact(db, (trx) => openShare(trx, share, { ...payment, providerKey }, instantAt(services.clock.now())));
    await start(services, shareId, providerKey, payment.token);
  }
  return shareResult(db, shareId);
}

/** Makes sure that an earlier payment of the share can't succeed any more. */
async function closeEarlier(services: Services, share: PaymentShareTable): Promise<void> {
  const { provider_key, provider_reference, state, payment_attempt_id } = share;
  if (provider_key === null || (state !== "open" && state !== "refused")) return;
  const { ports, log } = services;
  try {
    const reference =
      provider_reference ?? (await ports.payment.open(await orderOf(services, share, provider_key))).reference;
    const payment = await ports.payment.read(reference);
    await applyShareState(services, share.id, provider_key, payment);
    if (payment.state === "authorised" || payment.state === "captured") return;
    if (payment.state === "pending" || !(await stopShare(services, share, reference)))
      throw paymentOpen((await getAttempt(services.db, payment_attempt_id)).booking_id);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, shareId: share.id }, "the payment provider did not answer");
    throw providerUnavailable(cause);
  }
}

interface Opening extends SharePayment {
  readonly providerKey: string;
}

async function openShare(
  trx: Trx,
  { id, payment_attempt_id, provider_key }: PaymentShareTable,
  { method, email, providerKey }: Opening,
  at: string,
): Promise<void> {
  await lockRow(trx, "payment_attempt", payment_attempt_id);
  const attempt = await getAttempt(trx, payment_attempt_id);
  const known = await getShare(trx, id);
  const isWaiting = isAttemptOpen(attempt) && attempt.pinned_until !== null && attempt.pinned_until > at;
  if (!isWaiting || (known.state !== "created" && known.state !== "refused" && known.state !== "open"))
    throw new AppError("share_closed", "This share is paid, or over.");
  // Another window was quicker.
  if (known.state === "open" || known.provider_key !== provider_key) throw paymentOpen(attempt.booking_id);
  await changeState(trx, "payment_share", id, [known.state], "open", "payment_begun", at);
  await updateShare(trx, id, {
    method,
    payer_email: email,
    provider_key: providerKey,
    provider_reference: null,
    action: null,
    result_code: null,
    refusal_reason: null,
  });
}

async function start(services: Services, shareId: string, providerKey: string, token: string | null): Promise<void> {
  const { db, ports, log } = services;
  const order = await orderOf(services, await getShare(db, shareId), providerKey);
  let reference: string;
  try {
    ({ reference } = await ports.payment.open(order));
  } catch (cause) {
    // Nothing can have been paid: the payer tries again.
    await applyShareState(services, shareId, providerKey, notOpened);
    throw providerUnavailable(cause);
  }
  // Ended or replaced meanwhile: it is never started.
  if (!(await updateOpenShare(db, shareId, providerKey, { provider_reference: reference }))) return;
  try {
    await applyShareState(services, shareId, providerKey, await ports.payment.start(reference, order, token));
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    // Whether it went through is not known: the reconciling job reads it again.
    log.warn({ err: cause, shareId }, "the payment provider did not answer");
  }
}

const notOpened = {
  reference: "",
  state: "failed",
  resultCode: "Error",
  action: null,
  refusalReason: "provider_unreachable",
  captured: 0,
  refunded: 0,
  disputes: [],
} as const;

function providerUnavailable(cause: unknown): AppError {
  return new AppError("provider_unavailable", "The payment provider can't be reached at the moment.", undefined, {
    cause,
  });
}

/** The provider's order of a share. */
async function orderOf(services: Services, share: PaymentShareTable, key: string): Promise<PaymentOrder> {
  const attempt = await getAttempt(services.db, share.payment_attempt_id);
  const booking = await getBooking(services.db, attempt.booking_id);
  return {
    key,
    bookingId: booking.id,
    bookingNumber: booking.number,
    method: share.method as ProviderMethod,
    amount: share.amount,
    email: share.payer_email ?? "",
    locale: parseLocale(booking.locale) ?? "de_CH",
    returnUrl: sharePage(services, share, booking.locale),
  };
}
