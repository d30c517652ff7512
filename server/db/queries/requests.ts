import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { Db, Trx } from "../connection.ts";
import { bookingsWith } from "./team-bookings.ts";

/** The suppliers of what is on request in a booking, without what was cancelled. */
export async function suppliersOfRequest(db: Db | Trx, bookingId: string): Promise<{ id: number; name: string; email: string | null }[]> {
  return db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .innerJoin("activity", "activity.id", "reservation.activity_id")
    .innerJoin("supplier", "supplier.id", "activity.supplier_id")
    .select(["supplier.id", "supplier.name", "supplier.email"])
    .distinct()
    .where("booking_item.booking_id", "=", bookingId)
    .where("booking_item.cancelled_at", "is", null)
    .where("activity.booking_on_request", "=", 1)
    .orderBy("supplier.id")
    .execute();
}

/** A page of the requests that wait for an answer, the one whose time ends first at the top; and how many there are. */
export async function openRequests(db: Db, { search, page }: { readonly search: string; readonly page: number }) {
  const open = bookingsWith(db, search).where("booking.state", "=", "requested");
  const { total } = await open.select((row) => row.fn.countAll<number | string>().as("total")).executeTakeFirstOrThrow();
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
export async function requestedAt(db: Db, bookingId: string): Promise<string> {
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
