import { randomUUID } from "node:crypto";
import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import type { beginShares as beginCall } from "../../../sdk/contracts/calls/share.ts";
import { leastShare } from "../../../sdk/contracts/share.ts";
import { instantAt, msOf } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBooking, getBooking } from "../../db/queries/booking.ts";
import { insertShares } from "../../db/queries/payment-share.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { amountsOfShares, sharesEnd } from "../../domain/payment-shares.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { ownAddress } from "../../../sdk/contracts/own-address.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { attemptId, type Attempt } from "../payment/attempts.ts";
import { beginAttempt } from "../payment/begin-attempt.ts";
import { returnAddress } from "../payment/return-address.ts";
import { changeState, recordFirstState } from "../states.ts";
import { announceShare } from "./share-outbox.ts";
import { shareMethods } from "./share-methods.ts";

export interface SharesToBegin {
  readonly bookingId: string;
  /** One entry for each person who pays. */
  readonly shares: ParsedInput<typeof beginCall>["body"]["shares"];
  /** Where the organiser sees the booking once all have paid. */
  readonly returnUrl: string;
  /** Where they come back to while it is not paid; without it to the shop's check-out. */
  readonly failureUrl?: string | undefined;
  readonly affiliate: string | null;
  /** The same key is the same shared payment. */
  readonly key: string | null;
  readonly session: Session;
}

/**
 * Begins a payment that several people share: fixes their amounts, pins the holds, and writes to those whose address is
 * given. Nothing is charged before all have paid. Throws 404 `booking_not_found`; 400 `invalid_input` for amounts that
 * don't come to what is due; 422 `payment_method_unavailable` for bookings on request, with net prices, free, or where
 * no method can set money aside; 403 `return_url_forbidden`; and what `beginAttempt` throws.
 */
export async function beginShares(services: Services, order: SharesToBegin): Promise<void> {
  const { db, clock, ports, env } = services;
  const booking = await findBooking(db, order.bookingId);
  if (!booking || !canAccess(booking.distributor_id, order.session)) throw notFound("booking_not_found");
  // Also of a booking that was checked out on a partner's page, the organiser may come back to the shop.
  const checked = (url: string) =>
    ownAddress(url, env.PUBLIC_ORIGIN)?.href ?? returnAddress(url, booking, env.PUBLIC_ORIGIN);
  const returnUrl = checked(order.returnUrl);
  const failureUrl = order.failureUrl === undefined ? null : checked(order.failureUrl);
  const now = clock.now();
  const at = instantAt(now);
  await transact(db, async (trx) => {
    const { attempt, isNew } = await beginAttempt(trx, {
      id: attemptId(booking.id, order.key),
      bookingId: booking.id,
      method: "shared",
      provider: ports.payment.name,
      returnUrl,
      failureUrl,
      affiliate: order.affiliate,
      redirects: false,
      pinnedUntil: (holds) =>
        instantAt(
          sharesEnd(
            holds.map(({ expires_at, held_at }) => ({ expiresAt: msOf(expires_at), heldAt: msOf(held_at) })),
            now,
          ),
        ),
      takes: (amount) => amount > 0,
      now,
    });
    if (!isNew) return;
    const { on_request, distributor_id } = await getBooking(trx, booking.id);
    if (on_request || distributor_id !== null) throw notShareable();
    const shares = sharesOf(attempt, order.shares, at);
    if (shares.some(({ amount }) => shareMethods(ports.payment, amount).length === 0)) throw notShareable();
    await changeState(trx, "payment_attempt", attempt.id, ["created"], "open", "payment_waiting", at);
    await insertShares(trx, shares);
    await askPayers(trx, shares, at);
  });
}

async function askPayers(trx: Trx, shares: readonly PaymentShareTable[], at: string): Promise<void> {
  for (const share of shares) {
    await recordFirstState(trx, "payment_share", share.id, "created", "payment_begun", at);
    if (share.payer_email !== null) await announceShare(trx, "share_asked", share.id, at);
  }
}

function sharesOf(attempt: Attempt, asked: SharesToBegin["shares"], at: string): PaymentShareTable[] {
  const own = asked.flatMap(({ amount }) => amount ?? []);
  const amounts =
    own.length === 0 || own.length === asked.length
      ? amountsOfShares(attempt.amount, asked.length, own.length === 0 ? null : own)
      : null;
  if (!amounts)
    throw new AppError("invalid_input", "The shares don't come to what is due.", {
      shares: `all amounts or none; they come to ${attempt.amount}, each at least ${leastShare}`,
    });
  return asked.map(({ label, email }, index) => ({
    id: randomUUID(),
    payment_attempt_id: attempt.id,
    sequence_index: index,
    amount: amounts[index]!,
    label: label || null,
    payer_email: email ?? null,
    state: "created",
    provider: attempt.provider,
    method: null,
    provider_key: null,
    provider_reference: null,
    action: null,
    result_code: null,
    refusal_reason: null,
    captured_amount: null,
    ends_at: attempt.pinned_until ?? at,
    created_at: at,
    settled_at: null,
    is_void_due: 0,
  }));
}

function notShareable(): AppError {
  return new AppError("payment_method_unavailable", "This booking's payment can't be shared.");
}
