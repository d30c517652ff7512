import { listInvoices } from "../../sdk/contracts/calls/invoice.ts";
import type { Invoice } from "../../sdk/contracts/invoice.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { textLink } from "../../sdk/ui/text-button.tsx";
import { callApi } from "../api.ts";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useLoaded } from "../forms/use-loaded.ts";
import { dateOfDayInWords } from "../forms/when.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { cellDate, cellNote, DataTable } from "../lists/data-table.tsx";
import { StatusChip } from "../lists/status-chip.tsx";
import { partTitle, sectionLead, sectionPart } from "../sections/classes.ts";
import { useAccount } from "../sections/context.ts";
import { counted, fill } from "../shell/fill.ts";
import { useInvoiceWords } from "./context.ts";

/** The invoices and credit notes of a company, the newest first, each with its PDF. */
export function InvoiceList() {
  const { answer } = useAccount();
  const words = useInvoiceWords();
  const { loaded, retry } = useLoaded("invoices", () => callApi(listInvoices));
  return (
    <section className={sectionPart} aria-labelledby="invoices">
      <h3 id="invoices" className={`mb-3 ${partTitle}`}>
        {words.invoices}
      </h3>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={3} />}>
        {({ invoices }) =>
          invoices.length === 0 ? (
            <p className={sectionLead}>{words.noInvoices}</p>
          ) : (
            <DataTable
              entries={invoices}
              keyOf={({ invoiceId }) => invoiceId}
              columns={[
                {
                  name: words.number,
                  renderCell: ({ kind, number, url, bookings }) => (
                    <>
                      <a className={textLink} href={`/api${url}`} target="_blank" rel="noopener">
                        {fill(words.kinds[kind], { number })}
                      </a>
                      <span className={cellNote}>{counted(words.ofBookings, bookings.length, answer.locale)}</span>
                    </>
                  ),
                },
                { name: words.total, isNumber: true, renderCell: ({ total }) => total.formatted },
                {
                  name: words.toPay,
                  isNumber: true,
                  renderCell: ({ kind, open }) => (kind === "invoice" ? formatMoney(Math.max(0, open.amount)) : null),
                },
                {
                  name: words.due,
                  renderCell: ({ dueOn }) =>
                    dueOn && <span className={cellDate}>{dateOfDayInWords(dueOn, answer.locale)}</span>,
                },
                { name: words.state, renderCell: (invoice) => <State invoice={invoice} /> },
              ]}
            />
          )
        }
      </WithLoaded>
    </section>
  );
}

function State({ invoice: { kind, state, isOverdue } }: { readonly invoice: Invoice }) {
  const words = useInvoiceWords();
  if (kind === "credit_note") return <StatusChip state="credit_note">{words.credit}</StatusChip>;
  const shown = isOverdue ? "overdue" : state;
  return <StatusChip state={shown}>{words.invoiceStates[shown]}</StatusChip>;
}
