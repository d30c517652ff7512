import type { Db, Trx } from "../connection.ts";
import { ibanEndLength } from "../../../sdk/contracts/iban.ts";
import { teamRefundStates, transferStates } from "../../domain/refund-state.ts";
import { changeOne, hasChanged } from "../row-count.ts";
import type { RefundTable } from "../schema.ts";

type RefundState = RefundTable["state"];

/** A refund by its id. */
export async function findRefund(db: Db | Trx, refundId: string): Promise<RefundTable | undefined> {
  return db.selectFrom("refund").selectAll().where("id", "=", refundId).executeTakeFirst();
}

/** The refund of a full payment, which is of no single item; there is one at most. */
export async function findFullRefund(db: Db | Trx, attemptId: string): Promise<RefundTable | undefined> {
  return db
    .selectFrom("refund")
    .selectAll()
    .where("payment_attempt_id", "=", attemptId)
    .where("booking_item_id", "is", null)
    .where("payment_share_id", "is", null)
    .executeTakeFirst();
}

/** The refund of all of a share, which is of no single item; there is one at most. */
export async function findWholeRefundOfShare(trx: Trx, shareId: string): Promise<RefundTable | undefined> {
  return trx
    .selectFrom("refund")
    .selectAll()
    .where("payment_share_id", "=", shareId)
    .where("booking_item_id", "is", null)
    .executeTakeFirst();
}

/** The refunds of a payment, the oldest first; with `state` those in that state. */
export async function listRefundsOfAttempt(
  db: Db | Trx,
  attemptId: string,
  state?: RefundState,
): Promise<RefundTable[]> {
  return db
    .selectFrom("refund")
    .selectAll()
    .where("payment_attempt_id", "=", attemptId)
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** The refund of a payment that was released last. */
export async function findLastReleased(trx: Db | Trx, attemptId: string): Promise<RefundTable | undefined> {
  return trx
    .selectFrom("refund")
    .selectAll()
    .where("payment_attempt_id", "=", attemptId)
    .where("state", "=", "released")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .executeTakeFirst();
}

/** The refunds of a booking's payments, the oldest first. */
export async function listRefundsOfBooking(db: Db | Trx, bookingId: string): Promise<RefundTable[]> {
  return db
    .selectFrom("refund")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** Whether a payment has a refund that is to be requested from its provider. */
export async function hasDueRefund(db: Db | Trx, attemptId: string): Promise<boolean> {
  const due = await db
    .selectFrom("refund")
    .select("id")
    .where("payment_attempt_id", "=", attemptId)
    .where("state", "=", "due")
    .executeTakeFirst();
  return due !== undefined;
}

/** Refunds of a payment in these states that their provider has accepted. */
export async function listAcceptedRefunds(
  db: Db,
  attemptId: string,
  states: readonly RefundState[],
): Promise<RefundTable[]> {
  return db
    .selectFrom("refund")
    .selectAll()
    .where("payment_attempt_id", "=", attemptId)
    .where("state", "in", [...states])
    .where("provider_reference", "is not", null)
    .execute();
}

/** Refunds whose check is due at the instant `now`, the longest due first. */
export async function listRefundsToCheck(db: Db, now: string, limit: number): Promise<RefundTable[]> {
  return db.selectFrom("refund").selectAll().where("check_at", "<=", now).orderBy("check_at").limit(limit).execute();
}

/** A new refund; `amount` in Rappen, `booking_item_id` null for one of the full payment. */
export type NewRefund = Pick<
  RefundTable,
  "id" | "booking_id" | "booking_item_id" | "payment_attempt_id" | "amount" | "reason" | "state" | "created_at"
> &
  Partial<RefundTable>;

/** Inserts a refund that neither its provider nor the team has done anything about, but for the columns given. */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<void> {
  await trx
    .insertInto("refund")
    .values({
      done_at: null,
      payment_share_id: null,
      refusal_reason: null,
      retries: 0,
      settled_by: null,
      settled_note: null,
      provider_reference: null,
      accepted_at: null,
      check_at: null,
      receipt_id: null,
      ...refund,
    })
    .execute();
}

/** Changes columns of a refund. Throws if there is no such refund. */
export async function updateRefund(trx: Trx, refundId: string, change: Partial<RefundTable>): Promise<void> {
  await changeOne(trx.updateTable("refund").set(change).where("id", "=", refundId));
}

/**
 * Writes where the refunds of a booking go that are in one of these states and of no share; returns whether there is
 * any.
 */
export async function updateRefundAccount(
  trx: Trx,
  bookingId: string,
  states: readonly RefundState[],
  account: Pick<RefundTable, "account_iban" | "account_holder" | "account_given_by">,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("refund")
      .set(account)
      .where("booking_id", "=", bookingId)
      .where("payment_share_id", "is", null)
      .where("state", "in", [...states])
      .returning("id"),
  );
}

/** Values that a refund must still have when it is changed: one of these states, and the columns given. */
export type ExpectedRefund = Pick<RefundTable, "id"> & { readonly state: readonly RefundState[] } & Partial<
    Pick<RefundTable, "booking_id" | "retries" | "paid_twice_at" | "reclaimed_at" | "check_at">
  >;

/**
 * Compare-and-set of a refund: changes it if it still has the expected values. Returns the changed refund; undefined if
 * another call was first.
 */
export async function replaceRefund(
  trx: Trx,
  { id, state, ...expected }: ExpectedRefund,
  change: Partial<RefundTable>,
): Promise<RefundTable | undefined> {
  const columns = Object.keys(expected) as (keyof typeof expected)[];
  return trx
    .updateTable("refund")
    .set(change)
    .where("id", "=", id)
    .where("state", "in", [...state])
    .where((row) =>
      row.and(columns.map((column) => row(column, expected[column] === null ? "is" : "=", expected[column]!))),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Marks the claim for a refund that was paid twice as unclear; returns false if it is closed or unclear already. */
export async function markClaimUnclear(trx: Trx, refundId: string, refusalReason: string | null): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("refund")
      .set({ paid_twice_at: null, refusal_reason: refusalReason, check_at: null })
      .where("id", "=", refundId)
      .where("state", "=", "paid_twice")
      .where("paid_twice_at", "is not", null)
      .returning("id"),
  );
}

/** Moves the refunds of single items that were not paid from one payment to another, as released at `at`. */
export async function updateReleasedRefunds(trx: Trx, from: string, to: string, at: string): Promise<void> {
  await trx
    .updateTable("refund")
    .set((row) => ({
      state: "released",
      payment_attempt_id: to,
      done_at: row.fn.coalesce("done_at", row.val(at)),
    }))
    .where("payment_attempt_id", "=", from)
    .where("booking_item_id", "is not", null)
    .where("state", "in", ["due", "released"])
    .execute();
}

/** Bookings of which a buyer is waited for to name an account, and was not reminded: the oldest first. */
export async function listBookingsWithoutAccount(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("refund")
    .select("booking_id")
    .where("state", "in", [...transferStates])
    .where("payment_share_id", "is", null)
    .where("account_iban", "is", null)
    .where("account_reminded_at", "is", null)
    .groupBy("booking_id")
    .orderBy((eb) => eb.fn.min("created_at"))
    .limit(limit)
    .execute();
  return rows.map(({ booking_id }) => booking_id);
}

/**
 * Refunds that ended before an instant, with the buyer or without a payment, and have the whole number of an account
 * still.
 */
export async function listRefundsToMask(db: Db, before: string, limit: number): Promise<RefundTable[]> {
  return db
    .selectFrom("refund")
    .selectAll()
    .where("state", "in", ["done", "settled", "released"])
    .where("done_at", "<=", before)
    .where((eb) => eb(eb.fn<number>("length", ["account_iban"]), ">", ibanEndLength))
    .limit(limit)
    .execute();
}

/** Refunds that are to be paid by transfer again after the number of their account was shortened. */
export async function listRefundsWithEndOnly(db: Db, limit: number): Promise<RefundTable[]> {
  return db
    .selectFrom("refund")
    .selectAll()
    .where("state", "in", [...teamRefundStates])
    .where((eb) => eb(eb.fn<number>("length", ["account_iban"]), "=", ibanEndLength))
    .limit(limit)
    .execute();
}

/** Changes what is known of a refund's account, where state and account are as they were read; whether they were. */
export async function updateAccountOfRefund(
  trx: Trx,
  { id, state, account_iban }: Pick<RefundTable, "id" | "state" | "account_iban">,
  change: Partial<
    Pick<
      RefundTable,
      "account_iban" | "account_holder" | "account_given_by" | "account_asked_at" | "account_reminded_at"
    >
  >,
): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("refund")
      .set(change)
      .where("id", "=", id)
      .where("state", "=", state)
      .where("account_iban", account_iban === null ? "is" : "=", account_iban)
      .returning("id"),
  );
}
