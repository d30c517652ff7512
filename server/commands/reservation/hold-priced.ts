import { randomUUID } from "node:crypto";
import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { instantAt, msOf } from "../../clock.ts";
import { runBatch, tryAtomicBatch } from "../../db/batch.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { cartLife, insertCartStatement, updateCart, type CartRow } from "../../db/queries/cart.ts";
import { insertReservationStatement, setHoldExpiry, type ReservationRow } from "../../db/queries/reservation.ts";
import { hasSeats, claimSeats, claimSeatsStatement } from "../../db/queries/slot.ts";
import { lockVehicles } from "../../db/queries/slot-vehicle.ts";
import { transact } from "../../db/transact.ts";
import { firstOf, hasExpired, isLive, standingInPlaceOf } from "../../domain/hold-state.ts";
import { holdLife, longestHold } from "../../../sdk/contracts/hold-times.ts";
import { countPersons } from "../../domain/persons.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import { emit } from "../../telemetry.ts";
import { affiliateToStore } from "../cart/affiliate-of-cart.ts";
import { storeAnswerStatements, type Idempotency } from "../idempotency.ts";
import { firstStateStatement } from "../states.ts";
import { answerOfHold } from "./answer-of-hold.ts";
import { availabilityFull } from "./availability-errors.ts";
import { expireHoldsOfSlot, hasExpiredHolds } from "./expire.ts";
import type { ReservationInput } from "./price-request.ts";
import { costOf, type PricedRequest } from "./priced-request.ts";
import { releaseReplaced } from "./release-replaced.ts";
import { releaseReservation } from "./release.ts";
import { keepStanding, lockCartToHold, type HoldAgainRequest } from "./standing-hold.ts";
import { isOfTrip, moveTrips, requestedTie, tieBefore, tieTrips, type TripTie } from "./trip-ties.ts";

type HoldAnswer = CallAnswer<typeof createReservation>;

/** What a hold needs of its request beside its price. */
type HoldRequest = Pick<ReservationInput, "doCreateCart" | "affiliate"> & HoldAgainRequest;

interface Holding {
  readonly request: HoldRequest;
  readonly priced: PricedRequest;
  readonly session: Session;
  readonly idempotency: Idempotency | null;
  readonly affiliate: string | null;
  /** Ms since 1970. */
  readonly now: number;
  /** `now`: the same instant as the database has it. */
  readonly presenting: { readonly origin: string; readonly now: string };
}

/** An answer, and whether its hold is new: what stands already is answered with as it is. */
interface Held {
  readonly answer: HoldAnswer;
  readonly isNew: boolean;
}

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
): Promise<HoldAnswer> {
  const now = clock.now();
  const presenting = { origin: env.PUBLIC_ORIGIN, now: instantAt(now) };
  const affiliate = affiliateToStore(request.affiliate);
  const holding = { request, priced, session, idempotency, affiliate, now, presenting };
  await refuseFull(db, holding);
  const { answer, isNew } =
    (await tryHoldInNewCart(db, holding)) ?? (await transact(db, (trx) => holdInCart(trx, holding)));
  if (isNew) emit("step", { entity: "reservation", to: "held" });
  return answer;
}

/**
 * Refuses a full slot without a transaction, so that a rush on it stays cheap; the database decides in the end. Not of
 * a request that replaces or holds again: seats of the slot may be its own, or be held for it by a concurrent one.
 */
async function refuseFull(db: Db, { request, priced: { sale, seats }, presenting }: Holding): Promise<void> {
  if (request.replaces || request.holdsAgain || hasSeats(sale.slot, seats)) return;
  if (!(await hasExpiredHolds(db, sale.slot.id, presenting.now))) throw availabilityFull(sale.slot.starts_at);
}

/** A first hold meets nothing but its slot: one statement does it. Null where it can't, or the seats were not free. */
async function tryHoldInNewCart(db: Db, holding: Holding): Promise<Held | null> {
  const { request, priced, presenting } = holding;
  if (request.cartId || request.replaces || hasVehicles(priced)) return null;
  const { answer, writes } = newHold(holding, newCart(holding), [], null);
  const claim = claimSeatsStatement(db, priced.sale.slot.id, priced.seats, presenting.now);
  return (await tryAtomicBatch(db, writes(db), claim)) ? { answer, isNew: true } : null;
}

async function holdInCart(trx: Trx, holding: Holding): Promise<Held> {
  const { request, priced, session, idempotency, affiliate, now, presenting } = holding;
  const at = presenting.now;
  const { cart, ofCart } = request.cartId
    ? await lockCartToHold(trx, request.cartId, now, session)
    : { cart: newCart(holding), ofCart: [] };
  // A concurrent request may have put it back since it was looked for.
  const kept = await keepStanding(trx, ofCart, request, idempotency, presenting);
  if (kept) return { answer: kept, isNew: false };
  const predecessor = await releasePredecessor(trx, ofCart, holding);
  const { row, others, answer, writes } = newHold(holding, cart, ofCart, predecessor);
  await renewHolds(trx, others, now);
  if (affiliate !== null && affiliate !== cart.affiliate) await updateCart(trx, cart.id, { affiliate });
  await claimWith(trx, priced, writes(trx), at);
  if (!isOfTrip(row)) {
    const held = [...others, row];
    const moved = predecessor ? await moveTrips(trx, held, predecessor.row.booking_item_id, row.booking_item_id) : held;
    await tieTrips(trx, moved, row, request, at);
  }
  return { answer, isNew: true };
}

/**
 * What a new hold takes the place of: `edited`, named by `replaces`; `named`, by `holdsAgain`; `expired`, a hold of the
 * same slot that no request names, and whose place in the cart's order it doesn't take.
 */
interface Predecessor {
  readonly kind: "edited" | "named" | "expired";
  readonly row: ReservationRow;
}

/** Releases what the new hold takes the place of, before its seats are claimed. */
async function releasePredecessor(
  trx: Trx,
  ofCart: readonly ReservationRow[],
  { request, priced, presenting: { now: at } }: Holding,
): Promise<Predecessor | null> {
  const slotId = priced.sale.slot.id;
  const toReplace = replacedBy(ofCart, request, at);
  const named = toReplace === null ? ofCart.find(({ id }) => id === request.holdsAgain) : undefined;
  // What has expired in the place of the one that is named, whatever its slot; without a name, what has in the same
  // slot. The job may have marked it or not yet.
  const expired = ofCart.filter(
    (row) =>
      hasExpired(row, at) &&
      row.id !== toReplace?.id &&
      (named ? firstOf(row) === firstOf(named) : row.slot_id === slotId),
  );
  // Before any slot is written, those of what is replaced too.
  const released = toReplace ? [...expired, toReplace] : expired;
  if (hasVehicles(priced)) await lockVehicles(trx, [slotId, ...released.map(({ slot_id }) => slot_id)]);
  const edited = toReplace === null ? undefined : await releaseReplaced(trx, toReplace, at);
  for (const row of expired) await releaseReservation(trx, row, "held_again", at);
  if (edited) return { kind: "edited", row: edited };
  if (named) return { kind: "named", row: named };
  return expired[0] ? { kind: "expired", row: expired[0] } : null;
}

/**
 * What an edit of a reservation replaces: what has its place, where another tab has edited it since. null where nothing
 * is edited, or nothing has its place any more and the request would hold it again then; undefined where it is unknown.
 */
function replacedBy(
  ofCart: readonly ReservationRow[],
  { replaces, holdsAgain }: HoldRequest,
  at: string,
): ReservationRow | null | undefined {
  if (!replaces) return null;
  const standing = standingInPlaceOf(ofCart, replaces, at);
  return standing ?? (holdsAgain ? null : ofCart.find(({ id }) => id === replaces));
}

/** The row of a new hold, the `others` of its cart, its answer, and the statements that write it. */
function newHold(
  { request, priced, idempotency, now, presenting }: Holding,
  cart: CartRow,
  ofCart: readonly ReservationRow[],
  predecessor: Predecessor | null,
) {
  const at = presenting.now;
  const before = predecessor?.row;
  const hasPlace = before && predecessor.kind !== "expired";
  const others = ofCart.filter(({ id }) => id !== before?.id);
  const row = reservationOf({
    cart,
    priced,
    now,
    sequenceIndex: hasPlace ? before.sequence_index : nextIndex(ofCart),
    tie: requestedTie(request, priced.frozen, before, others, at) ?? tieBefore(before, others, at),
    firstId: before ? firstOf(before) : null,
  });
  const answer = answerOfHold(row, [...others, row], presenting);
  const reason = predecessor?.kind === "edited" ? "edited" : "held";
  const writes = (trx: Db | Trx) => [
    ...(request.cartId ? [] : [insertCartStatement(trx, cart)]),
    insertReservationStatement(trx, row),
    firstStateStatement(trx, "reservation", row.id, "held", reason, at),
    ...storeAnswerStatements(trx, idempotency, answer, at),
  ];
  return { row, others, answer, writes };
}

/** Claims the seats and writes the hold. One that has just expired may not be marked yet: its seats count as free. */
async function claimWith(
  trx: Trx,
  { sale: { slot }, seats }: PricedRequest,
  writes: Parameters<typeof runBatch>[1],
  at: string,
): Promise<void> {
  if ((await runBatch(trx, writes, claimSeatsStatement(trx, slot.id, seats, at))) > 0) return;
  if ((await expireHoldsOfSlot(trx, slot.id, at)) && (await claimSeats(trx, slot.id, seats, at))) return;
  throw availabilityFull(slot.starts_at);
}

const hasVehicles = ({ sale }: PricedRequest): boolean => (sale.vehicleIds ?? []).length > 0;

function newCart({ request, affiliate, session, now }: Holding): CartRow {
  if (!request.doCreateCart) throw notFound("cart_not_found");
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
  readonly tie: TripTie;
  readonly firstId: string | null;
}

function reservationOf({ cart, priced, now, sequenceIndex, tie, firstId }: ReservationParts): ReservationRow {
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
    persons: countPersons(priced.frozen),
    state: "held",
    held_at: instantAt(now),
    expires_at: instantAt(now + holdLife),
    lifted: 0,
    pinned_until: null,
    frozen: JSON.stringify(priced.frozen),
    tickets_amount: tickets,
    deposits_amount: deposits,
    total_amount: tickets + deposits,
    ...tie,
    first_reservation_id: firstId,
  };
}

function nextIndex(rows: readonly ReservationRow[]): number {
  return rows.reduce((most, row) => Math.max(most, row.sequence_index + 1), 0);
}
