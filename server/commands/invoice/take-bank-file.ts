import { randomUUID } from "node:crypto";
import type { BankFileResult } from "../../../sdk/contracts/admin/invoices.ts";
import { instantAt } from "../../clock.ts";
import { insertBankEntry } from "../../db/queries/invoice-payment.ts";
import { findInvoiceByNumber } from "../../db/queries/invoice.ts";
import { transact } from "../../db/transact.ts";
import { numberOfReference } from "../../domain/invoice-reference.ts";
import { AppError } from "../../errors.ts";
import { BankFileRefused, readCamt054, type BankPayment } from "../../ports/bank-file/camt.ts";
import type { Services } from "../../services.ts";
import { creditorOf } from "../../settings/creditor.ts";
import { payOpenByEntry } from "./record-payment.ts";

/**
 * Takes the payments of a camt.054 file: those whose reference names an invoice with so much open are recorded there,
 * others wait to be assigned, those known from an earlier file change nothing. All of it is stored, or nothing. Throws
 * 409 `bank_file_refused`, with the reason in `fields.content`.
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
  const at = instantAt(clock.now());
  return transact(db, async (trx) => {
    const result = { assigned: 0, unmatched: 0, known: 0 };
    for (const { bankReference, amount, bookedOn, reference, payer } of payments) {
      const entry = {
        id: randomUUID(),
        bank_reference: `${account} ${bankReference}`,
        amount,
        booked_on: bookedOn,
        reference,
        payer,
        state: "unmatched" as const,
        created_at: at,
      };
      const number = numberOfReference(reference ?? "");
      const invoice = number === null ? undefined : await findInvoiceByNumber(trx, number);
      if (!(await insertBankEntry(trx, entry))) result.known++;
      else if (invoice?.kind === "invoice" && (await payOpenByEntry(trx, actor, entry, invoice.number!, at)))
        result.assigned++;
      else result.unmatched++;
    }
    return result;
  });
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
