import { BadgeCheck } from "lucide";
import { useRef } from "preact/hooks";
import { askedPage } from "../forms/asked-page.ts";
import { ask } from "../forms/ask.ts";
import { Paging } from "../forms/paging.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useAddress } from "../forms/use-address.ts";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { listAccountActivities } from "./calls.ts";
import { useAccount } from "./context.ts";
import { Empty } from "./empty.tsx";

/** What a reseller has booked, by activity. */
export function Activities() {
  const { words: all, answer } = useAccount();
  const words = all.activities;
  const { query } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = askedPage(query);
  const { loaded, retry } = useLoaded(page, () => ask(listAccountActivities, { query: { page } }));
  return (
    <>
      <h2 ref={heading} class="section-title" tabIndex={-1}>
        {words.title}
      </h2>
      <p class="section-lead">{words.lead}</p>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={5} />}>
        {({ activities, ...paged }) =>
          activities.length === 0 ? (
            <Empty
              icon={BadgeCheck}
              title={words.emptyTitle}
              text={words.empty}
              action={{ title: all.bookings.toActivities, url: answer.shell.paths.activities }}
            />
          ) : (
            <>
              <table class="table">
                <thead>
                  <tr>
                    <th scope="col">{words.activity}</th>
                    <th scope="col">{words.supplier}</th>
                    <th scope="col" class="number">
                      {words.bookings}
                    </th>
                    <th scope="col" class="number">
                      {words.guests}
                    </th>
                    <th scope="col" class="number">
                      {words.total}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {activities.map((activity) => (
                    <tr key={`${activity.activityId} ${activity.supplier}`}>
                      <th scope="row">
                        <a href={activity.path}>{activity.title}</a>
                      </th>
                      <td data-label={words.supplier}>{activity.supplier}</td>
                      <td data-label={words.bookings} class="number">
                        {activity.bookings}
                      </td>
                      <td data-label={words.guests} class="number">
                        {activity.guests}
                      </td>
                      <td data-label={words.total} class="number">
                        {activity.total.formatted}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Paging {...paged} onTurn={() => heading.current?.focus()} />
            </>
          )
        }
      </WithLoaded>
    </>
  );
}
