import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { ExpressionBuilder } from "kysely";
import type { Db } from "../connection.ts";
import type { Tables } from "../schema.ts";
import { textIn } from "./text-join.ts";

/** The seller: one distributor or person; null for all. */
export interface Seller {
  readonly userId: string;
  readonly distributorId: string | null;
}

/**
 * The revenue of an item in Rappen: 0 where its payment could not be captured, or was waived; without what is missing
 * after a partial capture.
 */
function revenueOf(row: ExpressionBuilder<Tables, "booking_item" | "payment_attempt">) {
  const missing = row
    .selectFrom("refund")
    .select((each) => each.fn.coalesce(each.fn.sum<number>("refund.amount"), each.val(0)).as("amount"))
    .whereRef("refund.booking_item_id", "=", "booking_item.id")
    .whereRef("refund.payment_attempt_id", "=", "payment_attempt.id")
    .where("refund.state", "=", "released")
    .where("refund.reason", "=", "captured_less" satisfies HistoryReason);
  return row
    .case()
    .when(row.or([row("payment_attempt.state", "=", "failed"), row("payment_attempt.method", "=", "waived")]))
    .then(0)
    .else(row("booking_item.paid_amount", "-", missing))
    .end();
}

/** Items that were booked and not cancelled, with the payment that their booking counts on. */
function sales(db: Db, seller: Seller | null) {
  return db
    .selectFrom("booking_item")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .leftJoin("payment_attempt", "payment_attempt.id", "booking.payment_attempt_id")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .innerJoin("activity", "activity.id", "reservation.activity_id")
    .innerJoin("supplier", "supplier.id", "reservation.supplier_id")
    .where("booking.state", "in", ["confirmed", "requested"])
    .where("booking_item.cancelled_at", "is", null)
    .$if(seller !== null, (query) =>
      query.where((row) =>
        row.or([
          row("booking.user_id", "=", seller!.userId),
          ...(seller!.distributorId ? [row("booking.distributor_id", "=", seller!.distributorId)] : []),
        ]),
      ),
    );
}

/**
 * A page of the activities that were booked, the most booked first. An activity that has changed its supplier has a row
 * for each, since a sale belongs to the supplier at the time of booking.
 */
export async function listSalesByActivity(
  db: Db,
  seller: Seller | null,
  locale: string,
  page: number,
  pageSize: number,
) {
  const rows = await sales(db, seller)
    .innerJoin("activity_text", textIn(locale))
    .select((row) => [
      "activity.id",
      "activity_text.title",
      "activity_text.slug",
      "supplier.name as supplier",
      row.fn.countAll<number>().as("bookings"),
      row.fn.sum<number>("reservation.persons").as("guests"),
      row.fn.sum<number>(revenueOf(row)).as("total"),
    ])
    .groupBy(["activity.id", "activity_text.title", "activity_text.slug", "supplier.id", "supplier.name"])
    .orderBy("bookings", "desc")
    .orderBy("activity.id")
    .orderBy("supplier.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const pairs = sales(db, seller).select(["activity.id as activity", "supplier.id as supplier"]).distinct();
  const { all } = await db
    .selectFrom(pairs.as("pair"))
    .select((row) => row.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(all) };
}

/** A page of all suppliers by name, with their activities on sale and what was booked of them. */
export async function listSalesBySupplier(db: Db, page: number, pageSize: number) {
  const rows = await db
    .selectFrom("supplier")
    .select((row) => [
      "supplier.id",
      "supplier.name",
      row
        .selectFrom("activity")
        .select((each) => each.fn.countAll<number>().as("activities"))
        .whereRef("activity.supplier_id", "=", "supplier.id")
        .where("activity.withdrawn_at", "is", null)
        .as("activities"),
    ])
    .orderBy("supplier.name")
    .orderBy("supplier.id")
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const sold = await sales(db, null)
    .select((row) => [
      "supplier.id",
      row.fn.countAll<number>().as("bookings"),
      row.fn.sum<number>(revenueOf(row)).as("total"),
    ])
    .where("supplier.id", "in", [0, ...rows.map(({ id }) => id)])
    .groupBy("supplier.id")
    .execute();
  const { all } = await db
    .selectFrom("supplier")
    .select((row) => row.fn.countAll<number>().as("all"))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({ ...row, ...(sold.find(({ id }) => id === row.id) ?? { bookings: 0, total: 0 }) })),
    total: Number(all),
  };
}

export type ActivitySalesRow = Awaited<ReturnType<typeof listSalesByActivity>>["rows"][number];
export type SupplierSalesRow = Awaited<ReturnType<typeof listSalesBySupplier>>["rows"][number];

/** Persons of bookings confirmed since an instant of the database, by activity. */
export async function countGuestsByActivity(db: Db, since: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("reservation")
    .innerJoin("booking", "booking.id", "reservation.booking_id")
    .select((row) => ["reservation.activity_id", row.fn.sum<number>("reservation.persons").as("guests")])
    .where("reservation.state", "=", "booked")
    .where("booking.confirmed_at", ">", since)
    .groupBy("reservation.activity_id")
    .execute();
  return new Map(rows.map((row) => [row.activity_id, row.guests]));
}
