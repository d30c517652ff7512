import type { CallAnswer, ParsedInput } from "../../../sdk/contracts/call.ts";
import type { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBookingOfItem } from "../../db/queries/booking-item.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { canAccess, requireAdmin, type Session } from "../../domain/session.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import { announce } from "../outbox.ts";
import { executeRefunds } from "../refund/refund.ts";
import { cancelItem } from "./cancel-item.ts";
import { settleAnswered } from "./confirm-request.ts";

export type Cancellation = Omit<ParsedInput<typeof cancelBooking>["body"], "token">;
type Cancelled = CallAnswer<typeof cancelBooking>;
/**
 * Further writes of the cancelling transaction; not called if the item was cancelled before. `at` is an instant of the
 * database.
 */
type Alongside = (trx: Trx, cancelled: Cancelled, at: string) => Promise<void>;

/**
 * Cancels one item of a booking (RULES 11); `bookingId` is the item's id; the route checks permission. One transaction
 * frees the seats, records the refund due, queues the mail and writes the history; then the provider refunds, with
 * retries by the reconciling job. Idempotent. Throws 404 `booking_not_found`; 409 `not_cancellable`; 422
 * `refund_too_high`; 401, 403 for options of the team.
 */
export async function cancel(
  services: Services,
  request: Cancellation,
  session: Session,
  idempotency: Idempotency | null,
  alongside: Alongside = async () => {},
): Promise<Cancelled> {
  if (request.bySupplier || request.amount !== undefined) requireAdmin(session);
  const by = request.bySupplier ? "supplier" : session.isAdmin ? "team" : "customer";
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const itemId = request.bookingId;
  const known = await findBookingOfItem(db, itemId);
  if (!known || !(session.isAdmin || canAccess(known.distributor_id, session))) throw notFound("booking_not_found");
  const bookingId = known.booking_id;

  const { answer, attemptId, isRequestOver } = await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const cancellation = {
      by,
      reason: request.reason,
      amount: request.amount,
      ignoresCutOff: session.isAdmin,
    } as const;
    const { status, refund, refundWay, isNew, ...due } = await cancelItem(trx, bookingId, itemId, cancellation, at);
    const made = { bookingId, bookingItemId: itemId, status, refund: money(refund), refundWay };
    if (isNew) {
      await announce(trx, "booking_cancelled", bookingId, at, itemId);
      await alongside(trx, made, at);
      await storeAnswer(trx, idempotency, made, at);
    }
    return { answer: made, ...due };
  });
  if (attemptId) await (isRequestOver ? settleAnswered : executeRefunds)(services, attemptId);
  return answer;
}
