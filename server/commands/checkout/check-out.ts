import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import { randomInt, randomUUID } from "node:crypto";
import { termsVersion } from "../../../sdk/contracts/terms.ts";
import type { checkOut as checkOutCall } from "../../../sdk/contracts/calls/cart.ts";
import type { ErrorCode } from "../../../sdk/contracts/errors.ts";
import { instantAt, minute, msOf } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { replaceBookingItems } from "../../db/queries/booking-item.ts";
import { findBooking, insertBooking, updateBooking, type NewBooking } from "../../db/queries/booking.ts";
import { updateCart, type CartRow } from "../../db/queries/cart.ts";
import { listReservationsOfCart, updateReservation, type ReservationRow } from "../../db/queries/reservation.ts";
import { foldTexts } from "../../db/search-text.ts";
import { transact } from "../../db/transact.ts";
import type { FrozenBooking, FrozenReservation } from "../../domain/frozen.ts";
import { hasExpired, isLive } from "../../domain/hold-state.ts";
import { type BookingState } from "../../domain/states.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { affiliateOf, affiliateToStore } from "../cart/affiliate-of-cart.ts";
import { claimCart } from "../cart/claim-cart.ts";
import { lineToTotal } from "../cart/read-cart.ts";
import { amountsOf } from "../code/codes-of-cart.ts";
import { lockCodes, reserveVouchers } from "../code/reserve-codes.ts";
import { earningAffiliate } from "./earning-affiliate.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { checkPersonalization } from "../reservation/personalization.ts";
import { cancelledTrips } from "../transport/cancelled-trips.ts";
import type { TransportServices } from "../transport/trip-for-sale.ts";
import { changeState, recordFirstState } from "../states.ts";
import { inOrderOfItems } from "../../domain/tied-order.ts";

/** Check-out lifts each hold to at least that long, once (RULES 3). */
const checkOutLift = 15 * minute;
/** A page may show an expired hold for this long (ms), since it checks every ten seconds while it is visible. */
const unseenFor = minute;

type CheckOutBody = ParsedInput<typeof checkOutCall>["body"];

export interface CheckOutRequest extends CheckOutBody {
  readonly cartId: string;
  /** The origin of the page that checks out; null where it is opaque. */
  readonly origin: string | null;
}

/**
 * Makes one booking of a cart, all or nothing; repeated while unpaid, it returns the same booking and syncs contact and
 * items (RULES 5, 6). Throws 404 `cart_not_found`; 409 `payment_open`, `hold_expired`; 422 `cart_empty`,
 * `availability_closed`, `personalization_invalid`, `rebate_unknown`. An error names the reservations in
 * `fields.reservationIds` and changes nothing.
 */
export async function checkOut(
  services: TransportServices & Pick<Services, "db" | "env">,
  request: CheckOutRequest,
  session: Session,
  idempotency: Idempotency | null,
): Promise<{ bookingId: string }> {
  const { db, clock, env } = services;
  const now = clock.now();
  const at = instantAt(now);
  const cancelled = await cancelledTrips(services, request.cartId);
  return transact(db, async (trx) => {
    const cart = await claimCart(trx, request.cartId, now, session);
    const booking = await openBooking(trx, cart, at);
    const rows = await listReservationsOfCart(trx, cart.id);
    if (rows.some((row) => row.state === "paying")) throw paymentOpen(cart.booking_id);
    const live = inOrderOfItems(recheck(rows, cart, session, now, cancelled));

    const codes = await lockCodes(trx, fromJson(cart.rebate_codes), booking?.id ?? null, at);
    const { totals, tender } = amountsOf(live.map(lineToTotal), codes, env.SERVICE_FEE);
    const frozen: FrozenBooking = {
      rebates: codes.rebates.map(({ code, kind, value, label }) => ({ code, kind, value, label })),
      vouchers: codes.vouchers.map(({ code, label }) => ({ code, label })),
      codes: [...totals.byRebate, ...tender.byVoucher].map(({ code, amount: paid, shares }) => ({
        code,
        paid,
        lines: shares.flatMap((amount, index) =>
          amount > 0 ? [{ bookingItemId: live[index]!.booking_item_id, amount }] : [],
        ),
      })),
      serviceFeeVatRate: env.SERVICE_FEE_VAT_RATE,
    };
    const synced = {
      contact: JSON.stringify(request.user),
      contact_email: request.user.email.toLowerCase(),
      // The booking belongs to the last session that checked out, so values of an earlier session are overwritten.
      user_id: session.userId,
      distributor_id: cart.distributor_id,
      channel_id: cart.distributor_id === null ? null : (session.distributor?.channelId ?? null),
      search_text: foldTexts([request.user.givenName, request.user.familyName, request.user.email]),
      locale: request.locale ?? fromJson<FrozenReservation>(live[0]!.frozen).locale,
      origin: request.origin,
      notes: hasNetPrices(session) || session.isReseller ? (request.notes ?? null) : null,
      total_amount: totals.total,
      deposits_amount: totals.deposits,
      service_fee_amount: totals.serviceFee,
      rebates_amount: totals.rebates,
      vouchers_amount: tender.vouchers,
      rebate_codes: cart.rebate_codes,
      on_request: live.some((row) => fromJson<FrozenReservation>(row.frozen).bookingOnRequest)
        ? (1 as const)
        : (0 as const),
      frozen: JSON.stringify(frozen),
    };
    const bookingId = booking?.id ?? randomUUID();
    if (booking) await updateBooking(trx, bookingId, synced);
    else await newBooking(trx, bookingId, cart, request, synced, at);
    await syncItems(trx, bookingId, live, totals.shares);
    await reserveVouchers(trx, bookingId, tender.byVoucher, at);
    await lift(trx, bookingId, live, now);
    const answer = { bookingId };
    await storeAnswer(trx, idempotency, answer, at);
    return answer;
  });
}

/**
 * The cart's booking that can still be paid; an expired one becomes unpaid again. 409 `payment_open` while an attempt
 * is open.
 */
async function openBooking(trx: Trx, cart: CartRow, at: string): Promise<{ id: string; state: BookingState } | null> {
  if (!cart.booking_id) return null;
  const booking = await findBooking(trx, cart.booking_id);
  if (!booking || booking.state === "unpaid") return booking ?? null;
  if (booking.state === "paying") throw paymentOpen(cart.booking_id);
  return booking.state === "expired" &&
    (await changeState(trx, "booking", booking.id, ["expired"], "unpaid", "checked_out_again", at))
    ? booking
    : null;
}

/**
 * Rechecks every hold: its expiry, its slot's cut-off, its trip (`cancelled`), its answers (RULES 6). A hold that
 * expired after an earlier check-out is an error until it is renewed or removed, and so is one that has just expired,
 * since the page may still show it.
 */
function recheck(
  rows: readonly ReservationRow[],
  cart: CartRow,
  session: Session,
  now: number,
  cancelled: ReadonlySet<string>,
): ReservationRow[] {
  const at = instantAt(now);
  const isMissed = (row: ReservationRow) =>
    row.state === "held" ||
    (cart.booking_id !== null && row.booking_id === cart.booking_id) ||
    row.expires_at > instantAt(now - unseenFor);
  const missed = rows.filter((row) => hasExpired(row, at) && isMissed(row));
  if (missed.length > 0) throw failing("hold_expired", "Some seats are not held any more.", missed);
  const live = rows.filter((row) => isLive(row, at));
  const expired = rows.filter((row) => row.state === "expired");
  if (live.length === 0 && expired.length > 0)
    throw failing("hold_expired", "The seats are not held any more.", expired);
  if (live.length === 0) throw new AppError("cart_empty", "There is nothing in this cart.");
  const closed = live.filter(
    (row) => fromJson<FrozenReservation>(row.frozen).slot.cutoffAt <= at || cancelled.has(row.id),
  );
  if (closed.length > 0) throw failing("availability_closed", "Some times can't be booked any more.", closed);
  const wrong = live.filter((row) => !isAnswered(fromJson<FrozenReservation>(row.frozen), session, now));
  if (wrong.length > 0) throw failing("personalization_invalid", "Some answers are missing or wrong.", wrong);
  return live;
}

function isAnswered(frozen: FrozenReservation, session: Session, now: number): boolean {
  try {
    checkPersonalization({
      fields: frozen.fields,
      reservation: frozen.personalization,
      groups: frozen.lines.map((line) => ({ ...line, persons: line.guests.length })),
      date: frozen.slot.localDate,
      today: dateInZurich(now),
      seesAll: session.isReseller,
    });
    return true;
  } catch (cause) {
    if (cause instanceof AppError) return false;
    throw cause;
  }
}

function failing(code: ErrorCode, message: string, rows: readonly ReservationRow[]): AppError {
  return new AppError(code, message, { reservationIds: rows.map((row) => row.id) });
}

/** Columns of a booking that each check-out writes. */
type Synced = Pick<
  NewBooking,
  | "contact"
  | "contact_email"
  | "user_id"
  | "distributor_id"
  | "channel_id"
  | "search_text"
  | "locale"
  | "origin"
  | "notes"
  | "total_amount"
  | "deposits_amount"
  | "service_fee_amount"
  | "rebates_amount"
  | "vouchers_amount"
  | "rebate_codes"
  | "on_request"
  | "frozen"
>;

/** The affiliate and the terms are frozen here, at the first check-out (RULES 5, 19). */
async function newBooking(
  trx: Trx,
  id: string,
  cart: CartRow,
  request: CheckOutRequest,
  synced: Synced,
  at: string,
): Promise<void> {
  const affiliate = affiliateOf(request.affiliate, cart);
  await insertBooking(trx, {
    id,
    number: bookingNumber(),
    cart_id: cart.id,
    state: "unpaid",
    ...synced,
    ...(await earningAffiliate(trx, affiliate, synced)),
    affiliate: affiliateToStore(affiliate),
    terms_version: termsVersion,
    created_at: at,
    confirmed_at: null,
    announced_at: null,
    restored_cart_id: null,
    restored_changes: null,
    request_expires_at: null,
    request_reminders: 0,
  });
  await updateCart(trx, cart.id, { booking_id: id });
  await recordFirstState(trx, "booking", id, "unpaid", "checked_out", at);
}

/**
 * One item a reservation. `paid_amount` is what is due for it, its share of the rebates taken off, and so what is paid
 * once the booking is.
 */
async function syncItems(
  trx: Trx,
  bookingId: string,
  live: readonly ReservationRow[],
  shares: readonly number[],
): Promise<void> {
  await replaceBookingItems(
    trx,
    bookingId,
    live.map((row, index) => ({
      id: row.booking_item_id,
      booking_id: bookingId,
      reservation_id: row.id,
      sequence_index: index,
      ticket_code: null,
      paid_amount: row.total_amount - (shares[index] ?? 0),
      rebate_amount: shares[index] ?? 0,
      refunded_amount: 0,
      cancelled_at: null,
    })),
  );
}

async function lift(trx: Trx, bookingId: string, live: readonly ReservationRow[], now: number): Promise<void> {
  for (const row of live) {
    const until = Math.max(msOf(row.expires_at), row.lifted ? 0 : now + checkOutLift);
    await updateReservation(trx, row.id, { booking_id: bookingId, expires_at: instantAt(until), lifted: 1 });
  }
}

/** Letters and digits that are not confused on the phone. */
const numberAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const numberLength = 8;

/** Like `G7K2-MP9X`: 32^8 numbers, for people to read out; it grants no access. */
function bookingNumber(): string {
  const letters = Array.from({ length: numberLength }, () => numberAlphabet[randomInt(numberAlphabet.length)]).join("");
  return `${letters.slice(0, numberLength / 2)}-${letters.slice(numberLength / 2)}`;
}
