import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import { fromJson } from "../../json.ts";
import type { InvoiceFilter } from "../../../sdk/contracts/admin/invoices.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import { openInvoiceStates, type InvoiceState } from "../../../sdk/contracts/invoice.ts";
import type { FrozenInvoice, InvoiceAmounts } from "../../domain/invoice.ts";
import type { NoteSurplus } from "../../domain/invoice-surplus.ts";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import { listSurpluses } from "./bill.ts";
import type { InvoiceLineTable, InvoiceTable, Tables } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";
import { matchesText } from "./team-search.ts";

/** An invoice with what it says. */
export type InvoiceRow = Omit<Selectable<InvoiceTable>, "frozen"> & { readonly frozen: FrozenInvoice };

/** A payment on invoice whose amount is not what the invoices say of it. */
export interface AttemptToBill {
  readonly id: string;
  readonly booking_id: string;
  readonly amount: number;
  readonly settled_at: string;
  /** When its amount changed last; null where it has not. */
  readonly bill_changed_at: string | null;
  /** What the invoices say, in Rappen; 0 where there is none. */
  readonly billed: number;
}

/** `openOfInvoice`. */
const openAmount = sql<number>`(invoice.total_amount - invoice.credited_amount - invoice.paid_amount)`;

/** Payments on invoice whose amount is not what invoices say; a request is not billed before it is accepted. */
function attemptsToBill(db: Db | Trx) {
  return db
    .selectFrom("payment_attempt")
    .innerJoin("booking", "booking.id", "payment_attempt.booking_id")
    .select((row) => [
      "payment_attempt.id",
      "payment_attempt.booking_id",
      "payment_attempt.amount",
      "payment_attempt.settled_at",
      "payment_attempt.bill_changed_at",
      "payment_attempt.payment_agreement_id",
      billedOf(row).as("billed"),
    ])
    .where("payment_attempt.payment_agreement_id", "is not", null)
    .where("payment_attempt.method", "=", "invoice")
    .where("payment_attempt.state", "=", "captured")
    .where("booking.state", "!=", "requested")
    .where((row) => row("payment_attempt.amount", "!=", billedOf(row)));
}

function billedOf(row: ExpressionBuilder<Tables, "payment_attempt">) {
  return row
    .selectFrom("invoice_line")
    .select((line) => line.fn.coalesce(line.fn.sum<number>("invoice_line.amount"), line.lit(0)).as("billed"))
    .whereRef("invoice_line.payment_attempt_id", "=", "payment_attempt.id")
    .$asScalar();
}

/** 1 where a payment on invoice is billed as it is, and every invoice that bills it is paid; else 0. */
export function isInvoicePaid(row: ExpressionBuilder<Tables, "payment_attempt">) {
  const openOne = row
    .selectFrom("invoice_line")
    .innerJoin("invoice", "invoice.id", "invoice_line.invoice_id")
    .select("invoice.id")
    .whereRef("invoice_line.payment_attempt_id", "=", "payment_attempt.id")
    .where("invoice.kind", "=", "invoice")
    .where("invoice.state", "in", openInvoiceStates);
  return row
    .case()
    .when(
      row.and([
        row("payment_attempt.method", "=", "invoice"),
        row("payment_attempt.amount", ">", 0),
        row("payment_attempt.amount", "=", billedOf(row)),
        row.not(row.exists(openOne)),
      ]),
    )
    .then(row.lit(1))
    .else(row.lit(0))
    .end();
}

/** An invoice or a credit note of a booking, with what a note made too much paid. */
export type InvoiceOfBooking = InvoiceRow & NoteSurplus;

/** The numbered invoices and credit notes that bill a booking, the oldest first. */
export async function listInvoicesOfBooking(db: Db, bookingId: string): Promise<InvoiceOfBooking[]> {
  const rows = await db
    .selectFrom("invoice")
    .selectAll("invoice")
    .where("invoice.number", "is not", null)
    .where((row) =>
      row.exists(
        row
          .selectFrom("invoice_line")
          .select("invoice_id")
          .whereRef("invoice_line.invoice_id", "=", "invoice.id")
          .where("invoice_line.booking_id", "=", bookingId),
      ),
    )
    .orderBy("invoice.created_at")
    .orderBy("invoice.kind", "desc")
    .orderBy("invoice.number")
    .execute();
  const surpluses = await listSurpluses(
    db,
    rows.flatMap(({ credits_invoice_id }) => credits_invoice_id ?? []),
  );
  return rows.map((row) => ({ ...readRow(row), ...(surpluses.get(row.id) ?? { surplus: 0, isPaidBack: false }) }));
}

/** Agreements under which something is not billed as it is, with the distributor of each. */
export async function listAgreementsToBill(
  db: Db,
): Promise<{ readonly id: string; readonly distributor_id: string }[]> {
  const attempts = await attemptsToBill(db).execute();
  const ids = [...new Set(attempts.map(({ payment_agreement_id }) => payment_agreement_id!))];
  if (ids.length === 0) return [];
  return db
    .selectFrom("payment_agreement")
    .select(["id", "distributor_id"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
}

/** What is not billed as it is under an agreement, the oldest first. */
export async function listAttemptsToBill(trx: Trx, agreementId: string): Promise<AttemptToBill[]> {
  const rows = await attemptsToBill(trx)
    .where("payment_attempt.payment_agreement_id", "=", agreementId)
    .orderBy("payment_attempt.settled_at")
    .orderBy("payment_attempt.id")
    .execute();
  return rows.map(({ billed, settled_at, bill_changed_at, ...row }) => ({
    ...row,
    settled_at: settled_at!,
    bill_changed_at: bill_changed_at ?? null,
    billed: Number(billed),
  }));
}

/** What the invoices and credit notes of a payment say of it, the oldest first; its own amount on each. */
export async function listInvoicesOfAttempt(
  db: Db | Trx,
  attemptId: string,
): Promise<(InvoiceRow & { readonly line_amount: number })[]> {
  const rows = await db
    .selectFrom("invoice_line")
    .innerJoin("invoice", "invoice.id", "invoice_line.invoice_id")
    .selectAll("invoice")
    .select("invoice_line.amount as line_amount")
    .where("invoice_line.payment_attempt_id", "=", attemptId)
    .orderBy("invoice.created_at")
    .orderBy("invoice.id")
    .execute();
  return rows.map(readRow);
}

/** Whether the invoice of a month is made. */
export async function hasInvoiceOfMonth(trx: Trx, agreementId: string, month: string): Promise<boolean> {
  const row = await trx
    .selectFrom("invoice")
    .select("id")
    .where("payment_agreement_id", "=", agreementId)
    .where("month", "=", month)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts an invoice without a number, and what it bills of each payment. */
export async function insertInvoice(
  trx: Trx,
  {
    frozen,
    ...row
  }: Omit<InvoiceRow, "number" | "issuer" | "creditor" | "set_off_amount" | "reminders" | "reminded_on">,
  lines: readonly Omit<InvoiceLineTable, "invoice_id">[],
): Promise<void> {
  await trx
    .insertInto("invoice")
    .values({ ...row, frozen: JSON.stringify(frozen), number: null, issuer: null })
    .execute();
  await trx
    .insertInto("invoice_line")
    .values(lines.map((line) => ({ ...line, invoice_id: row.id })))
    .execute();
}

/** Returns an invoice by its id; undefined if there is none. */
export async function findInvoice(db: Db | Trx, id: string): Promise<InvoiceRow | undefined> {
  const row = await db.selectFrom("invoice").selectAll().where("id", "=", id).executeTakeFirst();
  return row && readRow(row);
}

/** Returns an invoice by its number; undefined if there is none. */
export async function findInvoiceByNumber(db: Db | Trx, number: string): Promise<InvoiceRow | undefined> {
  const row = await db.selectFrom("invoice").selectAll().where("number", "=", number).executeTakeFirst();
  return row && readRow(row);
}

/** The amounts of an invoice, and the state that they make. */
export async function updateInvoiceAmounts(
  trx: Trx,
  id: string,
  changes: Omit<InvoiceAmounts, "total_amount"> & { readonly state: InvoiceState },
): Promise<void> {
  await changeOne(trx.updateTable("invoice").set(changes).where("id", "=", id));
}

/** Notes what has been paid of new invoices by the distributor's balance, for their documents. */
export async function updateSetOff(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable("invoice")
    .set((row) => ({ set_off_amount: row.ref("paid_amount") }))
    .where("id", "in", ids)
    .execute();
}

/** The invoices and credit notes of a distributor that have a number, the newest first. */
export async function listInvoicesOfDistributor(db: Db, distributorId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom("invoice")
    .selectAll()
    .where("distributor_id", "=", distributorId)
    .where("number", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(readRow);
}

/** The credit notes to an invoice, the oldest first. */
export async function listCreditsOf(db: Db, invoiceId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom("invoice")
    .selectAll()
    .where("credits_invoice_id", "=", invoiceId)
    .where("number", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(readRow);
}

/** Open invoices with a number whose day to pay is this one or before it. */
export async function listPastDue(db: Db, dueOn: string) {
  return db
    .selectFrom("invoice")
    .select(["id", "distributor_id", "due_on", "reminders", "reminded_on"])
    .where("state", "in", openInvoiceStates)
    .where("due_on", "<=", dueOn)
    .where("number", "is not", null)
    .orderBy("due_on")
    .orderBy("id")
    .execute();
}

/** Notes a reminder. */
export async function updateReminder(
  trx: Trx,
  id: string,
  sent: { readonly reminders: number; readonly reminded_on: string },
): Promise<void> {
  await changeOne(trx.updateTable("invoice").set(sent).where("id", "=", id));
}

/** The invoices of a distributor that have a number and are not paid, the first to be paid first. */
export async function listOpenInvoices(db: Db | Trx, distributorId: string): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom("invoice")
    .selectAll()
    .where("distributor_id", "=", distributorId)
    .where("state", "in", openInvoiceStates)
    .where("number", "is not", null)
    .orderBy("due_on")
    .orderBy("id")
    .execute();
  return rows.map(readRow);
}

/** The invoices of a distributor, numbered or not, of which too much or too little is paid, by the day to pay. */
export async function listUnsettledInvoices(trx: Trx, distributorId: string): Promise<InvoiceRow[]> {
  const rows = await trx
    .selectFrom("invoice")
    .selectAll()
    .where("distributor_id", "=", distributorId)
    .where("kind", "=", "invoice")
    .where(openAmount, "!=", 0)
    .orderBy("due_on")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(readRow);
}

/** What a distributor has paid too much of its invoices, in Rappen. */
export async function getSurplusOfDistributor(db: Db, distributorId: string): Promise<number> {
  const { amount } = await db
    .selectFrom("invoice")
    .select(sql<number | string | null>`-sum(${openAmount})`.as("amount"))
    .where("distributor_id", "=", distributorId)
    .where("kind", "=", "invoice")
    .where(openAmount, "<", 0)
    .executeTakeFirstOrThrow();
  return Number(amount ?? 0);
}

/** Distributors with an open invoice whose agreement has no statement of this month. */
export async function listDistributorsWithoutStatement(db: Db, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom("invoice")
    .innerJoin("payment_agreement", "payment_agreement.id", "invoice.payment_agreement_id")
    .select("invoice.distributor_id")
    .distinct()
    .where("invoice.state", "in", openInvoiceStates)
    .where((row) =>
      row.or([
        row("payment_agreement.statement_month", "is", null),
        row("payment_agreement.statement_month", "<", month),
      ]),
    )
    .orderBy("invoice.distributor_id")
    .execute();
  return rows.map(({ distributor_id }) => distributor_id);
}

/** An invoice with the name of its distributor. */
export type TeamInvoiceRow = InvoiceRow & { readonly company: string };

interface TeamInvoices {
  readonly search: string;
  readonly page: number;
  readonly state?: InvoiceFilter | undefined;
  /** Zurich's date: what was due before it and is open is overdue. */
  readonly today: string;
}

/** A page of invoices and credit notes that have a number, the newest first; and how many there are. */
export async function listTeamInvoices(
  db: Db,
  { search, page, state, today }: TeamInvoices,
): Promise<{ total: number; rows: TeamInvoiceRow[] }> {
  let matching = db
    .selectFrom("invoice")
    .innerJoin("distributor", "distributor.id", "invoice.distributor_id")
    .where("invoice.number", "is not", null);
  for (const word of searchWords(search))
    matching = matching.where((row) =>
      row.or([matchesWord("distributor.search_text", word), matchesText("invoice.number", word)]),
    );
  if (state === "overdue")
    matching = matching.where("invoice.state", "in", openInvoiceStates).where("invoice.due_on", "<", today);
  else if (state) matching = matching.where("invoice.state", "=", state).where("invoice.kind", "=", "invoice");
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll("invoice")
    .select("distributor.name as company")
    .orderBy("invoice.created_at", "desc")
    .orderBy("invoice.id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows: rows.map(readRow) };
}

function readRow<Row extends { readonly frozen: string }>(row: Row): Omit<Row, "frozen"> & { frozen: FrozenInvoice } {
  return { ...row, frozen: fromJson<FrozenInvoice>(row.frozen) };
}
