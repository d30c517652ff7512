import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { askedPage } from "../../forms/asked-page.ts";
import { ask } from "../../forms/ask.ts";
import { StepLink } from "../../forms/step-link.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { whenInWords } from "../../forms/when.ts";
import { listRegistrations } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";

const states = ["new", "approved", "rejected"] as const;

/** Who has sent the form of the supplier's page, newest first. */
export function Registrations() {
  const { answer } = useAccount();
  const all = useAdminWords();
  const words = all.suppliers;
  const { query } = useAddress();
  const state = states.find((each) => each === query.get("state"));
  const question = { search: query.get("search") ?? "", page: askedPage(query), ...(state ? { state } : {}) };
  return (
    <>
      <ListBar hint={words.searchHint}>
        <Filter name="state" label={all.state} all={all.any} options={optionsOf(words.states)} />
      </ListBar>
      <Listing question={question} load={() => ask(listRegistrations, { query: question })}>
        {(entries) => (
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{words.company}</th>
                <th scope="col">{words.contact}</th>
                <th scope="col">{words.received}</th>
                <th scope="col">{all.state}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.registrationId}>
                  <th scope="row">
                    <StepLink changes={{ registration: entry.registrationId }}>{entry.company}</StepLink>
                  </th>
                  <td data-label={words.contact}>
                    <span>
                      {entry.contactName}
                      <bdi class="row-quiet">{entry.email}</bdi>
                    </span>
                  </td>
                  <td data-label={words.received}>{whenInWords(entry.createdAt, answer.locale)}</td>
                  <td data-label={all.state}>
                    <StatusChip state={entry.state}>{words.states[entry.state]}</StatusChip>
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
