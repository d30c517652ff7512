import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { getBooking, updateBooking } from "../../db/queries/booking.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { BookingTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { isWaived } from "../../domain/booking-money.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import { announce } from "../outbox.ts";
import { returnToVouchers } from "../code/spend-vouchers.ts";
import type { Attempt } from "../payment/attempts.ts";
import { confirmingAttemptOf } from "../payment/confirming-attempt.ts";
import { writeShift } from "../document/write-document.ts";
import { refundablesOf, splitBack } from "../refund/give-back.ts";
import { executeRefunds, recordPartDue } from "../refund/refund.ts";
import { priceRequest, type ReservationInput } from "../reservation/price-request.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";
import { changeState } from "../states.ts";
import { addTripSlot } from "../transport/trip-slot.ts";
import { availabilityFull } from "../reservation/availability-errors.ts";
import { withAgesBefore } from "../transport/ages-before.ts";
import { asTripsChanged, priceTrips, tripsChanged, type TripMove } from "./move-trips.ts";
import { billDifference, changeTotals, replaceItem, type Prices } from "./rebook-item.ts";
import { differenceOf, isBilled, mostBackOf, pricesOfMoves, type ItemMove } from "./rebook-money.ts";
import { checkRebookable, notRebookable, readBooked, readRebookable, readStanding } from "./rebook-rules.ts";
import { changeSeats } from "./rebook-seats.ts";

export interface RebookRequest {
  /** The booking item's id, which `/booking/…` calls name `bookingId` (RULES 1). */
  readonly bookingId: string;
  readonly reservation: ReservationInput;
  /** Trips that go with the item and move with it; others stay as they are. */
  readonly trips?: readonly TripMove[] | undefined;
  /** The quoted difference of all that moves, in Rappen; undefined takes whatever it is now. */
  readonly expectedDifference?: number | undefined;
}

/** An item, and what it becomes; `isTrip`: it goes with the item that is rebooked. */
interface PricedMove {
  readonly itemId: string;
  readonly priced: PricedRequest;
  readonly isTrip: boolean;
}

/**
 * Rebooks one item of a confirmed booking to another slot or other tickets (RULES 12): same activity, before the
 * cut-off; trips that go with it move too, all or none. One transaction takes the new seats and releases the old ones.
 * A lower price is refunded; a higher one is billed to invoice customers, and refused to all others. Throws 404
 * `booking_not_found`; 409 `not_rebookable` (fields.reason), `trips_changed` (fields.bookingItemId, fields.reason),
 * `price_changed` (fields.difference in Rappen) where it is not the expected difference; 422 `rebook_costs_more`
 * (fields.difference), `availability_full`, and what `priceRequest` throws. What fails changes nothing.
 */
export async function rebook(
  services: Services,
  { bookingId: itemId, reservation, trips = [], expectedDifference }: RebookRequest,
  session: Session,
  idempotency: Idempotency | null,
): Promise<{ bookingId: string }> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const known = await readRebookable(db, { bookingId: itemId, reservation }, session, at);
  const request = withAgesBefore(reservation, known.frozen);
  const priced = await priceRequest(services, request, session, known.frozen.net && hasNetPrices(session));
  const item = { bookingId: known.bookingId, itemId, locale: request.locale };
  const moves: readonly PricedMove[] = [
    { itemId, priced, isTrip: false },
    ...(await priceTrips(services, item, trips, session)).map((move) => ({ ...move, isTrip: true })),
  ];
  for (const move of moves) if (move.priced.frozen.trip) await addTripSlot(db, move.priced.sale, clock.now());

  const { bookingId, attempt } = await transact(db, async (trx) => {
    // What was read before the lock may be old by now.
    await lockRow(trx, "booking", known.bookingId);
    const items: readonly (ItemMove & PricedMove)[] = await readMoves(trx, moves, at);
    const { booking } = items[0]!.booked;
    const paid = await confirmingAttemptOf(trx, booking);
    const prices = pricesOfMoves(items, await mostBackOf(trx, paid));
    const difference = differenceOf(prices);
    if (difference > 0 && !isBilled(paid, session)) throw costsMore(difference);
    if (expectedDifference !== undefined && expectedDifference !== difference) throw priceChanged(difference);

    for (const { booked } of items)
      if (!(await changeState(trx, "reservation", booked.reservation.id, ["booked"], "cancelled", "rebooked", at)))
        throw notRebookable("cancelled");
    await changeSeats(trx, items, at, noSeatsLeft);
    for (const [index, { booked, priced: wanted }] of items.entries())
      await replaceItem(trx, booked, wanted, prices[index]!, at);
    await changeTotals(trx, items, prices);
    await giveBack(trx, booking, paid, { difference, parts: partsOf(items, prices) }, at);
    if (paid.method !== "invoice" && !isWaived(paid)) {
      const shifts = prices.map(({ difference: each, refund }, index) => ({
        itemId: items[index]!.itemId,
        shift: each + refund,
      }));
      await writeShift(trx, booking.id, shifts, at);
    }
    await announce(
      trx,
      "booking_rebooked",
      booking.id,
      at,
      items.map(({ itemId }) => itemId),
    );
    const answer = { bookingId: booking.id };
    await storeAnswer(trx, idempotency, answer, at);
    return { ...answer, attempt: paid };
  });
  if (attempt.method !== "invoice") await executeRefunds(services, attempt.id);
  return { bookingId };
}

interface PartOfMove {
  readonly bookingItemId: string;
  /** Rappen. */
  readonly refund: number;
}

const partsOf = (moves: readonly PricedMove[], prices: readonly Prices[]): readonly PartOfMove[] =>
  moves.map(({ itemId }, index) => ({ bookingItemId: itemId, refund: prices[index]!.refund }));

/**
 * Gives back what a cheaper rebooking leaves (RULES 12): money first, the rest to the vouchers that paid. Of what was
 * waived nothing was paid: vouchers get back what they paid above the new total alone.
 */
async function giveBack(
  trx: Trx,
  { id }: BookingTable,
  paid: Attempt,
  { difference, parts }: { readonly difference: number; readonly parts: readonly PartOfMove[] },
  at: string,
): Promise<void> {
  const { total_amount, vouchers_amount } = await getBooking(trx, id);
  const refundables = await refundablesOf(trx, paid);
  let money = isWaived(paid) ? -difference - Math.max(0, vouchers_amount - total_amount) : refundables.money;
  let returned = 0;
  let billed = Math.max(0, difference);
  for (const { bookingItemId, refund } of parts) {
    const back = splitBack(refund, { money });
    money -= back.money;
    returned += back.vouchers;
    billed -= back.money;
    const part = { bookingItemId, reason: "rebooked" } as const;
    await returnToVouchers(trx, id, { ...part, amount: back.vouchers }, at);
    if (back.money > 0 && paid.method !== "invoice" && !isWaived(paid))
      await recordPartDue(trx, paid, { ...part, amount: back.money }, at);
  }
  if (returned > 0) await updateBooking(trx, id, { vouchers_amount: vouchers_amount - returned });
  if (paid.method === "invoice") await billDifference(trx, paid, billed, at);
}

/** Reads the items of a locked booking again, and checks that each can still be moved. */
async function readMoves(trx: Trx, moves: readonly PricedMove[], at: string): Promise<(ItemMove & PricedMove)[]> {
  const items = [];
  for (const move of moves) {
    const check = async () => checkRebookable(await readStanding(trx, move.itemId), at);
    await (move.isTrip ? asTripsChanged(move.itemId, check) : check());
    items.push({ ...move, booked: await readBooked(trx, move.itemId) });
  }
  return items;
}

function noSeatsLeft({ itemId, priced, isTrip }: PricedMove): AppError {
  return isTrip ? tripsChanged(itemId, "availability_full") : availabilityFull(priced.sale.slot.starts_at);
}

function costsMore(difference: number): AppError {
  return new AppError("rebook_costs_more", "This costs more than what was paid.", { difference: String(difference) });
}

function priceChanged(difference: number): AppError {
  return new AppError("price_changed", "The price has changed since it was quoted.", {
    difference: String(difference),
  });
}
