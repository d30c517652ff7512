import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { Db, Trx } from "../connection.ts";
import { hasChanged } from "../row-count.ts";
import { matchBookings } from "./team-bookings.ts";

export interface RequestSupplier {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

/** The supplier of each of a booking's items when it was held, by the item's id. */
export async function listSuppliersOfItems(
  db: Db | Trx,
  bookingId: string,
): Promise<ReadonlyMap<string, RequestSupplier>> {
  const rows = await db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .innerJoin("supplier", "supplier.id", "reservation.supplier_id")
    .select(["booking_item.id as itemId", "supplier.id", "supplier.name", "supplier.email"])
    .where("booking_item.booking_id", "=", bookingId)
    .execute();
  return new Map(rows.map(({ itemId, ...supplier }) => [itemId, supplier]));
}

/** A page of the open requests, sorted by deadline, and their number. */
export async function listOpenRequests(db: Db, { search, page }: { readonly search: string; readonly page: number }) {
  const open = matchBookings(db, search).where("booking.state", "=", "requested");
  const { total } = await open
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await open
    .selectAll()
    .orderBy("booking.request_expires_at")
    .orderBy("booking.id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** When a booking became a request. */
export async function findRequestedAt(db: Db, bookingId: string): Promise<string> {
  const { at } = await db
    .selectFrom("history")
    .select("at")
    .where("entity", "=", "booking")
    .where("entity_id", "=", bookingId)
    .where("to_state", "=", "requested")
    .orderBy("at")
    .executeTakeFirstOrThrow();
  return at;
}

/** Requests that have expired at the instant `now` without an answer, the oldest first. */
export async function listUnansweredRequests(db: Db, now: string, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom("booking")
    .select("id")
    .where("state", "=", "requested")
    .where("request_expires_at", "<=", now)
    .orderBy("request_expires_at")
    .limit(limit)
    .execute();
}

/**
 * Requests of which `reminders` at most were sent, and whose time ends between two instants: after `from`, by `until`.
 */
export async function listRequestsToRemind(
  db: Db,
  { reminders, from, until }: { readonly reminders: number; readonly from: string; readonly until: string },
  limit: number,
): Promise<{ id: string; request_reminders: number }[]> {
  return db
    .selectFrom("booking")
    .select(["id", "request_reminders"])
    .where("state", "=", "requested")
    .where("request_reminders", "<=", reminders)
    .where("request_expires_at", "<=", until)
    .where("request_expires_at", ">", from)
    .limit(limit)
    .execute();
}

/** Counts the reminders of an open request up from `before` to `after`; returns whether they were `before`. */
export async function setReminders(trx: Trx, bookingId: string, before: number, after: number): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("booking")
      .set({ request_reminders: after })
      .where("id", "=", bookingId)
      .where("state", "=", "requested")
      .where("request_reminders", "=", before)
      .returning("id"),
  );
}
