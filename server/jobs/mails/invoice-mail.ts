import { instantAt } from "../../clock.ts";
import { groupedIban } from "../../../sdk/contracts/iban.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { numberDocuments } from "../../commands/document/number-documents.ts";
import type { InvoiceMailKind, InvoiceMailPayload } from "../../commands/invoice/outbox.ts";
import { findDistributor } from "../../db/queries/distributor.ts";
import { findInvoice, listOpenInvoices } from "../../db/queries/invoice.ts";
import type { DistributorTable } from "../../db/schema.ts";
import { dateText } from "../../domain/date-texts.ts";
import { openOfInvoice } from "../../domain/invoice.ts";
import { referenceOf } from "../../domain/invoice-reference.ts";
import { lastReminder } from "../../domain/invoice-reminder.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Mail, MailAttachment } from "../../ports/mail/mail.ts";
import {
  creditorOfInvoice,
  invoiceDetails,
  isNumberedInvoice,
  type NumberedInvoice,
} from "../../presenters/invoice.ts";
import { statementDetails } from "../../presenters/invoice-statement.ts";
import { button, heading, mailHtml, paragraph } from "../../presenters/mail-page.ts";
import { withShopName } from "../../presenters/with-shop-name.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { creditorOf } from "../../settings/creditor.ts";
import { invoiceMailWords } from "./invoice-mail.words.ts";

/**
 * The mail about an invoice, a credit note, or all that is open: to where the distributor's invoices go, in its
 * language, with the PDF. Null where nothing is open any more.
 */
export async function invoiceMail(
  services: Services,
  id: string,
  kind: InvoiceMailKind,
  { distributorId, invoiceId, reminder, surplus = 0 }: InvoiceMailPayload,
): Promise<Mail | null> {
  const { db, env } = services;
  await numberDocuments(services);
  const distributor = await findDistributor(db, distributorId);
  if (!distributor) return null;
  const found = invoiceId === null ? undefined : await findInvoice(db, invoiceId);
  const invoice = found && isNumberedInvoice(found) ? found : null;
  if (kind === "invoice_reminder" && (!invoice || openOfInvoice(invoice) <= 0)) return null;
  const statement = kind === "invoice_statement" ? await statementParts(services, distributor) : null;
  const parts =
    kind === "invoice_statement"
      ? statement
      : invoice && invoiceParts(kind, invoice, distributor, { reminder, surplus });
  if (!parts) return null;
  const locale = distributor.locale as Locale;
  const brand = brandOf(env);
  const words = withShopName(invoiceMailWords(locale), brand);
  const subject = parts.subject.replace(/[\r\n]+/g, " ");
  const lines = [words.greeting, ...parts.lines, ...(invoice ? transferLines(kind, invoice, services) : [])];
  const url = `${env.PUBLIC_ORIGIN}${pagePath("account", locale)}/invoices`;
  return {
    id,
    to: { name: distributor.name, address: distributor.email },
    subject,
    text: [...lines, `${words.button}:\n${url}`, words.closing].join("\n\n"),
    html: mailHtml(brand, locale, [
      heading(subject),
      ...lines.map(paragraph),
      button(brand, words.button, url),
      paragraph(words.closing),
    ]),
    attachments: statement ? [statement.file] : invoice ? [await fileOf(services, invoice)] : [],
  };
}

interface Parts {
  readonly subject: string;
  readonly lines: readonly string[];
}

function invoiceParts(
  kind: Exclude<InvoiceMailKind, "invoice_statement">,
  invoice: NumberedInvoice,
  { name, locale }: DistributorTable,
  { reminder, surplus }: { readonly reminder: number; readonly surplus: number },
): Parts {
  const words = invoiceMailWords(locale as Locale);
  const settled = openOfInvoice(invoice) > 0 ? words.madeReduced : words.madeSettled;
  const { subject, lead } = {
    invoice_made: openOfInvoice(invoice) === invoice.total_amount ? words.made : settled,
    invoice_credited: surplus > 0 ? words.creditedBalance : words.credited,
    invoice_reminder: reminder >= lastReminder ? words.lastReminder : words.reminder,
  }[kind];
  const values = {
    number: invoice.number,
    company: name,
    total: formatMoney(invoice.total_amount),
    open: formatMoney(openOfInvoice(invoice)),
    due: dueText(invoice, locale as Locale),
    surplus: formatMoney(surplus),
  };
  return { subject: withValues(subject, values), lines: [withValues(lead, values)] };
}

/** How what is open is paid; of a reminder, and where it is less than what the invoice says, with the difference. */
function transferLines(kind: InvoiceMailKind, invoice: NumberedInvoice, { env }: Services): string[] {
  const creditor = creditorOfInvoice(invoice, creditorOf(env));
  const open = openOfInvoice(invoice);
  if (!creditor || open <= 0 || kind === "invoice_credited") return [];
  const isAsIssued = kind === "invoice_made" && open === invoice.total_amount - invoice.set_off_amount;
  const { transfer, transferAll } = invoiceMailWords(invoice.frozen.locale as Locale);
  return [
    withValues(isAsIssued ? transferAll : transfer, {
      open: formatMoney(open),
      iban: groupedIban(creditor.iban),
      name: creditor.name,
      reference: referenceOf(invoice.number, creditor.iban),
    }),
  ];
}

async function statementParts(
  { db, env, clock, ports }: Services,
  { id, name, locale }: DistributorTable,
): Promise<(Parts & { readonly file: MailAttachment }) | null> {
  const { subject, lead, line, overdue } = invoiceMailWords(locale as Locale).statement;
  const open = (await listOpenInvoices(db, id)).filter(isNumberedInvoice);
  if (open.length === 0) return null;
  const at = instantAt(clock.now());
  const today = dateInZurich(clock.now());
  const sum = open.reduce((all, invoice) => all + openOfInvoice(invoice), 0);
  const details = statementDetails(open, {
    locale: locale as Locale,
    brand: brandOf(env),
    creditor: creditorOf(env),
    at,
  });
  return {
    subject: withValues(subject, { company: name }),
    file: {
      filename: `${details.title}.pdf`,
      contentType: "application/pdf",
      content: await ports.documents.pdf(details),
    },
    lines: [
      withValues(lead, { open: formatMoney(sum) }),
      ...open.map((invoice) =>
        withValues(invoice.due_on !== null && invoice.due_on < today ? overdue : line, {
          number: invoice.number,
          open: formatMoney(openOfInvoice(invoice)),
          due: dueText(invoice, locale as Locale),
        }),
      ),
    ],
  };
}

function dueText({ due_on }: NumberedInvoice, locale: Locale): string {
  return due_on === null ? "" : dateText(locale, `${due_on}T12:00:00.000Z`);
}

async function fileOf({ db, env, ports }: Services, invoice: NumberedInvoice): Promise<MailAttachment> {
  const { credits_invoice_id: credited } = invoice;
  const credits = credited === null ? null : ((await findInvoice(db, credited))?.number ?? null);
  const details = invoiceDetails(invoice, { brand: brandOf(env), creditor: creditorOf(env), credits });
  return {
    filename: `${invoice.number}.pdf`,
    contentType: "application/pdf",
    content: await ports.documents.pdf(details),
  };
}
