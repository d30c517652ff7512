import { Ticket } from "lucide";
import { useRef } from "preact/hooks";
import { askedPage } from "../../forms/asked-page.ts";
import { ask } from "../../forms/ask.ts";
import { Paging } from "../../forms/paging.tsx";
import { RowsSkeleton } from "../../forms/skeleton.tsx";
import { useAddress } from "../../forms/use-address.ts";
import { useLoaded } from "../../forms/use-loaded.ts";
import { WithLoaded } from "../../forms/with-loaded.tsx";
import { counted } from "../../shell/fill.ts";
import { listAccountBookings } from "../calls.ts";
import { useAccount } from "../context.ts";
import { Empty } from "../empty.tsx";
import { BookingRow } from "./booking-row.tsx";

/** One's own bookings, newest first. The page is in the address. */
export function Bookings() {
  const { answer, words: all } = useAccount();
  const words = all.bookings;
  const { query } = useAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = askedPage(query);
  const { loaded, retry } = useLoaded(page, () => ask(listAccountBookings, { query: { page } }));
  return (
    <>
      <h2 ref={heading} class="section-title" tabIndex={-1}>
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
              <p class="count" role="status">
                {counted(words.count, paged.total, answer.locale)}
              </p>
              <div class="rows">
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
