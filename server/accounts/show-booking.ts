import type { AccountBookingItem, ChangeRefusal, ManagedBooking } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import { instantAt } from "../clock.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import { isContactCorrectable, whyNotCorrectable } from "../commands/booking/correct-rule.ts";
import { refundableOfConfirming, refundOf } from "../commands/booking/cancel-refund.ts";
import { confirmsRest } from "../domain/request-state.ts";
import { whyNotCancellable } from "../commands/booking/cancel-rule.ts";
import { whyNotRebookable } from "../commands/booking/rebook-rule.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { isOwnedBy, findOwner } from "../db/queries/account-bookings.ts";
import { findBooking } from "../db/queries/bookings.ts";
import { fromJson } from "../db/json.ts";
import type {
  BookingItemTable,
  BookingTable,
  PaymentAttemptTable,
  RefundTable,
  ReservationTable,
} from "../db/schema.ts";
import { notFound } from "../errors.ts";
import { confirmingAttempt, refundStateOfItem } from "../presenters/booking-money.ts";
import { presentBooking } from "../presenters/booking.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { wireInstant } from "../wall-time.ts";
import type { FoundBooking } from "./manage-link.ts";
import { historyOf } from "./booking-history.ts";
import { whyNotReviewable } from "./review-rule.ts";

/**
 * A booking of the signed-in user, or any for an admin, with its possible actions and its history. Throws 404
 * otherwise.
 */
export async function showBooking(services: Services, caller: SignedIn, bookingId: string): Promise<ManagedBooking> {
  const [found, owner] = await Promise.all([
    findBooking(services.db, bookingId),
    findOwner(services.db, caller.userId),
  ]);
  if (!found || !owner || !(caller.isAdmin || isOwnedBy(owner, found.booking))) throw notFound("booking_not_found");
  return presentManaged(services, found);
}

/** A booking with what can be done and was done, for who may change it. */
export async function presentManaged(
  { db, clock, env }: Services,
  { booking, items }: FoundBooking,
): Promise<ManagedBooking> {
  const bookingId = booking.id;
  const at = instantAt(clock.now());
  const [attempts, refunds, reviewed] = await Promise.all([
    db
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),
    db.selectFrom("refund").selectAll().where("booking_id", "=", bookingId).orderBy("created_at").execute(),
    reviewedItems(
      db,
      items.map(({ item }) => item.id),
    ),
  ]);
  const attempt = confirmingAttempt(booking, attempts);
  const ofIt = refunds.filter(({ payment_attempt_id }) => payment_attempt_id === attempt?.id);
  const refundable = attempt ? refundableOfConfirming(attempt, ofIt) : 0;
  const standing = items.filter(({ item }) => item.cancelled_at === null).length;
  const known = { booking, attempt, refunds: ofIt, refundable, at, now: clock.now(), standing };
  const shown = items.map((booked) => ({
    ...presentItem(booked, { ...known, isReviewed: reviewed.has(booked.item.id) }),
    confirmsRest: confirmsRest([booked], items),
  }));
  return {
    booking: presentBooking(booking, items, {
      origin: env.PUBLIC_ORIGIN,
      now: at,
      firstSeen: false,
      attempts,
      refunds,
    }),
    items: shown,
    history: await historyOf(db, booking, items, refunds, attempts),
    contact: fromJson<Buyer>(booking.contact),
    isContactCorrectable: isContactCorrectable(booking, items, at),
    refundable: money(refundOfAll(known, items, shown)),
    confirmsRest: confirmsRest(
      items.filter((_, index) => shown[index]?.isCancellable),
      items,
    ),
  };
}

interface Known {
  readonly booking: BookingTable;
  readonly attempt: PaymentAttemptTable | undefined;
  /** Of that attempt. */
  readonly refunds: readonly RefundTable[];
  /** Rappen of it that are neither back nor due. */
  readonly refundable: number;
  readonly at: string;
  readonly now: number;
  /** Items that are not cancelled. */
  readonly standing: number;
  readonly isReviewed: boolean;
}

/** With the last item the service fee comes back too (RULES 11): cancelling one after the other gives back as much. */
function refundOfAll(
  { booking, refundable }: Pick<Known, "booking" | "refundable">,
  items: FoundBooking["items"],
  shown: readonly AccountBookingItem[],
): number {
  const going = items.filter((_, index) => shown[index]?.isCancellable);
  const isLast = going.length === items.filter(({ item }) => item.cancelled_at === null).length;
  const itemPaid = going.reduce((sum, { item }) => sum + item.paid_amount, 0);
  return going.length === 0
    ? 0
    : refundOf({ itemPaid, fee: booking, isLast, bySupplier: false, refundable, override: null }).amount;
}

function presentItem(
  { item, reservation }: { item: BookingItemTable; reservation: ReservationTable },
  known: Known,
): Omit<AccountBookingItem, "confirmsRest"> {
  const { booking, attempt, refundable, at, now } = known;
  const frozen = fromJson<FrozenReservation>(reservation.frozen);
  const { cancellableUntil } = frozen.slot;
  const isLast = known.standing === 1 && item.cancelled_at === null;
  const cancel = whyNotCancellable({ booking, item, reservation }, at);
  const rebook = whyNotRebookable(
    { cancelledAt: item.cancelled_at, bookingState: booking.state, reservationState: reservation.state, frozen },
    at,
  );
  const isCancellable = cancel === null;
  /** It is never too late where there was never a time to do it. */
  const refusalOf = (reason: ChangeRefusal | null) =>
    reason === "cut_off" && cancellableUntil === null ? "never" : reason;
  const refund = isCancellable
    ? refundOf({ itemPaid: item.paid_amount, fee: booking, isLast, bySupplier: false, refundable, override: null })
    : null;
  return {
    bookingItemId: item.id,
    state: reservation.state,
    isCancellable,
    refusals: {
      cancel: refusalOf(cancel),
      rebook: refusalOf(rebook),
      correct: whyNotCorrectable({ booking, item, reservation }, at),
    },
    fields: [...frozen.fields],
    cancellableUntil: cancellableUntil && wireInstant(cancellableUntil),
    paid: money(item.paid_amount),
    refundable: money(refund?.amount ?? 0),
    refunded: money(item.refunded_amount),
    refundState: refundStateOfItem(item, attempt, known.refunds),
    isReviewable: !known.isReviewed && whyNotReviewable({ booking, item, reservation }, now) === null,
  };
}

async function reviewedItems(db: Services["db"], itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("review")
    .select("booking_item_id")
    .where("booking_item_id", "in", itemIds)
    .execute();
  return new Set(rows.map(({ booking_item_id }) => booking_item_id ?? ""));
}
