import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { whenInWords } from "../../forms/when.ts";
import { listRegistrations } from "../../../sdk/contracts/calls/admin/suppliers.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { cellDate, CellEmail, DataTable, entryLink } from "../../lists/data-table.tsx";

const states = ["new", "approved", "rejected"] as const;

/** Registrations of suppliers, newest first. */
export function Registrations() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.suppliers;
  const { query } = useAddress();
  const state = states.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: requestedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing question={question} load={() => callApi(listRegistrations, { query: question })}>
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ registrationId }) => registrationId}
            columns={[
              {
                name: words.company,
                renderCell: ({ registrationId, company }) => (
                  <StepLink className={entryLink} changes={{ registration: registrationId }}>
                    {company}
                  </StepLink>
                ),
              },
              {
                name: words.contact,
                renderCell: ({ contactName, email }) => (
                  <span>
                    {contactName}
                    <CellEmail email={email} />
                  </span>
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
