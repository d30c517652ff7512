import { fromJson } from "../../json.ts";
import type { FrozenDocument } from "../../domain/document.ts";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { DocumentTable } from "../schema.ts";

/** A document with what it says. */
export type DocumentRow = Omit<DocumentTable, "frozen"> & { readonly frozen: FrozenDocument };

/** Inserts a document that has no number yet. */
export async function insertDocument(
  trx: Trx,
  { frozen, ...row }: Omit<DocumentRow, "number" | "issuer" | "mail_id">,
): Promise<void> {
  await trx
    .insertInto("document")
    .values({ ...row, frozen: JSON.stringify(frozen), number: null, issuer: null, mail_id: null })
    .execute();
}

/** Gives documents to a mail of the outbox. Of several mails that ask for one at once, the first has it. */
export async function claimForMail(db: Db, ids: readonly string[], mailId: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("document")
    .set({ mail_id: mailId })
    .where("id", "in", ids)
    .where("mail_id", "is", null)
    .execute();
}

/** The documents of a booking, the oldest first, with those that have no number yet. */
export async function listDocuments(db: Db | Trx, bookingId: string): Promise<DocumentRow[]> {
  const rows = await db
    .selectFrom("document")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, frozen: fromJson<FrozenDocument>(row.frozen) }));
}

/** The receipt of a payment, if it has one. */
export async function findReceiptOfPayment(
  db: Db | Trx,
  paymentAttemptId: string,
): Promise<{ readonly id: string } | undefined> {
  return db.selectFrom("document").select("id").where("payment_attempt_id", "=", paymentAttemptId).executeTakeFirst();
}

/** What the job numbers: receipts and credit notes of bookings, invoices and credit notes of distributors. */
const numberedTables = ["document", "invoice"] as const;
/** A document or an invoice without a number. */
export interface Unnumbered {
  readonly table: (typeof numberedTables)[number];
  readonly id: string;
  readonly series_id: string;
  readonly created_at: string;
}

/** What is frozen with a number, as JSON. */
export interface Issued {
  /** The operator. */
  readonly issuer: string;
  /** `Creditor | null` of invoices. */
  readonly creditor: string;
}

/** The oldest document or invoice without a number, of one counter where it is given. */
export async function findUnnumbered(db: Db | Trx, seriesId?: string): Promise<Unnumbered | undefined> {
  const oldest: Unnumbered[] = [];
  for (const table of numberedTables) {
    const row = await db
      .selectFrom(table as "document")
      .select(["id", "series_id", "created_at"])
      .where("number", "is", null)
      .$if(seriesId !== undefined, (query) => query.where("series_id", "=", seriesId!))
      .orderBy("created_at")
      .$if(table === "document", (query) => query.orderBy("sequence_index"))
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (row) oldest.push({ ...row, table });
  }
  return oldest.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))[0];
}

/** Makes a counter that stands at 0, if there is none. */
export async function insertSeries(trx: Trx, id: string): Promise<void> {
  await trx
    .insertInto("document_series")
    .values({ id, last: 0 })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** What a counter stands at. */
export async function getSeries(trx: Trx, id: string): Promise<number> {
  const { last } = await trx
    .selectFrom("document_series")
    .select("last")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return last;
}

/** Sets a counter. */
export async function updateSeries(trx: Trx, id: string, last: number): Promise<void> {
  await changeOne(trx.updateTable("document_series").set({ last }).where("id", "=", id));
}

/**
 * Gives a document or an invoice its number, who issues it, and an invoice the account it is paid to. Throws if it has
 * one, or another has that number.
 */
export async function updateNumber(
  trx: Trx,
  { table, id }: Pick<Unnumbered, "table" | "id">,
  { creditor, ...given }: { readonly number: string } & Issued,
): Promise<void> {
  await changeOne(
    trx
      .updateTable(table as "invoice")
      .set(table === "invoice" ? { ...given, creditor } : given)
      .where("id", "=", id)
      .where("number", "is", null),
  );
}
