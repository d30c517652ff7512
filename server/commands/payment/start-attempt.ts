import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { parseLocale } from "../../../sdk/contracts/locale.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { AppError } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import {
  ProviderUnreachable,
  type PaymentOrder,
  type PaymentPort,
  type ProviderMethod,
} from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import type { Attempt } from "./attempts.ts";

/** What a payment is ordered with beside its attempt. */
type Terms = Pick<PaymentOrder, "authentication" | "browser" | "keepsCard" | "keptCard" | "customer">;

/**
 * Opens and starts an attempt at its provider; one that was begun before is read again. Throws
 * `provider_unavailable` where it can't be opened.
 */
export async function startAttempt(
  services: Services,
  port: PaymentPort,
  { attempt, isNew }: { readonly attempt: Attempt; readonly isNew: boolean },
  token: string | null,
  terms: Terms = {},
): Promise<void> {
  if (isNew) await start(services, port, attempt, token, terms);
  else if (attempt.state === "created" && attempt.provider_reference !== null)
    await readStarted(services, port, attempt.id, attempt.provider_reference);
}

async function start(
  services: Services,
  port: PaymentPort,
  attempt: Attempt,
  token: string | null,
  terms: Terms,
): Promise<void> {
  const order: PaymentOrder = { ...(await orderOf(services, attempt)), ...terms };
  const reference = await open(services, port, attempt, order);
  await updateAttempt(services.db, attempt.id, { provider_reference: reference });
  try {
    await applyProviderState(services, attempt.id, await port.start(reference, order, token));
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    // Whether it went through is not known: the answer is "pending", and the reconciling job reads it again.
    services.log.warn({ err: cause, paymentAttemptId: attempt.id }, "the payment provider did not answer");
  }
}

/** Reads a payment whose start was interrupted, so that the same press leads on at once. */
async function readStarted(services: Services, port: PaymentPort, id: string, reference: string): Promise<void> {
  try {
    await applyProviderState(services, id, await port.read(reference));
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
