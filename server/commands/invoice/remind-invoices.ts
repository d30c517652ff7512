import { isOpenInvoiceState } from "../../../sdk/contracts/invoice.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findAgreement, updateStatementMonth } from "../../db/queries/distributor.ts";
import {
  findInvoice,
  listDistributorsWithoutStatement,
  listOpenInvoices,
  listPastDue,
  updateReminder,
} from "../../db/queries/invoice.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { isReminderDue, remindedFrom } from "../../domain/invoice-reminder.ts";
import { dateInZurich, monthBefore, wireInstant } from "../../domain/wall-time.ts";
import type { Services } from "../../services.ts";
import { recordedNow, type Recorded } from "./add-entry.ts";
import { announceInvoice } from "./outbox.ts";
import { noActor, settleSurplus } from "./settle-surplus.ts";

/** Zurich's wall time from which companies are written to. */
const remindFrom = "08:00";

/** Reminds companies of invoices that are past their day, each time once. Safe in concurrent processes. */
export async function remindInvoices({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  if (wireInstant(now).slice(11, 16) < remindFrom) return;
  const today = dateInZurich(now);
  const due = (await listPastDue(db, remindedFrom(today))).filter((invoice) => isReminderDue(invoice, today));
  let reminded = 0;
  for (const { id, distributor_id } of due)
    reminded += (await transact(db, (trx) => remind(trx, id, distributor_id, { today, at: instantAt(now) }))) ? 1 : 0;
  if (reminded > 0) log.info({ reminded }, "companies are reminded of invoices");
}

interface Today {
  readonly today: string;
  readonly at: string;
}

async function remind(trx: Trx, id: string, distributorId: string, { today, at }: Today): Promise<boolean> {
  // Another process may have reminded of it, or it may be paid, before the lock.
  await lockRow(trx, "distributor", distributorId);
  const invoice = (await findInvoice(trx, id))!;
  if (!isOpenInvoiceState(invoice.state) || !isReminderDue(invoice, today)) return false;
  const reminder = invoice.reminders + 1;
  await updateReminder(trx, id, { reminders: reminder, reminded_on: today });
  await announceInvoice(trx, "invoice_reminder", { distributorId, invoiceId: id, reminder }, at);
  return true;
}

/** Sends each company that owes something what is open, once a month. Safe in concurrent processes. */
export async function sendStatements({ db, clock, log }: Services): Promise<void> {
  const now = clock.now();
  if (wireInstant(now).slice(11, 16) < remindFrom) return;
  const month = monthBefore(dateInZurich(now));
  let sent = 0;
  for (const distributorId of await listDistributorsWithoutStatement(db, month))
    sent += (await transact(db, (trx) => sendStatement(trx, distributorId, month, recordedNow(now, noActor)))) ? 1 : 0;
  if (sent > 0) log.info({ sent, month }, "companies are sent what is open");
}

async function sendStatement(trx: Trx, distributorId: string, month: string, recorded: Recorded): Promise<boolean> {
  await lockRow(trx, "distributor", distributorId);
  const agreement = await findAgreement(trx, distributorId);
  if (!agreement || agreement.statement_month === month) return false;
  await settleSurplus(trx, distributorId, recorded);
  if ((await listOpenInvoices(trx, distributorId)).length === 0) return false;
  await updateStatementMonth(trx, agreement.id, month);
  await announceInvoice(trx, "invoice_statement", { distributorId, invoiceId: null, reminder: 0 }, recorded.at);
  return true;
}
