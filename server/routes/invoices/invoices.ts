import { listInvoices } from "../../../sdk/contracts/calls/invoice.ts";
import { distributorOfAccount, invoicesOfAccount } from "../../commands/invoice/read-invoices.ts";
import { findInvoice, findInvoiceByNumber } from "../../db/queries/invoice.ts";
import { requireSignedIn } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { invoiceDetails, isNumberedInvoice, presentInvoice } from "../../presenters/invoice.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { creditorOf } from "../../settings/creditor.ts";
import { handle, type Routes } from "../handle.ts";

interface InvoicePath {
  Params: { number: string };
}

/** Invoices of the company that an account books for. Each is drawn from what was frozen, never stored. */
export const invoiceRoutes: Routes = (app, services) => {
  const { clock, ports } = services;

  handle(app, services, listInvoices, async ({ session }) => {
    const invoices = await invoicesOfAccount(services, requireSignedIn(session).userId);
    return { invoices: invoices.filter(isNumberedInvoice).map((invoice) => presentInvoice(invoice, clock.now())) };
  });

  app.get<InvoicePath>("/invoices/:number.pdf", async (request, reply) => {
    const { number } = request.params;
    const session = requireSignedIn(await services.session(request));
    const invoice = await findInvoiceByNumber(services.db, number);
    if (!invoice || !isNumberedInvoice(invoice)) throw notFound("invoice_not_found");
    const own = await distributorOfAccount(services, session.userId);
    if (!session.isAdmin && invoice.distributor_id !== own) throw notFound("invoice_not_found");
    const content = await ports.documents.pdf(invoiceDetails(invoice, await shown(services, invoice)));
    return reply
      .headers({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${number}.pdf"`,
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      })
      .send(content);
  });
};

async function shown({ db, env }: Services, invoice: { readonly credits_invoice_id: string | null }) {
  const { credits_invoice_id: id } = invoice;
  const credits = id === null ? null : ((await findInvoice(db, id))?.number ?? null);
  return { brand: brandOf(env), creditor: creditorOf(env), credits };
}
