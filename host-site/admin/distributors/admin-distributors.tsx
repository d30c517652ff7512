import { listAdminDistributors } from "../../../sdk/contracts/calls/admin/distributors.ts";
import { distributorStates } from "../../../sdk/contracts/distributor.ts";
import { callApi } from "../../api.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { whenInWords } from "../../forms/when.ts";
import { cellDate, cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { sectionTitle } from "../../sections/classes.ts";
import { useAccount } from "../../sections/context.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";

/** Companies that book on invoice and those that ask to, newest first. */
export function AdminDistributors() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.distributors;
  const { query } = useAddress();
  const state = distributorStates.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: requestedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <h2 className={`mb-4 ${sectionTitle}`}>{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing
        question={question}
        load={() => callApi(listAdminDistributors, { query: question })}
        empty={{ title: words.emptyTitle, text: words.empty }}
      >
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ distributorId }) => distributorId}
            columns={[
              {
                name: words.company,
                renderCell: ({ distributorId, name, town }) => (
                  <>
                    <StepLink className={entryLink} changes={{ distributor: distributorId }}>
                      {name}
                    </StepLink>
                    <span className={cellNote}>{town}</span>
                  </>
                ),
              },
              {
                name: words.limit,
                isNumber: true,
                renderCell: ({ agreement }) => agreement?.creditLimit?.formatted ?? words.noLimit,
              },
              { name: words.open, isNumber: true, renderCell: ({ open }) => open.formatted },
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
