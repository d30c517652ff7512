import { activityStates } from "./activity-states.ts";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { askedPage } from "../../forms/asked-page.ts";
import { ask } from "../../forms/ask.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { listAdminActivities } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";

/** All activities of the catalogue. */
export function AdminActivities() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.activities;
  const { query } = useAddress();
  const state = activityStates.find((each) => each === query.get("state"));
  const question = {
    search: query.get("search") ?? "",
    page: askedPage(query),
    locale: answer.locale,
    ...(state ? { state } : {}),
  };
  return (
    <>
      <h2 class="section-title">{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing question={question} load={() => ask(listAdminActivities, { query: question })}>
        {(entries) => (
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{words.activity}</th>
                <th scope="col">{words.supplier}</th>
                <th scope="col">{all.state}</th>
                <th scope="col" class="number">
                  {words.rating}
                </th>
                <th scope="col" class="number">
                  {words.price}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row">
                    <StepLink changes={{ activity: String(entry.id) }}>{entry.title}</StepLink>
                    <span class="row-quiet">
                      {entry.id} · {entry.type}, {entry.location}
                    </span>
                  </th>
                  <td data-label={words.supplier}>{entry.supplier.name}</td>
                  <td data-label={all.state}>
                    {entry.state === "published" && !entry.isBookable ? (
                      <StatusChip state="not_bookable">{words.notBookable}</StatusChip>
                    ) : (
                      <StatusChip state={entry.state}>{words.state[entry.state]}</StatusChip>
                    )}
                  </td>
                  <td data-label={words.rating} class="number">
                    <bdi>{entry.rating ? `${entry.rating.average.toFixed(1)} (${entry.rating.count})` : "–"}</bdi>
                  </td>
                  <td data-label={words.price} class="number">
                    {entry.fromPrice?.formatted ?? words.noPrice}
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
