import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { useAddress } from "../../forms/use-address.ts";
import { listAdminSuppliers } from "../../../sdk/contracts/calls/admin/suppliers.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";

const states = ["selling", "resting"] as const;

/** The suppliers of the catalogue. */
export function CatalogueSuppliers() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.suppliers;
  const { query } = useAddress();
  const state = states.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: requestedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <ListBar hint={words.searchAllHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.supplierStates)} />
      </ListBar>
      <Listing question={question} load={() => callApi(listAdminSuppliers, { query: question })}>
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ id }) => id}
            columns={[
              {
                name: words.supplier,
                renderCell: ({ id, name }) => (
                  <>
                    <a
                      className={entryLink}
                      href={`${answer.shell.paths.account}/activities?search=${encodeURIComponent(name)}`}
                    >
                      {name}
                    </a>
                    <span className={cellNote}>{id}</span>
                  </>
                ),
              },
              {
                name: all.state,
                renderCell: ({ state }) => <StatusChip state={state}>{words.supplierStates[state]}</StatusChip>,
              },
              { name: words.published, isNumber: true, renderCell: ({ published }) => published },
              { name: words.unpublished, isNumber: true, renderCell: ({ unpublished }) => unpublished },
            ]}
          />
        )}
      </Listing>
    </>
  );
}
