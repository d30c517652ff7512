import { Ticket } from "lucide";
import { useRef } from "react";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { Paging } from "../../forms/paging.tsx";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { counted } from "../../shell/fill.ts";
import { listAccountBookings } from "../../../sdk/contracts/calls/account.ts";
import { useAccount } from "../../sections/context.ts";
import { Empty } from "../../lists/empty.tsx";
import { BookingRow } from "./booking-row.tsx";
import { quiet, sectionTitle } from "../../sections/classes.ts";

/** One's own bookings, newest first. The page is in the address. */
export function Bookings() {
  const { answer, words: all } = useAccount();
  const words = all.bookings;
  const { query } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = requestedPage(query);
  const { loaded, retry } = useLoaded(page, () => callApi(listAccountBookings, { query: { page } }));
  return (
    <>
      <h2 ref={heading} className={sectionTitle} tabIndex={-1}>
        {words.title}
      </h2>
      <WithLoaded loaded={loaded} retry={retry} skeleton={<RowsSkeleton rows={4} hasPicture />}>
        {({ bookings, ...paged }) =>
          bookings.length === 0 ? (
            <Empty
              icon={Ticket}
              title={words.emptyTitle}
              text={words.empty}
              action={{ title: words.toActivities, url: answer.shell.paths.activities }}
            />
          ) : (
            <>
              <p className={`mb-3 ${quiet}`} role="status">
                {counted(words.count, paged.total, answer.locale)}
              </p>
              <div className="divide-y divide-line">
                {bookings.map((line) => (
                  <BookingRow key={line.bookingId} line={line} />
                ))}
              </div>
              <Paging {...paged} onTurn={() => heading.current?.focus()} />
            </>
          )
        }
      </WithLoaded>
    </>
  );
}
