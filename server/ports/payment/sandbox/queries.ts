import type { Kysely } from "kysely";
import { hasChanged } from "../../../db/row-count.ts";
import type { ProviderState } from "../payment.ts";
import type { CardOutcome, PaidCourse } from "./cards.ts";
import type { SandboxPayment, SandboxTables } from "./tables.ts";

/*
 * Statements on the sandbox's own tables. They stand beside it, not in `db/queries`: it stands for an outside company,
 * and the shop's queries know nothing of its tables.
 */

/** A connection or transaction that has the sandbox's tables. */
export type SandboxDb = Kysely<SandboxTables>;

export async function insertToken(tables: SandboxDb, token: SandboxTables["sandbox_token"]): Promise<void> {
  await tables.insertInto("sandbox_token").values(token).execute();
}

/** Uses a token up for a payment; undefined if it is unknown or another payment has used it. */
export async function takeToken(
  tables: SandboxDb,
  token: string,
  reference: string,
): Promise<{ outcome: CardOutcome } | undefined> {
  return tables
    .updateTable("sandbox_token")
    .set({ used_by: reference })
    .where("token", "=", token)
    .where((row) => row.or([row("used_by", "is", null), row("used_by", "=", reference)]))
    .returning("outcome")
    .executeTakeFirst();
}

/** What the card that a payment has used does. */
export async function findOutcomeOfCard(
  tables: SandboxDb,
  reference: string,
): Promise<{ outcome: CardOutcome } | undefined> {
  return tables.selectFrom("sandbox_token").select("outcome").where("used_by", "=", reference).executeTakeFirst();
}

/** Inserts a payment, unless its order has one; returns the order's payment. */
export async function insertPaymentOnce(tables: SandboxDb, payment: SandboxPayment): Promise<{ reference: string }> {
  await tables
    .insertInto("sandbox_payment")
    .values(payment)
    .onConflict((conflict) => conflict.column("order_key").doNothing())
    .execute();
  return tables
    .selectFrom("sandbox_payment")
    .select("reference")
    .where("order_key", "=", payment.order_key)
    .executeTakeFirstOrThrow();
}

export async function findPayment(tables: SandboxDb, reference: string): Promise<SandboxPayment | undefined> {
  return tables.selectFrom("sandbox_payment").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** Stores where the buyer of a payment goes back to without having paid, unless it is stored. */
export async function insertFailureAddressOnce(
  tables: SandboxDb,
  address: SandboxTables["sandbox_failure_address"],
): Promise<void> {
  await tables
    .insertInto("sandbox_failure_address")
    .values(address)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
}

/** Where the buyer of a payment goes back to without having paid; undefined where its order named no such address. */
export async function findFailureAddress(tables: SandboxDb, reference: string): Promise<string | undefined> {
  const row = await tables
    .selectFrom("sandbox_failure_address")
    .select("url")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row?.url;
}

/** The payment that waits for a challenge. */
export async function findPaymentOfChallenge(tables: SandboxDb, token: string): Promise<SandboxPayment | undefined> {
  return tables.selectFrom("sandbox_payment").selectAll().where("challenge_token", "=", token).executeTakeFirst();
}

/** Payments whose late answer is due at the instant `now`. */
export async function listPaymentsToSettle(tables: SandboxDb, now: string): Promise<SandboxPayment[]> {
  return tables
    .selectFrom("sandbox_payment")
    .selectAll()
    .where("state", "=", "pending")
    .where("settles_at", "<=", now)
    .execute();
}

/** Changes a payment if it is in one of these states; returns whether it was. */
export async function replacePayment(
  tables: SandboxDb,
  reference: string,
  from: readonly ProviderState[],
  change: Partial<SandboxPayment>,
): Promise<boolean> {
  return hasChanged(
    tables
      .updateTable("sandbox_payment")
      .set(change)
      .where("reference", "=", reference)
      .where("state", "in", [...from])
      .returning("reference"),
  );
}

/** Adds an amount (Rappen) to what was refunded of a captured payment, up to `captured`; returns whether it fits. */
export async function addRefunded(
  tables: SandboxDb,
  reference: string,
  amount: number,
  captured: number,
): Promise<boolean> {
  return hasChanged(
    tables
      .updateTable("sandbox_payment")
      .set((row) => ({ refunded: row("refunded", "+", amount) }))
      .where("reference", "=", reference)
      .where("state", "=", "captured")
      .where((row) => row(row("refunded", "+", amount), "<=", captured))
      .returning("reference"),
  );
}

/** Takes an amount (Rappen) off what was refunded of a payment, after a refund has failed. */
export async function subtractRefunded(tables: SandboxDb, reference: string, amount: number): Promise<void> {
  await tables
    .updateTable("sandbox_payment")
    .set((row) => ({ refunded: row("refunded", "-", amount) }))
    .where("reference", "=", reference)
    .execute();
}

/** Stores how much (Rappen) of a payment was captured. */
export async function insertCapture(tables: SandboxDb, capture: SandboxTables["sandbox_capture"]): Promise<void> {
  await tables.insertInto("sandbox_capture").values(capture).execute();
}

/** How much (Rappen) of a payment was captured; undefined where nothing was stored. */
export async function findCapture(tables: SandboxDb, reference: string): Promise<{ amount: number } | undefined> {
  return tables.selectFrom("sandbox_capture").select("amount").where("reference", "=", reference).executeTakeFirst();
}

/** Inserts a refund, unless its key has one; returns whether it is new. */
export async function insertRefundOnce(tables: SandboxDb, refund: SandboxTables["sandbox_refund"]): Promise<boolean> {
  return hasChanged(
    tables
      .insertInto("sandbox_refund")
      .values(refund)
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key"),
  );
}

export async function deleteRefund(tables: SandboxDb, key: string): Promise<void> {
  await tables.deleteFrom("sandbox_refund").where("key", "=", key).execute();
}

/** Whether a refund with this key exists. */
export async function hasRefund(tables: SandboxDb, key: string): Promise<boolean> {
  const refund = await tables.selectFrom("sandbox_refund").select("key").where("key", "=", key).executeTakeFirst();
  return refund !== undefined;
}

type LateRefund = SandboxTables["sandbox_late_refund"];

/** Stores that a refund ends later. */
export async function insertLateRefund(tables: SandboxDb, refund: LateRefund): Promise<void> {
  await tables.insertInto("sandbox_late_refund").values(refund).execute();
}

export async function findLateRefund(tables: SandboxDb, key: string): Promise<LateRefund | undefined> {
  return tables.selectFrom("sandbox_late_refund").selectAll().where("key", "=", key).executeTakeFirst();
}

/** Refunds whose end is due at the instant `now`, with their payments. */
export async function listRefundsToSettle(tables: SandboxDb, now: string) {
  return tables
    .selectFrom("sandbox_late_refund as late")
    .innerJoin("sandbox_refund as refund", "refund.key", "late.key")
    .select(["late.key", "late.course", "refund.reference", "refund.amount"])
    .where("late.settled_at", "is", null)
    .where("late.settles_at", "<=", now)
    .execute();
}

/** Ends a late refund; returns whether this call was the first. */
export async function markRefundSettled(tables: SandboxDb, key: string, at: string): Promise<boolean> {
  return hasChanged(
    tables
      .updateTable("sandbox_late_refund")
      .set({ settled_at: at })
      .where("key", "=", key)
      .where("settled_at", "is", null)
      .returning("key"),
  );
}

type PaidCourseRow = SandboxTables["sandbox_paid_course"];
type DisputeRow = SandboxTables["sandbox_dispute"];

/** Stores what becomes of a payment after its capture. */
export async function insertPaidCourse(
  tables: SandboxDb,
  course: { readonly reference: string; readonly course: PaidCourse; readonly next_at: string },
): Promise<void> {
  await tables.insertInto("sandbox_paid_course").values(course).execute();
}

/** Courses of captured payments whose next step is due at the instant `now`. */
export async function listPaidCoursesDue(tables: SandboxDb, now: string): Promise<PaidCourseRow[]> {
  return tables.selectFrom("sandbox_paid_course").selectAll().where("next_at", "<=", now).execute();
}

/** Sets the instant of a course's next step; returns whether this call was the first to take the due one. */
export async function replacePaidCourse(
  tables: SandboxDb,
  { reference, next_at }: PaidCourseRow,
  nextAt: string | null,
): Promise<boolean> {
  return hasChanged(
    tables
      .updateTable("sandbox_paid_course")
      .set({ next_at: nextAt })
      .where("reference", "=", reference)
      .where("next_at", "=", next_at)
      .returning("reference"),
  );
}

export async function insertDispute(tables: SandboxDb, dispute: DisputeRow): Promise<void> {
  await tables.insertInto("sandbox_dispute").values(dispute).execute();
}

export async function findDispute(tables: SandboxDb, reference: string): Promise<DisputeRow | undefined> {
  return tables.selectFrom("sandbox_dispute").selectAll().where("reference", "=", reference).executeTakeFirst();
}

export async function updateDispute(
  tables: SandboxDb,
  reference: string,
  change: Pick<DisputeRow, "state">,
): Promise<void> {
  await tables.updateTable("sandbox_dispute").set(change).where("reference", "=", reference).execute();
}

export async function insertTokenCard(tables: SandboxDb, card: SandboxTables["sandbox_token_card"]): Promise<void> {
  await tables.insertInto("sandbox_token_card").values(card).execute();
}

/** Inserts a customer, unless its key has one; returns the key's customer. */
export async function insertCustomerOnce(
  tables: SandboxDb,
  customer: SandboxTables["sandbox_customer"],
): Promise<string> {
  await tables
    .insertInto("sandbox_customer")
    .values(customer)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { reference } = await tables
    .selectFrom("sandbox_customer")
    .select("reference")
    .where("key", "=", customer.key)
    .executeTakeFirstOrThrow();
  return reference;
}

/** Deletes a customer with the cards that are kept for it. */
export async function deleteCustomer(tables: SandboxDb, customer: string): Promise<void> {
  await tables.deleteFrom("sandbox_kept_card").where("customer", "=", customer).execute();
  await tables.deleteFrom("sandbox_customer").where("reference", "=", customer).execute();
}

/** Stores that the card of a payment is kept once it is authorised. */
export async function insertKeeping(tables: SandboxDb, keeping: SandboxTables["sandbox_keeping"]): Promise<void> {
  await tables.insertInto("sandbox_keeping").values(keeping).execute();
}

/** Takes the order to keep a payment's card, once, with the card. */
export async function takeKeeping(tables: SandboxDb, reference: string) {
  const keeping = await tables
    .deleteFrom("sandbox_keeping")
    .where("reference", "=", reference)
    .returning(["customer", "token"])
    .executeTakeFirst();
  if (!keeping) return undefined;
  const card = await tables
    .selectFrom("sandbox_token")
    .innerJoin("sandbox_token_card", "sandbox_token_card.token", "sandbox_token.token")
    .select(["outcome", "brand", "last4", "expiry_month", "expiry_year", "holder"])
    .where("sandbox_token.token", "=", keeping.token)
    .executeTakeFirst();
  return card && { ...card, customer: keeping.customer };
}

type KeptCardRow = SandboxTables["sandbox_kept_card"];

export async function insertKeptCard(tables: SandboxDb, card: KeptCardRow): Promise<void> {
  await tables.insertInto("sandbox_kept_card").values(card).execute();
}

/** A kept card of a customer. */
export async function findKeptCard(
  tables: SandboxDb,
  reference: string,
  customer: string,
): Promise<KeptCardRow | undefined> {
  return tables
    .selectFrom("sandbox_kept_card")
    .selectAll()
    .where("reference", "=", reference)
    .where("customer", "=", customer)
    .executeTakeFirst();
}

/** The kept cards of a customer, the newest first. */
export async function listKeptCards(tables: SandboxDb, customer: string): Promise<KeptCardRow[]> {
  return tables
    .selectFrom("sandbox_kept_card")
    .selectAll()
    .where("customer", "=", customer)
    .orderBy("created_at", "desc")
    .orderBy("reference")
    .execute();
}

export async function deleteKeptCard(tables: SandboxDb, reference: string): Promise<void> {
  await tables.deleteFrom("sandbox_kept_card").where("reference", "=", reference).execute();
}
