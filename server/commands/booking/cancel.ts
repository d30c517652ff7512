import type { CallAnswer, ParsedInput } from "../../../sdk/contracts/call.ts";
import type { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { findBookingOfItem } from "../../db/queries/booking-item.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { canAccess, requireAdmin, type Session } from "../../domain/session.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import { cancelEach, settleCancelled } from "./cancel-each.ts";

export type Cancellation = Omit<ParsedInput<typeof cancelBooking>["body"], "token"> & {
  /** Trips that go with the item, and are cancelled with it at the rule's amount. */
  readonly tripItemIds?: readonly string[] | undefined;
};
type Cancelled = CallAnswer<typeof cancelBooking>;
/**
 * Further writes of the cancelling transaction, for each item; not called if the item was cancelled before. `at` is an
 * instant of the database.
 */
type Alongside = (trx: Trx, cancelled: Cancelled, at: string) => Promise<void>;

/**
 * Cancels one item of a booking (RULES 11), with trips that go with it: all or none; `bookingId` is the item's id; the
 * route checks permission. One transaction frees the seats, records the refund due, queues the mail and writes the
 * history; then the provider refunds, with retries by the reconciling job. Idempotent. Throws 404 `booking_not_found`;
 * 409 `not_cancellable`; 422 `refund_too_high`; 401, 403 for options of the team.
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

  const { answer, together } = await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const common = { reason: request.reason, ignoresCutOff: session.isAdmin };
    const ofTrips = { ...common, by: by === "supplier" ? "team" : by } as const;
    const { tripIds, isRequested } = await tripsOfItem(trx, bookingId, request);
    const trips = tripIds.map((id) => ({ itemId: id, cancellation: ofTrips }));
    const item = { itemId, cancellation: { ...common, by, amount: request.amount } as const };
    // Of a request the item comes last: without it the trips would be booked, and cancelled right after.
    const order = isRequested ? [...trips, item] : [item, ...trips];
    const together = await cancelEach(trx, bookingId, order, at);
    const cancelled = together.cancelled.map(
      ({ bookingItemId, status, refund, refundWay, refundToVouchers, isNew }) => ({
        isNew,
        made: {
          bookingId,
          bookingItemId,
          status,
          refund: money(refund),
          refundWay,
          refundToVouchers: money(refundToVouchers),
        },
      }),
    );
    const ofNow = cancelled.filter(({ isNew }) => isNew);
    const ofItem = cancelled.find(({ made }) => made.bookingItemId === itemId)!.made;
    const made = { ...ofItem, status: cancelled.at(-1)!.made.status };
    if (ofNow.length > 0) {
      for (const each of ofNow) await alongside(trx, each.made, at);
      await storeAnswer(trx, idempotency, made, at);
    }
    return { answer: made, together };
  });
  await settleCancelled(services, together);
  return answer;
}

/** The trips that are cancelled with an item. 404 `booking_not_found` for one that doesn't go with it. */
async function tripsOfItem(
  trx: Trx,
  bookingId: string,
  { bookingId: itemId, tripItemIds = [] }: Cancellation,
): Promise<{ readonly tripIds: readonly string[]; readonly isRequested: boolean }> {
  if (tripItemIds.length === 0) return { tripIds: [], isRequested: false };
  const found = await findBookingWithItems(trx, bookingId);
  const tripIds = [...new Set(tripItemIds)];
  const isTied = (id: string) =>
    found?.items.some(({ item, reservation }) => item.id === id && reservation.with_item_id === itemId);
  if (!tripIds.every(isTied)) throw notFound("booking_not_found");
  return { tripIds, isRequested: found?.booking.state === "requested" };
}
