import type { ExpressionBuilder } from "kysely";
import type { Db } from "../connection.ts";
import type { BookingTable, Tables } from "../schema.ts";

/**
 * Whose bookings: made while signed in, or under an address that is known to be theirs; of a distributor's, with its
 * net prices, the first alone.
 */
export interface Owner {
  readonly userId: string;
  /** In small letters; null until it is confirmed. */
  readonly confirmedEmail: string | null;
}

/** Who somebody is to their bookings; undefined where the account is gone. */
export async function ownerOf(db: Db, userId: string): Promise<Owner | undefined> {
  const row = await db
    .selectFrom("account_user")
    .select(["email", "is_email_confirmed"])
    .where("id", "=", userId)
    .executeTakeFirst();
  return row && { userId, confirmedEmail: row.is_email_confirmed === 1 ? row.email.toLowerCase() : null };
}

/** Whether a booking is an owner's. */
export function isOf(
  { userId, confirmedEmail }: Owner,
  booking: Pick<BookingTable, "user_id" | "contact_email" | "distributor_id">,
): boolean {
  return (
    booking.user_id === userId ||
    (confirmedEmail !== null && booking.contact_email === confirmedEmail && booking.distributor_id === null)
  );
}

/** The same in the database. */
export function whereOf({ userId, confirmedEmail }: Owner) {
  return (row: ExpressionBuilder<Tables, "booking">) =>
    row.or([
      row("booking.user_id", "=", userId),
      ...(confirmedEmail === null
        ? []
        : [row.and([row("booking.contact_email", "=", confirmedEmail), row("booking.distributor_id", "is", null)])]),
    ]);
}

/** What was left before it was paid is nobody's booking yet. */
export const neverBooked = ["unpaid", "expired"] as const;

/** A page of somebody's bookings, the newest first, and how many there are. */
export async function bookingsOf(
  db: Db,
  owner: Owner,
  page: number,
  pageSize: number,
): Promise<{ ids: string[]; total: number }> {
  const own = db.selectFrom("booking").where("state", "not in", neverBooked).where(whereOf(owner));
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
