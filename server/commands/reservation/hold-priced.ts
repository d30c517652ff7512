import { randomUUID } from "node:crypto";
import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { mostTripsOfItem } from "../../../sdk/contracts/trips-of-item.ts";
import { instantAt, msOf } from "../../clock.ts";
import { runBatch, tryAtomicBatch } from "../../db/batch.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { cartLife, insertCartStatement, updateCart, type CartRow } from "../../db/queries/cart.ts";
import {
  insertReservationStatement,
  listReservationsOfCart,
  updateItemOfTrips,
  setHoldExpiry,
  updateReservation,
  type ReservationRow,
} from "../../db/queries/reservation.ts";
import { hasSeats, claimSeats, claimSeatsStatement } from "../../db/queries/slot.ts";
import { lockVehicles } from "../../db/queries/slot-vehicle.ts";
import { transact } from "../../db/transact.ts";
import { firstOf, hasExpired, isLive, standingInPlaceOf } from "../../domain/hold-state.ts";
import { holdLife, longestHold } from "../../../sdk/contracts/hold-times.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import { affiliateToStore } from "../cart/affiliate-of-cart.ts";
import { claimCart } from "../cart/claim-cart.ts";
import { storeAnswer, storeAnswerStatements, type Idempotency } from "../idempotency.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { firstStateStatement } from "../states.ts";
import type { TransportReservationInput } from "../transport/freeze-trip.ts";
import { answerOfHold } from "./answer-of-hold.ts";
import { availabilityFull } from "./availability-errors.ts";
import { expireHoldsOfSlot, hasExpiredHolds } from "./expire.ts";
import type { ReservationInput } from "./price-request.ts";
import type { SlotReservationInput } from "./price-slot.ts";
import { costOf, type PricedRequest } from "./priced-request.ts";
import { releaseReplaced } from "./release-replaced.ts";
import { releaseReservation } from "./release.ts";

/** What a hold needs of its request beside its price. */
type HoldRequest = Pick<ReservationInput, "cartId" | "doCreateCart" | "replaces" | "holdsAgain" | "affiliate"> &
  Pick<TransportReservationInput, "withBookingItemId"> &
  Pick<SlotReservationInput, "tripBookingItemIds">;

/**
 * Holds the seats of a priced request for 30 minutes, in a new or a known cart (RULES 2, 3). They are taken in the
 * database in one conditional statement. With `replaces` it is an edit; with `holdsAgain` it is put back, once. Throws
 * 404 `cart_not_found`, `reservation_not_found`; 422 `availability_full` (fields.date); 409 `payment_open`.
 */
export async function holdPriced(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  request: HoldRequest,
  priced: PricedRequest,
  session: Session,
  idempotency: Idempotency | null,
): Promise<CallAnswer<typeof createReservation>> {
  const now = clock.now();
  const at = instantAt(now);
  const { sale, seats } = priced;
  const affiliate = affiliateToStore(request.affiliate);
  const presenting = { origin: env.PUBLIC_ORIGIN, now: at };
  const mayBeHeld = request.replaces || request.holdsAgain;

  // This check needs no transaction, so a rush on a full slot stays cheap. The database decides in the end.
  if (!mayBeHeld && !hasSeats(sale.slot, seats) && !(await hasExpiredHolds(db, sale.slot.id, at)))
    throw availabilityFull(sale.slot.starts_at);

  /** `known`: the reservation that this one takes the place of, edited or held again; `place`: that in the cart. */
  function holdIn(
    cart: CartRow,
    others: readonly ReservationRow[],
    { replaced, known, place }: Readonly<Record<"replaced" | "known" | "place", ReservationRow | null>>,
  ) {
    const remaining = others.filter((other) => other.id !== replaced?.id);
    const row = reservationOf({
      cart,
      priced,
      now,
      sequenceIndex: place?.sequence_index ?? nextIndex(others),
      withItemId: itemWithTrip(request, remaining, at) ?? itemBefore(known, remaining, at),
      firstId: known && firstOf(known),
    });
    const answer = answerOfHold(row, [...remaining, row], presenting);
    const writes = (trx: Db | Trx) => [
      ...(request.cartId ? [] : [insertCartStatement(trx, cart)]),
      insertReservationStatement(trx, row),
      firstStateStatement(trx, "reservation", row.id, "held", replaced ? "edited" : "held", at),
      ...storeAnswerStatements(trx, idempotency, answer, at),
    ];
    return { remaining, answer, writes };
  }

  const hasVehicles = (sale.vehicleIds ?? []).length > 0;
  // A first hold meets nothing but its slot: where one statement can do it, it does.
  if (!request.cartId && !request.replaces && !hasVehicles) {
    const nothing = { replaced: null, known: null, place: null };
    const { answer, writes } = holdIn(newCart(request.doCreateCart, affiliate, session, now), [], nothing);
    if (await tryAtomicBatch(db, writes(db), claimSeatsStatement(db, sale.slot.id, seats, at))) return answer;
  }
  return transact(db, async (trx) => {
    const cart = request.cartId
      ? await claimCart(trx, request.cartId, now, session)
      : newCart(request.doCreateCart, affiliate, session, now);
    const others = request.cartId ? await listReservationsOfCart(trx, cart.id) : [];
    if (others.some((other) => other.state === "paying")) throw paymentOpen(cart.booking_id);
    const held = request.replaces ? undefined : standingInPlaceOf(others, request.holdsAgain ?? "", at);
    if (held) {
      const answer = answerOfHold(held, others, presenting);
      await storeAnswer(trx, idempotency, answer, at);
      return answer;
    }
    // Before any slot is written, that of what is replaced too.
    const toReplace = request.replaces ? replacedBy(others, request.replaces, at) : undefined;
    if (hasVehicles) await lockVehicles(trx, [sale.slot.id, ...(toReplace ? [toReplace.slot_id] : [])]);
    const replaced = request.replaces ? await releaseReplaced(trx, toReplace, at) : null;
    const before = replaced ? null : (others.find(({ id }) => id === request.holdsAgain) ?? null);
    // A hold of the same slot replaces an expired one in the cart, marked by the job or not yet: the one that it names.
    const lapsed = others.filter(
      (other) =>
        hasExpired(other, at) &&
        other.slot_id === sale.slot.id &&
        other.id !== replaced?.id &&
        (!before || other.id === before.id),
    );
    for (const other of lapsed) await releaseReservation(trx, other, "held_again", at);
    const known = replaced ?? before ?? lapsed[0] ?? null;
    const { remaining, answer, writes } = holdIn(cart, others, { replaced, known, place: replaced ?? before });
    await renewHolds(trx, remaining, now);
    if (affiliate !== null && affiliate !== cart.affiliate) await updateCart(trx, cart.id, { affiliate });
    const taken = await runBatch(trx, writes(trx), claimSeatsStatement(trx, sale.slot.id, seats, at));
    // A hold that has just expired may not be marked yet; its seats count as free.
    if (
      taken === 0 &&
      !((await expireHoldsOfSlot(trx, sale.slot.id, at)) && (await claimSeats(trx, sale.slot.id, seats, at)))
    )
      throw availabilityFull(sale.slot.starts_at);
    if (known && sale.slot.offer_id !== transportOfferId)
      await updateItemOfTrips(trx, known.booking_item_id, answer.reservation.bookingItemId);
    // Those of the reservation that this one replaces go with it already, named or not.
    const free = mostTripsOfItem - (known ? countTrips(remaining, known.booking_item_id, at) : 0);
    const added = liveTrips(remaining, request.tripBookingItemIds ?? [], at).filter(
      ({ with_item_id }) => !known || with_item_id !== known.booking_item_id,
    );
    // The newest, as the browser names the newest.
    for (const trip of added.slice(Math.max(added.length - free, 0)))
      await updateReservation(trx, trip.id, { with_item_id: answer.reservation.bookingItemId });
    return answer;
  });
}

/** What an edit of a reservation replaces: what has its place, where another tab has edited it since. */
function replacedBy(ofCart: readonly ReservationRow[], replaces: string, at: string): ReservationRow | undefined {
  return standingInPlaceOf(ofCart, replaces, at) ?? ofCart.find(({ id }) => id === replaces);
}

/**
 * The item that a trip goes with: a live one of the cart, and no trip itself. None where so many go with it already
 * that no call could move them all. 404 `reservation_not_found`.
 */
function itemWithTrip(
  { withBookingItemId }: HoldRequest,
  ofCart: readonly ReservationRow[],
  at: string,
): string | undefined {
  if (!withBookingItemId) return undefined;
  const item = ofCart.find((each) => each.booking_item_id === withBookingItemId);
  if (!item || !isLive(item, at) || item.offer_id === transportOfferId) throw notFound("reservation_not_found");
  return countTrips(ofCart, item.booking_item_id, at) < mostTripsOfItem ? item.booking_item_id : undefined;
}

/** The item that a trip went with before it was edited, removed or had expired, unless so many go with it by now. */
function itemBefore(known: ReservationRow | null, ofCart: readonly ReservationRow[], at: string): string | null {
  const itemId = known?.with_item_id ?? null;
  return itemId !== null && countTrips(ofCart, itemId, at) < mostTripsOfItem ? itemId : null;
}

/**
 * The live trips of the cart among named items that go with no other item. Others are ignored, so that a trip that has
 * expired or was removed in the meantime does not prevent the reservation of the activity.
 */
function liveTrips(
  ofCart: readonly ReservationRow[],
  bookingItemIds: readonly string[],
  at: string,
): readonly ReservationRow[] {
  const live = ofCart.filter((each) => isLive(each, at));
  const isTied = (trip: ReservationRow) => live.some(({ booking_item_id }) => booking_item_id === trip.with_item_id);
  return live.filter(
    (each) => bookingItemIds.includes(each.booking_item_id) && each.offer_id === transportOfferId && !isTied(each),
  );
}

function countTrips(ofCart: readonly ReservationRow[], itemId: string, at: string): number {
  return ofCart.filter((each) => each.with_item_id === itemId && isLive(each, at)).length;
}

function newCart(mayCreate: boolean, affiliate: string | null, session: Session, now: number): CartRow {
  if (!mayCreate) throw notFound("cart_not_found");
  const at = instantAt(now);
  return {
    id: randomUUID(),
    created_at: at,
    written_at: at,
    lapses_at: instantAt(now + cartLife),
    closed_at: null,
    custom_data: "{}",
    rebate_codes: "[]",
    booking_id: null,
    distributor_id: hasNetPrices(session) ? (session.distributor?.distributorId ?? null) : null,
    affiliate,
  };
}

/** Renews the live holds of a cart, never past 60 minutes from each one's making, and never shortens one (RULES 3). */
async function renewHolds(trx: Trx, rows: readonly ReservationRow[], now: number): Promise<void> {
  for (const row of rows) {
    if (row.state !== "held" || !isLive(row, instantAt(now))) continue;
    const until = instantAt(Math.min(now + holdLife, msOf(row.held_at) + longestHold));
    if (until <= row.expires_at) continue;
    await setHoldExpiry(trx, row.id, until);
  }
}

interface ReservationParts {
  readonly cart: CartRow;
  readonly priced: PricedRequest;
  readonly now: number;
  readonly sequenceIndex: number;
  readonly withItemId: string | null;
  readonly firstId: string | null;
}

function reservationOf({ cart, priced, now, sequenceIndex, ...ids }: ReservationParts): ReservationRow {
  const { tickets, deposits } = costOf(priced);
  const { slot, activity } = priced.sale;
  return {
    id: randomUUID(),
    cart_id: cart.id,
    booking_item_id: randomUUID(),
    booking_id: null,
    slot_id: slot.id,
    offer_id: slot.offer_id,
    activity_id: activity.id,
    supplier_id: activity.supplier_id,
    sequence_index: sequenceIndex,
    seats: priced.seats,
    state: "held",
    held_at: instantAt(now),
    expires_at: instantAt(now + holdLife),
    lifted: 0,
    pinned_until: null,
    frozen: JSON.stringify(priced.frozen),
    tickets_amount: tickets,
    deposits_amount: deposits,
    total_amount: tickets + deposits,
    with_item_id: ids.withItemId,
    first_reservation_id: ids.firstId,
  };
}

function nextIndex(rows: readonly ReservationRow[]): number {
  return rows.reduce((most, row) => Math.max(most, row.sequence_index + 1), 0);
}
