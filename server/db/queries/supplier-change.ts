import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { Db, Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";

/** A booked item that is still to come, and what the catalogue says of it now. */
export interface BookedAgainstCatalogue {
  readonly id: string;
  readonly bookingId: string;
  readonly reservationId: string;
  readonly reservationState: string;
  /** `FrozenReservation` as JSON. */
  readonly frozen: string;
  readonly slotId: string;
  readonly offerId: number;
  /** `SupplierChange` as JSON; null where nothing was told. */
  readonly supplierChange: string | null;
  /** JSON of the activity's row. */
  readonly meetingPoints: string;
  /** JSON of the offer's row. */
  readonly schedules: string;
  readonly activityWithdrawnAt: string | null;
  readonly offerWithdrawnAt: string | null;
  /** Since when the team has taken the activity off sale: that says nothing of visits that are booked. */
  readonly unpublishedAt: string | null;
}

/**
 * Booked items that begin after `now`, by their ids after one: confirmed, not cancelled, no trips. `bookingId`: of that
 * booking alone.
 */
export async function listBookedAgainstCatalogue(
  db: Db | Trx,
  { now, after = "", bookingId }: { readonly now: string; readonly after?: string; readonly bookingId?: string },
  limit?: number,
): Promise<BookedAgainstCatalogue[]> {
  return db
    .selectFrom("booking_item")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .innerJoin("slot", "slot.id", "reservation.slot_id")
    .innerJoin("activity", "activity.id", "reservation.activity_id")
    .innerJoin("offer", "offer.id", "reservation.offer_id")
    .leftJoin("team_activity", "team_activity.activity_id", "activity.id")
    .select([
      "booking_item.id",
      "booking_item.booking_id as bookingId",
      "reservation.id as reservationId",
      "reservation.state as reservationState",
      "reservation.frozen",
      "reservation.slot_id as slotId",
      "reservation.offer_id as offerId",
      "booking_item.supplier_change as supplierChange",
      "activity.meeting_points as meetingPoints",
      "offer.schedules",
      "activity.withdrawn_at as activityWithdrawnAt",
      "offer.withdrawn_at as offerWithdrawnAt",
      "team_activity.unpublished_at as unpublishedAt",
    ])
    .where("slot.starts_at", ">", now)
    .where("reservation.offer_id", "!=", transportOfferId)
    .where("reservation.state", "=", "booked")
    .where("booking.state", "=", "confirmed")
    .where("booking_item.cancelled_at", "is", null)
    .where("booking_item.id", ">", after)
    .$if(bookingId !== undefined, (query) => query.where("booking.id", "=", bookingId!))
    .orderBy("booking_item.id")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

/** Stores what is told of an item; false where something else was told since `before` was read. */
export async function replaceSupplierChange(
  trx: Trx,
  itemId: string,
  before: string | null,
  change: string,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("booking_item")
      .set({ supplier_change: change })
      .where("id", "=", itemId)
      .where((row) => (before === null ? row("supplier_change", "is", null) : row("supplier_change", "=", before)))
      .returning("id"),
  );
}
