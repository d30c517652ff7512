import { invoiceFilters } from "../../../sdk/contracts/admin/invoices.ts";
import { listAdminInvoices } from "../../../sdk/contracts/calls/admin/invoices.ts";
import { callApi } from "../../api.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { dateOfDayInWords } from "../../forms/when.ts";
import { cellDate, cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";
import { sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { tabLink, tabs } from "../tabs.ts";
import { BankEntries } from "./bank-entries.tsx";
import { InvoiceState } from "./invoice-state.tsx";

/** Two lists: invoices of distributors, and what the bank has received. */
export function AdminInvoices() {
  const words = useAdminWords().invoices;
  const { query } = useAddress();
  const isBank = query.get("list") === "bank";
  const fresh = { search: null, state: null, page: null };
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <nav className={tabs} aria-label={words.lists}>
        <StepLink className={tabLink} changes={{ ...fresh, list: null }} isCurrent={!isBank}>
          {words.invoices}
        </StepLink>
        <StepLink className={tabLink} changes={{ ...fresh, list: "bank" }} isCurrent={isBank}>
          {words.bank}
        </StepLink>
      </nav>
      {isBank ? <BankEntries /> : <InvoiceList />}
    </>
  );
}

function InvoiceList() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.invoices;
  const { query } = useAddress();
  const state = invoiceFilters.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: requestedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing
        question={question}
        load={() => callApi(listAdminInvoices, { query: question })}
        empty={{ title: words.emptyTitle, text: words.empty }}
      >
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ invoiceId }) => invoiceId}
            columns={[
              {
                name: words.number,
                renderCell: ({ invoiceId, number, company }) => (
                  <>
                    <StepLink className={entryLink} changes={{ invoice: invoiceId }}>
                      {number}
                    </StepLink>
                    <span className={cellNote}>{company}</span>
                  </>
                ),
              },
              { name: words.total, isNumber: true, renderCell: ({ total }) => total.formatted },
              {
                name: words.open,
                isNumber: true,
                renderCell: ({ kind, open }) => (kind === "invoice" ? open.formatted : null),
              },
              {
                name: words.due,
                renderCell: ({ dueOn }) =>
                  dueOn && <span className={cellDate}>{dateOfDayInWords(dueOn, answer.locale)}</span>,
              },
              { name: all.state, renderCell: (invoice) => <InvoiceState invoice={invoice} /> },
            ]}
          />
        )}
      </Listing>
    </>
  );
}
