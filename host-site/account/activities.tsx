import { BadgeCheck } from "lucide";
import { useRef } from "react";
import { requestedPage } from "../forms/requested-page.ts";
import { callApi } from "../api.ts";
import { Paging } from "../forms/paging.tsx";
import { RowsSkeleton } from "../forms/skeleton.tsx";
import { useAddress } from "../forms/use-address.ts";
import { useLoaded } from "../forms/use-loaded.ts";
import { WithLoaded } from "../forms/with-loaded.tsx";
import { listAccountActivities } from "../../sdk/contracts/calls/account.ts";
import { useAccount } from "../sections/context.ts";
import { Empty } from "../lists/empty.tsx";
import { sectionLead, sectionTitle } from "../sections/classes.ts";
import { DataTable, entryLink } from "../lists/data-table.tsx";

/** What a reseller has booked, by activity. */
export function Activities() {
  const { words: all, answer } = useAccount();
  const words = all.activities;
  const { query } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = requestedPage(query);
  const { loaded, retry } = useLoaded(page, () => callApi(listAccountActivities, { query: { page } }));
  return (
    <>
      <h2 ref={heading} className={sectionTitle} tabIndex={-1}>
        {words.title}
      </h2>
      <p className={sectionLead}>{words.lead}</p>
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
              <DataTable
                entries={activities}
                keyOf={({ activityId, supplier }) => `${activityId} ${supplier}`}
                columns={[
                  {
                    name: words.activity,
                    renderCell: ({ path, title }) => (
                      <a className={entryLink} href={path}>
                        {title}
                      </a>
                    ),
                  },
                  { name: words.supplier, renderCell: ({ supplier }) => supplier },
                  { name: words.bookings, isNumber: true, renderCell: ({ bookings }) => bookings },
                  { name: words.guests, isNumber: true, renderCell: ({ guests }) => guests },
                  { name: words.total, isNumber: true, renderCell: ({ total }) => total.formatted },
                ]}
              />
              <Paging {...paged} onTurn={() => heading.current?.focus()} />
            </>
          )
        }
      </WithLoaded>
    </>
  );
}
