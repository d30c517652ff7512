import { sql } from "kysely";
import type { bookingDates } from "../../../sdk/contracts/requests/admin/bookings.ts";
import type { bookingPayments } from "../../../sdk/contracts/admin/bookings.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { BookingStatus } from "../../../sdk/contracts/booking.ts";
import { openDisputeStates } from "../../domain/dispute.ts";
import type { Db } from "../connection.ts";
import type { RefundTable } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";
import { listPaymentsOfBookings } from "./booking.ts";
import { matchesText, matchesNumber } from "./team-search.ts";

/** Dates of the shop's calendar, both ends in, and the instants that they begin and end at. */
export interface DateRange {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly beginsAt?: string | undefined;
  readonly endsAt?: string | undefined;
}

export interface BookingsQuery {
  readonly search: string;
  readonly page: number;
  readonly status?: BookingStatus | undefined;
  readonly refund?: RefundTable["state"] | undefined;
  readonly payment?: (typeof bookingPayments)[number] | undefined;
  /** With an item whose supplier has changed it and that begins after this instant of the database. */
  readonly changedAfter?: string | undefined;
  readonly dates: (typeof bookingDates)[number];
  readonly range: DateRange;
}

/** A page of bookings, the newest first; and how many there are. */
export async function listTeamBookings(db: Db, query: BookingsQuery) {
  const { search, page, status, refund, payment, changedAfter, dates, range } = query;
  let matching = matchBookings(db, search);
  if (status) matching = matching.where("booking.state", "=", status);
  if (refund) {
    const refunds = db
      .selectFrom("refund")
      .select("refund.id")
      .whereRef("refund.booking_id", "=", "booking.id" as "refund.booking_id");
    matching = matching.where((row) => row.exists(refunds.where("refund.state", "=", refund)));
    if (refund === "done")
      matching = matching.where((row) =>
        row.not(
          row.exists(
            refunds.where("refund.state", "in", ["due", "pending", "overdue", "refused", "by_hand", "paid_twice"]),
          ),
        ),
      );
  }
  if (payment === "not_captured") {
    // The same as `amountToCollect`.
    const released = db
      .selectFrom("refund")
      .select((row) => row.fn.coalesce(row.fn.sum<number>("refund.amount"), row.val(0)).as("amount"))
      .whereRef("refund.payment_attempt_id", "=", "payment_attempt.id" as "refund.payment_attempt_id")
      .where("refund.booking_item_id", "is not", null);
    const confirming = db
      .selectFrom("payment_attempt")
      .select("payment_attempt.id")
      .whereRef("payment_attempt.id", "=", "booking.payment_attempt_id" as "payment_attempt.id");
    const failed = confirming
      .where("payment_attempt.state", "=", "failed")
      .where("payment_attempt.amount", ">", released);
    const shares = confirming
      .where("payment_attempt.method", "=", "shared")
      .where("payment_attempt.state", "=", "captured")
      .where(
        (row) => row("payment_attempt.amount", "-", row.ref("payment_attempt.capture_amount")),
        ">",
        released.where("refund.state", "=", "released"),
      );
    matching = matching
      .where("booking.state", "=", "confirmed")
      .where((row) => row.or([row.exists(failed), row.exists(shares)]));
  }
  if (payment === "disputed") {
    const disputes = db
      .selectFrom("dispute")
      .select("dispute.id")
      .whereRef("dispute.booking_id", "=", "booking.id" as "dispute.booking_id")
      .where("dispute.state", "in", openDisputeStates);
    matching = matching.where((row) => row.exists(disputes));
  }
  if (changedAfter !== undefined) {
    // The same as `toldChange`: after a rebooking another reservation is meant.
    const told = items(db)
      .innerJoin("slot", "slot.id", "reservation.slot_id")
      .where("slot.starts_at", ">", changedAfter)
      .where("booking_item.cancelled_at", "is", null)
      .where("booking_item.supplier_change", "like", sql<string>`'%' || reservation.id || '%'`);
    matching = matching.where((row) => row.exists(told));
  }
  const { from, until, beginsAt, endsAt } = range;
  if (dates === "booked") {
    if (beginsAt) matching = matching.where("booking.created_at", ">=", beginsAt);
    if (endsAt) matching = matching.where("booking.created_at", "<", endsAt);
  } else if (from || until) {
    let visits = items(db).innerJoin("slot", "slot.id", "reservation.slot_id");
    if (from) visits = visits.where("slot.local_date", ">=", from);
    if (until) visits = visits.where("slot.local_date", "<=", until);
    matching = matching.where((row) => row.exists(visits));
  }
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("booking.created_at", "desc")
    .orderBy("booking.id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** Bookings in which every word of a search is found. */
export function matchBookings(db: Db, search: string) {
  let matching = db.selectFrom("booking");
  for (const word of searchWords(search))
    matching = matching.where((row) => row.or([...ofBooking(word), row.exists(itemWith(db, word))]));
  return matching;
}

function ofBooking(word: string) {
  return [
    matchesWord("booking.search_text", word),
    ...(isLikeNumber.test(word) ? [matchesText("booking.number", word)] : []),
    ...withId("booking.id", word),
  ];
}

/** Half of a booking's number at least; a few letters are in many of them. */
const isLikeNumber = /^[2-9a-z-]{4,9}$/;
/** The first group of an id at least, for the same reason. */
const isLikeId = /^[\da-f]{8}[\da-f-]{0,28}$/;

/** Six signs of a ticket's code at least, for the same reason. */
const isLikeTicketCode = /^[\da-z-]{6,40}$/;

function withId(column: string, word: string) {
  return isLikeId.test(word) ? [matchesText(column, word)] : [];
}

/** Items of a booking (of the query around it). */
function items(db: Db) {
  return db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .select("booking_item.id")
    .whereRef("booking_item.booking_id", "=", "booking.id" as "booking_item.booking_id");
}

function itemWith(db: Db, word: string) {
  return (
    items(db)
      // Left: an item is found by its own id and code without its activity too.
      .leftJoin("activity", "activity.id", "reservation.activity_id")
      .where((row) =>
        row.or([
          matchesWord("activity.search_text", word),
          matchesNumber("activity.id", word),
          ...withId("booking_item.id", word),
          ...(isLikeTicketCode.test(word) ? [matchesText("booking_item.ticket_code", word)] : []),
        ]),
      )
  );
}

/** Items of some bookings with their reservations, and the bookings' payments and refunds. */
export async function listItemsAndPayments(db: Db, bookingIds: readonly string[]) {
  if (bookingIds.length === 0) return { items: [], attempts: [], refunds: [], voucherEntries: [] };
  const found = await db
    .selectFrom("booking_item")
    .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
    .select([
      "booking_item.id",
      "booking_item.booking_id",
      "reservation.activity_id",
      "reservation.frozen",
      "reservation.seats",
      "reservation.state",
    ])
    .where("booking_item.booking_id", "in", [...bookingIds])
    .orderBy("booking_item.sequence_index")
    .orderBy("booking_item.id")
    .execute();
  return { items: found, ...(await listPaymentsOfBookings(db, bookingIds)) };
}

/** Returns the id of the booking with a number, in capitals; undefined if there is none. */
export async function findBookingIdByNumber(db: Db, number: string): Promise<string | undefined> {
  const row = await db.selectFrom("booking").select("id").where("number", "=", number).executeTakeFirst();
  return row?.id;
}
