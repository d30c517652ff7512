import type { Db, Trx } from "../../db/connection.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { listSuppliersOfItems, type RequestSupplier } from "../../db/queries/request.ts";
import { isOnRequest, requestItemStateOf } from "../../domain/request-state.ts";
import type { RequestScope } from "../../presenters/request-scope.ts";

/** `supplierId`: null for the team, which can answer for every supplier. Undefined if there is no such booking. */
export async function requestScope(
  db: Db | Trx,
  bookingId: string,
  supplierId: number | null,
): Promise<RequestScope | undefined> {
  return (await readScope(db, bookingId, supplierId))?.scope;
}

async function readScope(db: Db | Trx, bookingId: string, supplierId: number | null) {
  const found = await findBookingWithItems(db, bookingId);
  if (!found) return undefined;
  const supplierOf = await listSuppliersOfItems(db, bookingId);
  const items =
    supplierId === null ? found.items : found.items.filter(({ item }) => supplierOf.get(item.id)?.id === supplierId);
  const suppliers = new Map<number, RequestSupplier>();
  for (const { item, reservation } of items) {
    const supplier = supplierOf.get(item.id);
    if (supplier && isOnRequest(reservation) && requestItemStateOf({ item, reservation }) !== "cancelled")
      suppliers.set(supplier.id, supplier);
  }
  const inOrder = [...suppliers.values()].toSorted((one, other) => one.id - other.id);
  const scope: RequestScope = { booking: found.booking, all: found.items, items, suppliers: inOrder };
  return { scope, supplierOf };
}

/** The suppliers with open items. */
export async function suppliersToNotify(trx: Trx, bookingId: string): Promise<readonly RequestSupplier[]> {
  const read = await readScope(trx, bookingId, null);
  if (!read) return [];
  const { scope, supplierOf } = read;
  const waiting = new Set(
    scope.all.filter((booked) => requestItemStateOf(booked) === "open").map(({ item }) => supplierOf.get(item.id)?.id),
  );
  return scope.suppliers.filter(({ id }) => waiting.has(id));
}
