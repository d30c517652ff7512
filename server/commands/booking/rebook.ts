import type { RefundWay } from "../../../sdk/contracts/booking.ts";
import { instantAt } from "../../clock.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { findRebookState, getBookingItem } from "../../db/queries/booking-item.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { getReservation } from "../../db/queries/reservation.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import type { FrozenBooking, FrozenReservation } from "../../domain/frozen.ts";
import { whyNotRebookable, type NotRebookable, type RebookState } from "../../domain/rebook-rule.ts";
import { AppError, notFound } from "../../errors.ts";
import { isWaived, refundWayOfAttempt } from "../../domain/booking-money.ts";
import type { Services } from "../../services.ts";
import { canAccess, hasNetPrices, type Session } from "../../domain/session.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import { announce } from "../outbox.ts";
import type { Attempt } from "../payment/attempts.ts";
import { confirmingAttemptOf } from "../payment/confirming-attempt.ts";
import { executeRefunds, recordPartDue } from "../refund/refund.ts";
import { refundableOf } from "../refund/refundable.ts";
import { costOf, priceRequest, type PricedRequest, type ReservationInput } from "../reservation/priced-request.ts";
import { changeState } from "../states.ts";
import { billDifference, replaceItem, type ItemToRebook, type Prices } from "./rebook-item.ts";
import { rebateAfter } from "./rebook-rebate.ts";
import { changeSeats } from "./rebook-seats.ts";

export interface RebookRequest {
  /** The booking item's id, which `/booking/…` calls name `bookingId` (RULES 1). */
  readonly bookingId: string;
  readonly reservation: ReservationInput;
  /** The quoted difference, in Rappen; undefined takes whatever it is now. */
  readonly expectedDifference?: number | undefined;
}

/**
 * Rebooks one item of a confirmed booking to another slot or other tickets (RULES 12): same activity, before the
 * cut-off. One transaction takes the new seats and releases the old ones. A lower price is refunded; a higher one is
 * billed to invoice customers, and refused to all others. Throws 404 `booking_not_found`; 409 `not_rebookable`
 * (fields.reason), `price_changed` (fields.difference in Rappen) where it is not the expected difference; 422
 * `rebook_costs_more` (fields.difference), `availability_full`, and what `priceRequest` throws. What fails changes
 * nothing.
 */
export async function rebook(
  services: Services,
  { bookingId: itemId, reservation: request, expectedDifference }: RebookRequest,
  session: Session,
  idempotency: Idempotency | null,
): Promise<{ bookingId: string }> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const known = await readStanding(db, itemId);
  if (!(session.isAdmin || canAccess(known.distributorId, session))) throw notFound("booking_not_found");
  if (known.frozen.mappedId !== request.activityId) throw notRebookable("other_activity");
  checkRebookable(known, at);
  const priced = await priceRequest(services, request, session, known.frozen.net && hasNetPrices(session));

  const { bookingId, attempt } = await transact(db, async (trx) => {
    // What was read before the lock may be old by now.
    await lockRow(trx, "booking", known.bookingId);
    checkRebookable(await readStanding(trx, itemId), at);
    const booked = await readBooked(trx, itemId);
    const paid = await confirmingAttemptOf(trx, booked.booking);
    const prices = pricesOf(booked, priced, await mostBackOf(trx, paid));
    const { difference } = prices;
    if (difference > 0 && !isBilled(paid, session)) throw costsMore(difference);
    if (expectedDifference !== undefined && expectedDifference !== difference) throw priceChanged(difference);

    if (!(await changeState(trx, "reservation", booked.reservation.id, ["booked"], "cancelled", "rebooked", at)))
      throw notRebookable("cancelled");
    await changeSeats(trx, booked.reservation, priced, at);
    await replaceItem(trx, booked, priced, prices, at);
    if (paid.method === "invoice") await billDifference(trx, paid, difference);
    else if (difference < 0 && !isWaived(paid))
      await recordPartDue(trx, paid, { bookingItemId: itemId, amount: -difference, reason: "rebooked" }, at);
    await announce(trx, "booking_rebooked", booked.booking.id, at);
    const answer = { bookingId: booked.booking.id };
    await storeAnswer(trx, idempotency, answer, at);
    return { ...answer, attempt: paid };
  });
  if (attempt.method !== "invoice") await executeRefunds(services, attempt.id);
  return { bookingId };
}

/** The price change of a rebooking, without submitting it. */
export interface RebookQuote {
  readonly bookingId: string;
  /** What the new costs more than what was paid, in Rappen; below 0 it comes back. */
  readonly difference: number;
  /** Whether more can be paid: on invoice it is billed, else it is refused. */
  readonly isAllowed: boolean;
  readonly refundWay: RefundWay;
}

/**
 * What the same request would cost (RULES 12): it takes no seat and changes nothing. Throws what `rebook` throws, but
 * for price and seats.
 */
export async function quoteRebook(
  services: Services,
  { bookingId: itemId, reservation: request }: RebookRequest,
  session: Session,
): Promise<RebookQuote> {
  const { db, clock } = services;
  const known = await readStanding(db, itemId);
  if (!(session.isAdmin || canAccess(known.distributorId, session))) throw notFound("booking_not_found");
  if (known.frozen.mappedId !== request.activityId) throw notRebookable("other_activity");
  checkRebookable(known, instantAt(clock.now()));
  const priced = await priceRequest(services, request, session, known.frozen.net && hasNetPrices(session));
  return transact(db, async (trx) => {
    const booked = await readBooked(trx, itemId);
    const paid = await confirmingAttemptOf(trx, booked.booking);
    const { difference } = pricesOf(booked, priced, await mostBackOf(trx, paid));
    return {
      bookingId: known.bookingId,
      difference,
      isAllowed: difference <= 0 || isBilled(paid, session),
      refundWay: refundWayOfAttempt(paid),
    };
  });
}

/** What decides whether an item can be changed, and its owner. */
interface Standing extends RebookState {
  readonly bookingId: string;
  readonly distributorId: string | null;
}

async function readStanding(db: Db | Trx, itemId: string): Promise<Standing> {
  const found = await findRebookState(db, itemId);
  if (!found) throw notFound("booking_not_found");
  return { ...found, frozen: fromJson<FrozenReservation>(found.frozen) };
}

/** All of an item whose booking is locked. */
async function readBooked(trx: Trx, itemId: string): Promise<ItemToRebook> {
  const item = await getBookingItem(trx, itemId);
  const booking = await getBooking(trx, item.booking_id);
  const reservation = await getReservation(trx, item.reservation_id);
  return { booking, item, reservation, frozen: fromJson<FrozenReservation>(reservation.frozen) };
}

function checkRebookable(state: RebookState, at: string): void {
  const reason = whyNotRebookable(state, at);
  if (reason) throw notRebookable(reason);
}

/**
 * The most that an item's price may fall by, in Rappen: what can still go back of its payment, or was to be collected
 * of one that could not be captured. Of one that was waived there is nothing that could go back.
 */
async function mostBackOf(trx: Trx, paid: Attempt): Promise<number> {
  return isWaived(paid) ? Infinity : refundableOf(trx, paid);
}

/** An amount above what was paid is billed to a buyer on invoice. */
function isBilled({ method }: Attempt, session: Session): boolean {
  return method === "invoice" && hasNetPrices(session);
}

/**
 * The team may have refunded more for another item than it cost, so the refund is capped at `refundable` (Rappen).
 */
function pricesOf(
  { booking, item, reservation, frozen }: ItemToRebook,
  priced: PricedRequest,
  refundable: number,
): Prices {
  const { tickets, deposits } = costOf(priced);
  const before = { tickets: reservation.tickets_amount, rebate: item.rebate_amount };
  const rebate = frozen.net ? 0 : rebateAfter(fromJson<FrozenBooking>(booking.frozen).rebates, before, tickets);
  return {
    tickets,
    deposits,
    rebate,
    difference: Math.max(tickets + deposits - rebate - item.paid_amount, 0 - refundable),
  };
}

function notRebookable(reason: NotRebookable | "other_activity"): AppError {
  return new AppError("not_rebookable", "This booking can't be changed to another time.", { reason });
}

function costsMore(difference: number): AppError {
  return new AppError("rebook_costs_more", "This costs more than what was paid.", { difference: String(difference) });
}

function priceChanged(difference: number): AppError {
  return new AppError("price_changed", "The price has changed since it was quoted.", {
    difference: String(difference),
  });
}
