import type { ExpressionBuilder } from "kysely";
import type { Db } from "../connection.ts";
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

/** Reads whose bookings an account owns; undefined if the account was deleted. */
export async function findOwner(db: Db, userId: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom("account_user")
    .select(["email", "is_email_confirmed"])
    .where("id", "=", userId)
    .executeTakeFirst();
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
export const unbookedStates = ["unpaid", "expired"] as const;

/** A page of an owner's bookings, the newest first, and their total number. */
export async function bookingsOf(
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
