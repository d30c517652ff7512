import type { ExpressionBuilder } from "kysely";
import type { Db, Trx } from "../connection.ts";
import { findUser } from "./account-user.ts";
import type { BookingTable, Tables } from "../schema.ts";

/**
 * The owner of bookings: those made while signed in, or under the owner's confirmed address. A distributor's bookings
 * with net prices belong to the signed-in user alone.
 */
export interface Owner {
  readonly userId: string;
  /** In small letters; null until it is confirmed. */
  readonly confirmedEmail: string | null;
}

/** Reads the owner by which an account has its bookings; undefined if the account was deleted. */
export async function findOwner(db: Db | Trx, userId: string): Promise<Owner | undefined> {
  const row = await findUser(db, userId);
  return row && { userId, confirmedEmail: row.is_email_confirmed === 1 ? row.email.toLowerCase() : null };
}

/** Whether a booking is an owner's. */
export function isOwnedBy(
  { userId, confirmedEmail }: Owner,
  booking: Pick<BookingTable, "user_id" | "contact_email" | "distributor_id">,
): boolean {
  return (
    booking.user_id === userId ||
    (confirmedEmail !== null && booking.contact_email === confirmedEmail && booking.distributor_id === null)
  );
}

/** `isOwnedBy` as an SQL condition. */
export function whereOwnedBy({ userId, confirmedEmail }: Owner) {
  return (row: ExpressionBuilder<Tables, "booking">) =>
    row.or([
      row("booking.user_id", "=", userId),
      ...(confirmedEmail === null
        ? []
        : [row.and([row("booking.contact_email", "=", confirmedEmail), row("booking.distributor_id", "is", null)])]),
    ]);
}

/** States of a booking that was never paid; account pages leave it out. */
const unbookedStates = ["unpaid", "expired"] as const;

/** A page of an owner's bookings, the newest first, and their total number. */
export async function listBookingIdsOfOwner(
  db: Db,
  owner: Owner,
  page: number,
  pageSize: number,
): Promise<{ ids: string[]; total: number }> {
  const own = db.selectFrom("booking").where("state", "not in", unbookedStates).where(whereOwnedBy(owner));
  const [rows, { total }] = await Promise.all([
    own
      .select("id")
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    own.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

/** Takes an account off its bookings. */
export async function updateBookingsWithoutUser(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable("booking").set({ user_id: null }).where("user_id", "=", userId).execute();
}

/** The newest `most` items of an owner's confirmed bookings, by id. */
export async function listConfirmedItemIds(db: Db, owner: Owner, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("booking")
    .innerJoin("booking_item", "booking_item.booking_id", "booking.id")
    .select("booking_item.id")
    .where("booking.state", "=", "confirmed")
    .where(whereOwnedBy(owner))
    .orderBy("booking.created_at", "desc")
    .orderBy("booking_item.sequence_index")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** The booking whose link a visitor requests: by its id, or by its number and address. */
export type BookingClaim = { readonly bookingId: string } | { readonly bookingNumber: string; readonly email: string };

/** Returns the id of a booking that was paid or requested; undefined if there is none. */
export async function findBookedId(db: Db, claim: BookingClaim): Promise<string | undefined> {
  const booked = db.selectFrom("booking").select("id").where("state", "not in", unbookedStates);
  const row = await (
    "bookingId" in claim
      ? booked.where("id", "=", claim.bookingId)
      : booked
          .where("number", "=", claim.bookingNumber.toUpperCase())
          .where("contact_email", "=", claim.email.toLowerCase())
  ).executeTakeFirst();
  return row?.id;
}

/** Returns the booking of an item; undefined if the item is unknown. */
export async function findBookingIdOfItem(db: Db, bookingItemId: string): Promise<string | undefined> {
  const item = await db
    .selectFrom("booking_item")
    .select("booking_id")
    .where("id", "=", bookingItemId)
    .executeTakeFirst();
  return item?.booking_id;
}
