import { activityStates } from "../../../sdk/contracts/admin/activities.ts";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { listAdminActivities } from "../../../sdk/contracts/calls/admin/activities.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";
import { sectionTitle } from "../../sections/classes.ts";

/** All activities of the catalogue. */
export function AdminActivities() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.activities;
  const { query } = useAddress();
  const state = activityStates.find((each) => each === query.get("state"));
  const question = {
    search: query.get("search") ?? "",
    page: requestedPage(query),
    locale: answer.locale,
    ...(state ? { state } : {}),
  };
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing question={question} load={() => callApi(listAdminActivities, { query: question })}>
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ id }) => id}
            columns={[
              {
                name: words.activity,
                renderCell: ({ id, title, type, location }) => (
                  <>
                    <StepLink className={entryLink} changes={{ activity: String(id) }}>
                      {title}
                    </StepLink>
                    <span className={cellNote}>
                      {id} · {type}, {location}
                    </span>
                  </>
                ),
              },
              { name: words.supplier, renderCell: ({ supplier }) => supplier.name },
              {
                name: all.state,
                renderCell: ({ state, isBookable }) =>
                  state === "published" && !isBookable ? (
                    <StatusChip state="not_bookable">{words.notBookable}</StatusChip>
                  ) : (
                    <StatusChip state={state}>{words.state[state]}</StatusChip>
                  ),
              },
              {
                name: words.rating,
                isNumber: true,
                renderCell: ({ rating }) => (
                  <bdi>{rating ? `${rating.average.toFixed(1)} (${rating.count})` : "–"}</bdi>
                ),
              },
              {
                name: words.price,
                isNumber: true,
                renderCell: ({ lowestAdultPrice }) => lowestAdultPrice?.formatted ?? words.noPrice,
              },
            ]}
          />
        )}
      </Listing>
    </>
  );
}
