import type { Locale } from "../../sdk/contracts/locale.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { ActivitySalesRow, SupplierSalesRow } from "../db/queries/account-sales.ts";
import { activityPath } from "./activity-path.ts";

/** What was booked of an activity; PostgreSQL gives counts and sums as texts. */
export function presentActivitySales(row: ActivitySalesRow, locale: Locale) {
  return {
    activityId: row.id,
    title: row.title,
    path: activityPath(row.id, row.slug, locale),
    supplier: row.supplier,
    bookings: Number(row.bookings),
    guests: Number(row.guests),
    total: money(Number(row.total)),
  };
}

/** What was booked of a supplier's activities. */
export function presentSupplierSales(row: SupplierSalesRow) {
  return {
    supplierId: row.id,
    name: row.name,
    activities: Number(row.activities ?? 0),
    bookings: Number(row.bookings),
    total: money(Number(row.total)),
  };
}
