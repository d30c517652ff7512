import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { askedPage } from "../../forms/asked-page.ts";
import { ask } from "../../forms/ask.ts";
import { useAddress } from "../../forms/use-address.ts";
import { listAdminSuppliers } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";

const states = ["selling", "resting"] as const;

/** The suppliers of the catalogue. */
export function CatalogueSuppliers() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.suppliers;
  const { query } = useAddress();
  const state = states.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: askedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <ListBar hint={words.searchAllHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.supplierStates)} />
      </ListBar>
      <Listing question={question} load={() => ask(listAdminSuppliers, { query: question })}>
        {(entries) => (
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{words.supplier}</th>
                <th scope="col">{all.state}</th>
                <th scope="col" class="number">
                  {words.published}
                </th>
                <th scope="col" class="number">
                  {words.unpublished}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row">
                    <a href={`${answer.shell.paths.account}/activities?search=${encodeURIComponent(entry.name)}`}>
                      {entry.name}
                    </a>
                    <span class="row-quiet">{entry.id}</span>
                  </th>
                  <td data-label={all.state}>
                    <StatusChip state={entry.state}>{words.supplierStates[entry.state]}</StatusChip>
                  </td>
                  <td data-label={words.published} class="number">
                    {entry.published}
                  </td>
                  <td data-label={words.unpublished} class="number">
                    {entry.unpublished}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Listing>
    </>
  );
}
