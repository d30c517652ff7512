import { randomUUID } from "node:crypto";
import type { BankFileResult, NamedInvoice } from "../../../sdk/contracts/admin/invoices.ts";
import type { Trx } from "../../db/connection.ts";
import { findReturnedEntry, insertBankEntry } from "../../db/queries/invoice-payment.ts";
import { findInvoice, findInvoiceByNumber, type InvoiceRow } from "../../db/queries/invoice.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { openOfInvoice } from "../../domain/invoice.ts";
import { numberOfReference } from "../../domain/invoice-reference.ts";
import { AppError } from "../../errors.ts";
import { BankFileRefused, readCamt054, type BankPayment } from "../../ports/bank-file/camt.ts";
import type { Services } from "../../services.ts";
import { creditorOf } from "../../settings/creditor.ts";
import { recordedNow } from "./add-entry.ts";
import { payOpenByEntry, returnEntry } from "./assign-entry.ts";

/**
 * Takes the payments of a camt.054 file: those whose reference names an invoice with so much open are recorded there,
 * others wait to be assigned, a return undoes its payment, those known from an earlier file change nothing. All of it
 * is stored, or nothing. Throws 409 `bank_file_refused`, with the reason in `fields.content`.
 */
export async function takeBankFile(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  actor: string,
  content: string,
): Promise<BankFileResult> {
  const creditor = creditorOf(env);
  if (creditor === null) throw refused("no_account");
  const account = env.CREDITOR_ACCOUNT_IBAN ?? creditor.iban;
  const payments = read(content, account);
  const recorded = recordedNow(clock.now(), actor);
  return transact(db, async (trx) => {
    const result = { assigned: 0, unmatched: 0, returned: 0, known: 0 };
    const takenFrom = new Set<string>();
    for (const { bankReference, returns, amount, bookedOn, references, payer } of payments) {
      const entry = {
        id: randomUUID(),
        bank_reference: `${account} ${bankReference}`,
        amount,
        booked_on: bookedOn,
        reference: references.join(", ") || null,
        payer,
        state: "unmatched" as const,
        created_at: recorded.at,
      };
      const numbers = await numbersOf(trx, references);
      if (!(await insertBankEntry(trx, entry))) result.known++;
      else if (returns !== null) {
        const names = `${account} ${returns}`;
        const returned = await findReturnedEntry(trx, { amount: -amount, names, reference: entry.reference });
        if (returned) {
          await lockRow(trx, "bank_entry", returned.id);
          for (const id of await returnEntry(trx, returned.id, entry, recorded)) takenFrom.add(id);
          result.returned++;
        } else result.unmatched++;
      } else if (numbers.length > 0 && (await payOpenByEntry(trx, entry, numbers, recorded))) result.assigned++;
      else result.unmatched++;
    }
    return { ...result, reopened: await openOf(trx, [...takenFrom]) };
  });
}

/** Those of these invoices that are open. */
async function openOf(trx: Trx, ids: readonly string[]): Promise<NamedInvoice[]> {
  const invoices: (InvoiceRow | undefined)[] = [];
  for (const id of ids) invoices.push(await findInvoice(trx, id));
  return invoices.flatMap((invoice) =>
    invoice?.number && openOfInvoice(invoice) > 0 ? [{ invoiceId: invoice.id, number: invoice.number }] : [],
  );
}

/** The invoices that a payment names; none where a reference is of something else. */
async function numbersOf(trx: Trx, references: readonly string[]): Promise<string[]> {
  const numbers: string[] = [];
  for (const reference of references) {
    const number = numberOfReference(reference);
    const invoice = number === null ? undefined : await findInvoiceByNumber(trx, number);
    if (invoice?.kind !== "invoice") return [];
    numbers.push(invoice.number!);
  }
  return [...new Set(numbers)];
}

function read(content: string, iban: string): BankPayment[] {
  try {
    return readCamt054(content, iban);
  } catch (cause) {
    if (cause instanceof BankFileRefused) throw refused(cause.problem);
    throw cause;
  }
}

function refused(problem: string): AppError {
  return new AppError("bank_file_refused", "This file is not taken, nothing of it was stored.", { content: problem });
}
