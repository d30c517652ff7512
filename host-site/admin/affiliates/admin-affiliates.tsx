import { affiliateStates } from "../../../sdk/contracts/affiliate.ts";
import { listAdminAffiliates } from "../../../sdk/contracts/calls/admin/affiliates.ts";
import { callApi } from "../../api.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { whenInWords } from "../../forms/when.ts";
import { cellDate, CellEmail, cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";

/** Affiliates and applications, newest first. */
export function AdminAffiliates() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.affiliates;
  const { query } = useAddress();
  const state = affiliateStates.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: requestedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <h2 className={`mb-4 ${sectionTitle}`}>{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing
        question={question}
        load={() => callApi(listAdminAffiliates, { query: question })}
        empty={{ title: words.emptyTitle, text: words.empty }}
      >
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ number }) => number}
            columns={[
              {
                name: words.company,
                renderCell: ({ number, company, site }) => (
                  <>
                    <StepLink className={entryLink} changes={{ number: String(number) }}>
                      {company}
                    </StepLink>
                    <span className={cellNote}>{site.replace(/^https?:\/\/|\/$/g, "")}</span>
                  </>
                ),
              },
              { name: words.number, renderCell: ({ number }) => <span className="tabular-nums">{number}</span> },
              {
                name: words.contact,
                renderCell: ({ contact }) =>
                  contact ? (
                    <span>
                      {contact.name}
                      <CellEmail email={contact.email} />
                    </span>
                  ) : (
                    words.accountDeleted
                  ),
              },
              {
                name: words.received,
                renderCell: ({ createdAt }) => (
                  <span className={cellDate}>{whenInWords(createdAt, answer.locale)}</span>
                ),
              },
              {
                name: all.state,
                renderCell: ({ state }) => <StatusChip state={state}>{words.states[state]}</StatusChip>,
              },
            ]}
          />
        )}
      </Listing>
    </>
  );
}
