import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { Insertable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import { changeOne, hasChanged } from "../row-count.ts";
import type { BookingItemTable, Tables } from "../schema.ts";

/** An item by its id. Throws if there is none. */
export async function getBookingItem(trx: Db | Trx, itemId: string): Promise<BookingItemTable> {
  return trx.selectFrom("booking_item").selectAll().where("id", "=", itemId).executeTakeFirstOrThrow();
}

/** What was frozen of an item's reservation (`FrozenReservation` as JSON); undefined for an item of another booking. */
export async function findFrozenOfItem(
  db: Db | Trx,
  bookingId: string,
  itemId: string,
): Promise<{ frozen: string } | undefined> {
  return db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .select("reservation.frozen")
    .where("booking_item.id", "=", itemId)
    .where("booking_item.booking_id", "=", bookingId)
    .executeTakeFirst();
}

/** The booking of an item, and its owner. */
export async function findBookingOfItem(
  db: Db | Trx,
  itemId: string,
): Promise<{ booking_id: string; distributor_id: string | null } | undefined> {
  return db
    .selectFrom("booking_item")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .select(["booking_id", "distributor_id"])
    .where("booking_item.id", "=", itemId)
    .executeTakeFirst();
}

/**
 * What decides whether an item can be rebooked, in one statement: another change of the item that ends between two
 * would show its new place and its old one's state.
 */
export async function findRebookState(db: Db | Trx, itemId: string) {
  return db
    .selectFrom("booking_item as item")
    .innerJoin("booking", "booking.id", "item.booking_id")
    .innerJoin("reservation", "reservation.id", "item.reservation_id")
    .where("item.id", "=", itemId)
    .select([
      "item.booking_id as bookingId",
      "booking.distributor_id as distributorId",
      "item.cancelled_at as cancelledAt",
      "booking.state as bookingState",
      "reservation.state as reservationState",
      "reservation.frozen",
      "item.reservation_id as reservationId",
      "item.supplier_change",
    ])
    .executeTakeFirst();
}

/** The items of a booking in the buyer's order, cancelled ones among them. */
export async function listBookingItems(
  db: Db | Trx,
  bookingId: string,
): Promise<Pick<BookingItemTable, "id" | "cancelled_at" | "ticket_code">[]> {
  return db
    .selectFrom("booking_item")
    .select(["id", "cancelled_at", "ticket_code"])
    .where("booking_id", "=", bookingId)
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
}

/** A new item; columns that it gets later are null. */
export type NewBookingItem = Insertable<Tables["booking_item"]>;

/** Replaces all items of a booking. */
export async function replaceBookingItems(
  trx: Trx,
  bookingId: string,
  items: readonly NewBookingItem[],
): Promise<void> {
  await trx.deleteFrom("booking_item").where("booking_id", "=", bookingId).execute();
  await trx.insertInto("booking_item").values(items).execute();
}

/** Changes columns of an item. Throws if there is no such item. */
export async function updateBookingItem(
  trx: Trx,
  itemId: string,
  change: Partial<Omit<BookingItemTable, "id">>,
): Promise<void> {
  await changeOne(trx.updateTable("booking_item").set(change).where("id", "=", itemId));
}

/** Gives an item a ticket code, unless another call has given it one. */
export async function setTicketCode(trx: Trx, itemId: string, code: string): Promise<void> {
  await trx
    .updateTable("booking_item")
    .set({ ticket_code: code })
    .where("id", "=", itemId)
    .where("ticket_code", "is", null)
    .execute();
}

/**
 * Booked items with dates in a range whose buyers can be invited to a review: confirmed, not cancelled, no trips,
 * neither on invoice nor reviewed nor invited before. `from` and `before` are calendar dates in Zurich; `before` is
 * excluded.
 */
export async function listItemsToReview(
  db: Db,
  { from, before }: { readonly from: string; readonly before: string },
  limit: number,
): Promise<{ id: string; booking_id: string }[]> {
  return db
    .selectFrom("slot")
    .innerJoin("reservation", "reservation.slot_id", "slot.id")
    .innerJoin("booking_item", "booking_item.reservation_id", "reservation.id")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .leftJoin("review", "review.booking_item_id", "booking_item.id")
    .select(["booking_item.id", "booking_item.booking_id"])
    .where("slot.local_date", "<", before)
    .where("slot.local_date", ">=", from)
    .where("reservation.offer_id", "!=", transportOfferId)
    .where("reservation.state", "=", "booked")
    .where("booking.state", "=", "confirmed")
    .where("booking.distributor_id", "is", null)
    .where("booking_item.cancelled_at", "is", null)
    .where("booking_item.review_asked_at", "is", null)
    .where("review.id", "is", null)
    .limit(limit)
    .execute();
}

/** Marks an item's buyer as invited to a review; returns whether this call was the first. */
export async function markReviewInvited(trx: Trx, itemId: string, at: string): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("booking_item")
      .set({ review_asked_at: at })
      .where("id", "=", itemId)
      .where("review_asked_at", "is", null)
      .returning("id"),
  );
}

/** An item that the job of reminders has to decide on. */
export interface ItemToRemind {
  readonly id: string;
  readonly bookingId: string;
  readonly reservationId: string;
  readonly startsAt: string;
  /** When it became what it is: confirmed, or rebooked. */
  readonly bookedAt: string;
}

/**
 * Booked items of one date in Zurich, trips too, that begin after `now` and were not decided on before: confirmed, not
 * cancelled, not on invoice. Items of one booking follow each other.
 */
export async function listItemsToRemind(
  db: Db | Trx,
  { date, now, bookingId }: { readonly date: string; readonly now: string; readonly bookingId?: string },
  limit?: number,
): Promise<ItemToRemind[]> {
  const rows = await db
    .selectFrom("slot")
    .innerJoin("reservation", "reservation.slot_id", "slot.id")
    .innerJoin("booking_item", "booking_item.reservation_id", "reservation.id")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .select([
      "booking_item.id",
      "booking_item.booking_id as bookingId",
      "reservation.id as reservationId",
      "reservation.held_at as heldAt",
      "slot.starts_at as startsAt",
      "booking.confirmed_at as confirmedAt",
    ])
    .where("slot.local_date", "=", date)
    .where("slot.starts_at", ">", now)
    .where("reservation.state", "=", "booked")
    .where("booking.state", "=", "confirmed")
    .where("booking.distributor_id", "is", null)
    .where("booking_item.cancelled_at", "is", null)
    .where((row) =>
      row.or([
        row("booking_item.reminded_reservation_id", "is", null),
        row("booking_item.reminded_reservation_id", "!=", row.ref("booking_item.reservation_id")),
      ]),
    )
    .$if(bookingId !== undefined, (query) => query.where("booking.id", "=", bookingId!))
    .orderBy("booking.id")
    .orderBy("booking_item.sequence_index")
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
  return rows.map(({ heldAt, confirmedAt, ...row }) => ({
    ...row,
    bookedAt: confirmedAt !== null && confirmedAt > heldAt ? confirmedAt : heldAt,
  }));
}
