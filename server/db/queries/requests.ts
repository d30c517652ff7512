import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { Db, Trx } from "../connection.ts";
import { matchBookings } from "./team-bookings.ts";

export interface RequestSupplier {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
}

/** The supplier of each of a booking's items when it was held, by the item's id. */
export async function suppliersOfItems(db: Db | Trx, bookingId: string): Promise<ReadonlyMap<string, RequestSupplier>> {
  const rows = await db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .innerJoin("supplier", "supplier.id", "reservation.supplier_id")
    .select(["booking_item.id as itemId", "supplier.id", "supplier.name", "supplier.email"])
    .where("booking_item.booking_id", "=", bookingId)
    .execute();
  return new Map(rows.map(({ itemId, ...supplier }) => [itemId, supplier]));
}

/** A page of the requests that wait for an answer, the one whose time ends first at the top; and how many there are. */
export async function openRequests(db: Db, { search, page }: { readonly search: string; readonly page: number }) {
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
