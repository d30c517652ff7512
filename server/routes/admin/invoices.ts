import { longestBankFile, type AdminInvoice } from "../../../sdk/contracts/admin/invoices.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import {
  assignBankEntry,
  dismissBankEntry,
  getAdminInvoice,
  listAdminInvoices,
  listBankEntries as listEntriesCall,
  recordInvoicePayback,
  recordInvoicePayment,
  sendBankFile,
  undoInvoicePayment,
} from "../../../sdk/contracts/calls/admin/invoices.ts";
import { assignEntry, dismissEntry } from "../../commands/invoice/assign-entry.ts";
import { recordPayback, recordPayment, undoPayment } from "../../commands/invoice/record-payment.ts";
import { takeBankFile } from "../../commands/invoice/take-bank-file.ts";
import { findDistributor } from "../../db/queries/distributor.ts";
import { findBankEntry, listBankEntries, listInvoicePayments } from "../../db/queries/invoice-payment.ts";
import { findInvoice, listCreditsOf, listTeamInvoices } from "../../db/queries/invoice.ts";
import { requireAdmin } from "../../domain/session.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import { notFound } from "../../errors.ts";
import { presentBankEntry, presentTeamInvoice, presentTeamInvoices } from "../../presenters/invoice.ts";
import { handle, type Routes } from "../handle.ts";

/** Of a character of JSON that is escaped. */
const bytesOfCharacter = 2;

/** The team's pages of invoices and of what the bank has received. */
export const adminInvoicesRoutes: Routes = (app, services) => {
  const { db, clock } = services;

  async function answer(id: string): Promise<AdminInvoice> {
    const row = await findInvoice(db, id);
    const { name = "" } = (row && (await findDistributor(db, row.distributor_id))) ?? {};
    const [entry] = row ? presentTeamInvoices([{ ...row, company: name }], clock.now()) : [];
    if (!row || !entry) throw notFound("invoice_not_found");
    const payments = await listInvoicePayments(db, id);
    return presentTeamInvoice({ entry, payments, credits: await listCreditsOf(db, id), reminders: row }, clock.now());
  }

  const entryOf = async (id: string) => presentBankEntry((await findBankEntry(db, id))!);

  handle(app, services, listAdminInvoices, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listTeamInvoices(db, { ...query, today: dateInZurich(clock.now()) });
    const entries = presentTeamInvoices(rows, clock.now());
    return { total, page: shownPage(query.page, total), pageSize, entries };
  });

  handle(app, services, getAdminInvoice, async ({ session, params }) => {
    requireAdmin(session);
    return answer(params.invoiceId);
  });

  handle(app, services, recordInvoicePayment, async ({ session, params, body }) => {
    await recordPayment(services, requireAdmin(session).email, params.invoiceId, body);
    return answer(params.invoiceId);
  });

  handle(app, services, recordInvoicePayback, async ({ session, params, body }) => {
    await recordPayback(services, requireAdmin(session).email, params.invoiceId, body);
    return answer(params.invoiceId);
  });

  handle(app, services, undoInvoicePayment, async ({ session, params }) => {
    await undoPayment(services, requireAdmin(session).email, params.invoiceId, params.paymentId);
    return answer(params.invoiceId);
  });

  handle(
    app,
    services,
    sendBankFile,
    async ({ session, body }) => takeBankFile(services, requireAdmin(session).email, body.content),
    { bodyLimit: bytesOfCharacter * longestBankFile },
  );

  handle(app, services, listEntriesCall, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listBankEntries(db, query);
    return { total, page: shownPage(query.page, total), pageSize, entries: rows.map(presentBankEntry) };
  });

  handle(app, services, assignBankEntry, async ({ session, params, body }) => {
    await assignEntry(services, requireAdmin(session).email, params.entryId, body.numbers);
    return entryOf(params.entryId);
  });

  handle(app, services, dismissBankEntry, async ({ session, params }) => {
    await dismissEntry(services, requireAdmin(session).email, params.entryId);
    return entryOf(params.entryId);
  });
};
