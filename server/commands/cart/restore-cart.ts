import { randomUUID } from "node:crypto";
import type { Booking } from "../../../sdk/contracts/booking.ts";
import type { restoreCart as restoreCartCall } from "../../../sdk/contracts/calls/booking.ts";
import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import { instantAt } from "../../clock.ts";
import { fromJson, fromJsonOrNull } from "../../json.ts";
import { findBookingWithItems, setRestoredCart } from "../../db/queries/booking.ts";
import { cartLife, insertCart, isCartClosed } from "../../db/queries/cart.ts";
import { updateDirection } from "../../db/queries/reservation.ts";
import type { BookingTable, ReservationTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { listValidRebates } from "../../db/queries/rebate.ts";
import type { FrozenBooking, FrozenReservation } from "../../domain/frozen.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { canAccess, hasNetPrices, type Session } from "../../domain/session.ts";
import { holdPriced } from "../reservation/hold-priced.ts";
import { priceRequest } from "../reservation/price-request.ts";
import { requestOf } from "../reservation/request-of.ts";
import { release } from "../reservation/release.ts";
import { addTripSlot } from "../transport/trip-slot.ts";
import { lineToTotal, readCart } from "./read-cart.ts";
import { cartTotals, type RebateToApply } from "../../domain/cart-totals.ts";

type Restored = CallAnswer<typeof restoreCartCall>;
type Change = Restored["changes"][number];

const confirmedStates: readonly Booking["status"][] = ["confirmed", "requested", "cancelled"];

/**
 * The cart of an unpaid booking (RULES 7): the same while it is alive, else one new cart that holds what is free again
 * and lists the `changes`. Idempotent. Throws 404 `booking_not_found`, 409 `booking_confirmed` with `fields.status`.
 */
export async function restoreCart(services: Services, bookingId: string, session: Session): Promise<Restored> {
  const { db } = services;
  const found = await findBookingWithItems(db, bookingId);
  if (!found || !canAccess(found.booking.distributor_id, session)) throw notFound("booking_not_found");
  const { booking, items } = found;
  if (confirmedStates.includes(booking.state) || booking.confirmed_at || (await isCartClosed(db, booking.cart_id)))
    throw new AppError("booking_confirmed", "This booking is paid: its cart is closed.", { status: booking.state });
  const known = await readKnown(services, booking, session);
  if (known) return known;

  const made = await renewHold(
    services,
    booking,
    items.map(({ reservation }) => reservation),
    session,
  );
  const isOurs = await setRestoredCart(db, booking.id, booking.restored_cart_id, {
    cartId: made.cartId,
    changes: JSON.stringify(made.changes),
  });
  if (isOurs) return { cart: await readCart(services, db, made.cartId, session), changes: made.changes };
  // A concurrent call has restored it first: its cart counts, and the holds made here are released.
  for (const reservationId of made.reservationIds)
    await release(services, reservationId, session).catch(passOverReleased);
  return restoreCart(services, bookingId, session);
}

/** A trip was released with its activity. */
function passOverReleased(cause: unknown): void {
  if (!(cause instanceof AppError) || cause.code !== "reservation_not_found") throw cause;
}

/** The booking's own cart, or the one that was made of it before; undefined where neither is alive. */
async function readKnown(services: Services, booking: BookingTable, session: Session): Promise<Restored | undefined> {
  const carts = [
    { id: booking.cart_id, changes: [] },
    { id: booking.restored_cart_id, changes: fromJsonOrNull<Change[]>(booking.restored_changes) ?? [] },
  ];
  for (const { id, changes } of carts) {
    if (id === null) continue;
    try {
      return { cart: await readCart(services, services.db, id, session), changes };
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.code !== "cart_not_found") throw cause;
    }
  }
  return undefined;
}

async function renewHold(
  services: Services,
  booking: BookingTable,
  reservations: readonly ReservationTable[],
  session: Session,
) {
  const changes: Change[] = await lostRebates(services, booking, reservations);
  const lost = new Set(changes.map(({ reservationId }) => reservationId));
  const codes = fromJson<string[]>(booking.rebate_codes).filter((code) => !lost.has(code));
  const cartId = await emptyCart(services, booking, codes);
  const reservationIds: string[] = [];
  const itemIds = new Map<string, string>();
  for (const reservation of reservations) {
    const frozen = fromJson<FrozenReservation>(reservation.frozen);
    try {
      const request = { ...requestOf(reservation, frozen, cartId), ...tiesOf(reservation, reservations, itemIds) };
      const priced = await priceRequest(services, request, session, hasNetPrices(session));
      if (frozen.trip) await addTripSlot(services.db, priced.sale, services.clock.now());
      const held = await holdPriced(services, request, priced, session, null);
      const hasChanged = held.reservation.totalPrice.amount !== reservation.total_amount;
      reservationIds.push(held.reservationId);
      itemIds.set(reservation.booking_item_id, held.reservation.bookingItemId);
      changes.push({
        reservationId: held.reservationId,
        activityTitle: frozen.activityTitle,
        kind: hasChanged ? "price_changed" : "held_again",
        ...(hasChanged && { before: money(reservation.total_amount), now: held.reservation.totalPrice }),
      });
    } catch (cause) {
      if (!(cause instanceof AppError) || cause.worthReporting) throw cause;
      changes.push({
        reservationId: reservation.id,
        activityTitle: frozen.activityTitle,
        kind: cause.code === "availability_full" ? "sold_out" : "closed",
        before: money(reservation.total_amount),
      });
    }
  }
  await keepDirections(services, reservations, itemIds);
  return { cartId, changes, reservationIds };
}

/** Trips lead there or back as before: their items may have another time by now than they were reserved for. */
async function keepDirections(
  { db }: Services,
  reservations: readonly ReservationTable[],
  itemIds: ReadonlyMap<string, string>,
): Promise<void> {
  await transact(db, async (trx) => {
    for (const { booking_item_id, with_item_id, direction } of reservations) {
      const [trip, item] = [booking_item_id, with_item_id ?? ""].map((id) => itemIds.get(id));
      if (trip && item && direction !== null) await updateDirection(trx, { trip, item }, direction);
    }
  });
}

/** The booking's rebates that are not valid any more, each with what it took off of the total, the last first. */
async function lostRebates(
  { db, clock }: Services,
  booking: BookingTable,
  reservations: readonly ReservationTable[],
): Promise<Change[]> {
  const { rebates } = fromJson<FrozenBooking>(booking.frozen);
  const codes = rebates.map(({ code }) => code);
  const valid = new Set((await listValidRebates(db, codes, instantAt(clock.now()))).map(({ code }) => code));
  const lines = reservations.map(lineToTotal);
  const takenBy = (some: readonly RebateToApply[]) => cartTotals(lines, some, 0).rebates;
  const changes: Change[] = [];
  let left = rebates;
  for (const { code } of rebates.toReversed().filter((rebate) => !valid.has(rebate.code))) {
    const without = left.filter((rebate) => rebate.code !== code);
    const amount = takenBy(left) - takenBy(without);
    changes.push({ reservationId: code, activityTitle: code, kind: "rebate_lost", before: money(amount) });
    left = without;
  }
  return changes;
}

async function emptyCart({ db, clock }: Services, booking: BookingTable, codes: readonly string[]): Promise<string> {
  const now = clock.now();
  const id = randomUUID();
  await transact(db, (trx) =>
    insertCart(trx, {
      id,
      created_at: instantAt(now),
      written_at: instantAt(now),
      lapses_at: instantAt(now + cartLife),
      closed_at: null,
      custom_data: "{}",
      rebate_codes: JSON.stringify(codes),
      booking_id: null,
      distributor_id: booking.distributor_id,
      affiliate: booking.affiliate,
    }),
  );
  return id;
}

/**
 * What a reservation goes with, of those that are held again before it: a trip with its activity, an activity with its
 * trips. `itemIds`: their new items by the old ones.
 */
function tiesOf(
  { booking_item_id, with_item_id }: ReservationTable,
  reservations: readonly ReservationTable[],
  itemIds: ReadonlyMap<string, string>,
) {
  const trips = reservations.filter((other) => other.with_item_id === booking_item_id);
  return {
    withBookingItemId: with_item_id === null ? null : (itemIds.get(with_item_id) ?? null),
    tripBookingItemIds: trips.flatMap((trip) => itemIds.get(trip.booking_item_id) ?? []),
  };
}
