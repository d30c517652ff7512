import type { Db, Trx } from "../connection.ts";
import { changeOne, hasChanged } from "../row-count.ts";
import type { Bill } from "../../domain/bill.ts";
import { withBills } from "./bill.ts";
import { isInvoicePaid } from "./invoice.ts";
import type { PaymentAttemptTable } from "../schema.ts";

/** A payment attempt by its id. */
export async function findAttempt(db: Db | Trx, attemptId: string): Promise<PaymentAttemptTable | undefined> {
  return db.selectFrom("payment_attempt").selectAll().where("id", "=", attemptId).executeTakeFirst();
}

/** A payment attempt by its id. Throws if there is none. */
export async function getAttempt(db: Db | Trx, attemptId: string): Promise<PaymentAttemptTable> {
  return db.selectFrom("payment_attempt").selectAll().where("id", "=", attemptId).executeTakeFirstOrThrow();
}

/** A payment attempt with its booking's distributor: only that one's sessions may read it. */
export async function findAttemptAndDistributor(
  db: Db,
  attemptId: string,
): Promise<(PaymentAttemptTable & { distributor_id: string | null }) | undefined> {
  return db
    .selectFrom("payment_attempt")
    .innerJoin("booking", "booking.id", "payment_attempt.booking_id")
    .selectAll("payment_attempt")
    .select("booking.distributor_id")
    .where("payment_attempt.id", "=", attemptId)
    .executeTakeFirst();
}

/** The payment attempt of a payment at its provider. */
export async function findAttemptByReference(
  db: Db,
  reference: string,
): Promise<Pick<PaymentAttemptTable, "id" | "provider" | "return_url" | "failure_url"> | undefined> {
  return db
    .selectFrom("payment_attempt")
    .select(["id", "provider", "return_url", "failure_url"])
    .where("provider_reference", "=", reference)
    .executeTakeFirst();
}

/** The payment attempts of a booking, the newest first. */
export async function listAttemptsOfBooking(
  db: Db | Trx,
  bookingId: string,
): Promise<(PaymentAttemptTable & { readonly is_invoice_paid: number; readonly bill?: Bill })[]> {
  const attempts = await db
    .selectFrom("payment_attempt")
    .selectAll()
    .select((row) => isInvoicePaid(row).as("is_invoice_paid"))
    .where("booking_id", "=", bookingId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return withBills(db, attempts);
}

/** Payment attempts whose check is due at the instant `now`, the longest due first. */
export async function listAttemptsToCheck(db: Db, now: string, limit: number): Promise<PaymentAttemptTable[]> {
  return db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("check_at", "<=", now)
    .orderBy("check_at")
    .limit(limit)
    .execute();
}

/** Claims a due check for one process until its next one. Returns false if another process was first. */
export async function claimAttemptCheck(
  db: Db,
  { id, check_at }: Pick<PaymentAttemptTable, "id" | "check_at">,
  next: Pick<PaymentAttemptTable, "check_at" | "tries">,
): Promise<boolean> {
  return hasChanged(
    db.updateTable("payment_attempt").set(next).where("id", "=", id).where("check_at", "=", check_at).returning("id"),
  );
}

export async function insertAttempt(trx: Trx, attempt: PaymentAttemptTable): Promise<void> {
  await trx.insertInto("payment_attempt").values(attempt).execute();
}

/** Columns of an attempt that change outside `changeState`. */
export type AttemptChange = Partial<Omit<PaymentAttemptTable, "id" | "state">>;

/** Changes columns of an attempt other than its state (`changeState`). Throws if there is no such attempt. */
export async function updateAttempt(db: Db | Trx, attemptId: string, change: AttemptChange): Promise<void> {
  await changeOne(db.updateTable("payment_attempt").set(change).where("id", "=", attemptId));
}

/** Changes columns of an attempt if it is in a state; does nothing otherwise. */
export async function updateAttemptInState(
  db: Db | Trx,
  attemptId: string,
  state: PaymentAttemptTable["state"],
  change: AttemptChange,
): Promise<void> {
  await db.updateTable("payment_attempt").set(change).where("id", "=", attemptId).where("state", "=", state).execute();
}

/** Ends the pin of an attempt; returns whether it had one. */
export async function clearPin(trx: Trx, attemptId: string): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("payment_attempt")
      .set({ pinned_until: null })
      .where("id", "=", attemptId)
      .where("pinned_until", "is not", null)
      .returning("id"),
  );
}

/** Changes the amount of an attempt on invoice by a difference in Rappen; where it is 0, nothing has changed. */
export async function updateBilledAmount(trx: Trx, attemptId: string, difference: number, at: string): Promise<void> {
  if (difference === 0) return;
  await changeOne(
    trx
      .updateTable("payment_attempt")
      .set((row) => ({ amount: row("amount", "+", difference), bill_changed_at: at }))
      .where("id", "=", attemptId),
  );
}

/** Makes the check of an attempt due at `at` if it has a due refund; does nothing otherwise. */
export async function updateCheckWithDueRefunds(trx: Trx, attemptId: string, at: string): Promise<void> {
  await trx
    .updateTable("payment_attempt")
    .set({ check_at: at, tries: 0 })
    .where("id", "=", attemptId)
    .where((row) => row.exists(dueRefundsOf(trx, attemptId)))
    .execute();
}

/** Ends the checks of an attempt without due refunds. */
export async function updateCheckWithoutDueRefunds(db: Db | Trx, attemptId: string): Promise<void> {
  await db
    .updateTable("payment_attempt")
    .set({ check_at: null })
    .where("id", "=", attemptId)
    .where((row) => row.not(row.exists(dueRefundsOf(db, attemptId))))
    .execute();
}

function dueRefundsOf(db: Db | Trx, attemptId: string) {
  return db
    .selectFrom("refund")
    .select("refund.id")
    .where("refund.payment_attempt_id", "=", attemptId)
    .where("refund.state", "=", "due");
}

/** The shared payment of a booking that began last. */
export async function findLastShared(db: Db | Trx, bookingId: string): Promise<PaymentAttemptTable | undefined> {
  return db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("method", "=", "shared")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .executeTakeFirst();
}
