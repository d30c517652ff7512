import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Db, Trx } from "../connection.ts";

/**
 * The confirmed items that an affiliate earns on, cancelled ones too, with the payment that their booking counts on.
 * `confirmed`: instants of the database between which they were confirmed; `on`: dates of their slots. The second of
 * each pair isn't in it.
 */
export async function listAffiliateSales(
  db: Db | Trx,
  affiliateId: number,
  range:
    | { readonly confirmed: { readonly from: string; readonly until: string } }
    | { readonly on: { readonly from: string; readonly until: string } },
) {
  const [column, { from, until }] =
    "on" in range ? (["local_date", range.on] as const) : (["confirmed_at", range.confirmed] as const);
  return db
    .selectFrom(salesOf(db, affiliateId).as("sale"))
    .selectAll()
    .where(column, ">=", from)
    .where(column, "<", until)
    .orderBy("confirmed_at")
    .orderBy("item_id")
    .execute();
}

/**
 * The amounts of all items whose slot was before a date, and how many items have the same: as many rows as there are
 * different amounts, however many bookings there were.
 */
export async function countEarlierSales(db: Db | Trx, affiliateId: number, before: string) {
  const amounts = [
    "commission_percent",
    "paid_amount",
    "refunded_amount",
    "deposits_amount",
    "state",
    "method",
    "missing",
    "lost_amount",
    "total_amount",
    "refunded_in_all",
  ] as const;
  const rows = await db
    .selectFrom(salesOf(db, affiliateId).as("sale"))
    .select(amounts)
    .select((row) => row.fn.countAll<number | string>().as("items"))
    .where("local_date", "<", before)
    .groupBy(amounts)
    .execute();
  return rows.map(({ items, ...sale }) => ({ ...sale, items: Number(items) }));
}

function salesOf(db: Db | Trx, affiliateId: number) {
  return db
    .selectFrom("booking")
    .innerJoin("booking_item", "booking_item.booking_id", "booking.id")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .innerJoin("slot", "slot.id", "reservation.slot_id")
    .leftJoin("payment_attempt", "payment_attempt.id", "booking.payment_attempt_id")
    .select((row) => [
      "booking.id as booking_id",
      "booking_item.id as item_id",
      "booking.confirmed_at",
      "booking.affiliate_campaign",
      "booking.affiliate_widget",
      "booking.commission_percent",
      "booking_item.paid_amount",
      "booking_item.refunded_amount",
      "reservation.deposits_amount",
      "slot.local_date",
      "payment_attempt.state",
      "payment_attempt.method",
      "payment_attempt.lost_amount",
      "booking.total_amount",
      row
        .selectFrom("refund")
        .select((each) => each.fn.coalesce(each.fn.sum<number | string>("refund.amount"), each.val(0)).as("amount"))
        .whereRef("refund.booking_item_id", "=", "booking_item.id")
        .whereRef("refund.payment_attempt_id", "=", "payment_attempt.id")
        .where("refund.state", "=", "released")
        .where("refund.reason", "=", "captured_less" satisfies HistoryReason)
        .as("missing"),
      row
        .selectFrom("booking_item as other")
        .select((each) => each.fn.sum<number | string>("other.refunded_amount").as("amount"))
        .whereRef("other.booking_id", "=", "booking.id")
        .as("refunded_in_all"),
    ])
    .where("booking.affiliate_id", "=", affiliateId)
    .where("booking.confirmed_at", "is not", null)
    .where("booking.state", "in", ["confirmed", "cancelled", "refunded"]);
}

/** Affiliates with a booking, whatever became of it, and without a statement of this month. */
export async function listAffiliatesWithoutStatement(db: Db, month: string): Promise<number[]> {
  const rows = await db
    .selectFrom("affiliate")
    .select("id")
    .where((row) =>
      row.exists(row.selectFrom("booking").select("booking.id").whereRef("booking.affiliate_id", "=", "affiliate.id")),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("affiliate_statement")
            .select("month")
            .whereRef("affiliate_statement.affiliate_id", "=", "affiliate.id")
            .where("month", "=", month),
        ),
      ),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
