import {
  bookingChanges,
  bookingPayments,
  givenRefundStates,
  isOpenRefund,
} from "../../../sdk/contracts/admin/bookings.ts";
import { BookingAmount } from "../../bookings/booking-amount.tsx";
import { StatusChip } from "../../lists/status-chip.tsx";
import { useAccount } from "../../sections/context.ts";
import { requestedPage } from "../../forms/requested-page.ts";
import { callApi } from "../../api.ts";
import { useAddress } from "../../forms/use-address.ts";
import { startInWords, whenInWords } from "../../forms/when.ts";
import { counted, fill } from "../../shell/fill.ts";
import { listAdminBookings } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { useAdminWords } from "../context.ts";
import { DateFilter, Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { bookingStatuses } from "../../../sdk/contracts/booking.ts";
import { cellDate, CellEmail, cellNote, DataTable, entryLink } from "../../lists/data-table.tsx";
import { sectionTitle } from "../../sections/classes.ts";

const date = /^\d{4}-\d\d-\d\d$/;

/** All bookings of the shop, newest first. */
export function AdminBookings() {
  const { answer, words: account } = useAccount();
  const all = useAdminWords();
  const words = all.bookings;
  const { query } = useAddress();
  const question = questionOf(query);
  const { locale, shell } = answer;
  return (
    <>
      <h2 className={sectionTitle}>{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="status" label={all.state} all={all.any} options={optionsOf(account.status)} />
        <Filter name="refund" label={words.refund} all={all.any} options={optionsOf(words.refunds)} />
        <Filter name="payment" label={words.payment} all={all.any} options={optionsOf(words.paymentStates)} />
        <Filter name="change" label={words.change} all={all.any} options={optionsOf(words.changes)} />
        <Filter name="dates" label={words.dates} options={optionsOf(words.datesKinds)} />
        <DateFilter name="from" label={words.from} />
        <DateFilter name="until" label={words.until} />
      </ListBar>
      <Listing question={question} load={() => callApi(listAdminBookings, { query: question })}>
        {(entries) => (
          <DataTable
            entries={entries}
            keyOf={({ bookingId }) => bookingId}
            columns={[
              {
                name: words.booking,
                renderCell: ({ bookingId, bookingNumber, createdAt }) => (
                  <>
                    <a className={entryLink} href={`${shell.paths.account}/bookings/${bookingId}`}>
                      {bookingNumber}
                    </a>
                    <span className={`${cellNote} ${cellDate}`}>
                      {fill(words.created, { when: whenInWords(createdAt, locale) })}
                    </span>
                  </>
                ),
              },
              {
                name: words.who,
                renderCell: ({ name, email }) => (
                  <span>
                    {name}
                    <CellEmail email={email} />
                  </span>
                ),
              },
              {
                name: words.what,
                renderCell: ({ items: [first, ...others] }) =>
                  first && (
                    <span>
                      {first.activityTitle}
                      <span className={cellNote}>
                        <span className={cellDate}>{startInWords(first, locale)}</span>
                        {others.length > 0 && `, ${counted(account.bookings.more, others.length, locale)}`}
                      </span>
                    </span>
                  ),
              },
              {
                name: all.state,
                renderCell: ({ status }) => <StatusChip state={status}>{account.status[status]}</StatusChip>,
              },
              {
                name: words.amount,
                isNumber: true,
                renderCell: (entry) => (
                  <span className="@min-[760px]/account:wrap-break-word @min-[760px]/account:whitespace-normal">
                    <BookingAmount booking={entry} />
                    {isOpenRefund(entry.refundState) && (
                      <StatusChip state={entry.refundState}>{words.refunds[entry.refundState]}</StatusChip>
                    )}
                  </span>
                ),
              },
            ]}
          />
        )}
      </Listing>
    </>
  );
}

/** What of the address the list understands; the rest is left out. */
function questionOf(query: URLSearchParams) {
  const status = bookingStatuses.find((each) => each === query.get("status"));
  const refund = givenRefundStates.find((each) => each === query.get("refund"));
  const payment = bookingPayments.find((each) => each === query.get("payment"));
  const change = bookingChanges.find((each) => each === query.get("change"));
  const [from, until] = [query.get("from") ?? "", query.get("until") ?? ""];
  return {
    search: query.get("search") ?? "",
    page: requestedPage(query),
    dates: query.get("dates") === "visit" ? ("visit" as const) : ("booked" as const),
    ...(status ? { status } : {}),
    ...(refund ? { refund } : {}),
    ...(payment ? { payment } : {}),
    ...(change ? { change } : {}),
    ...(date.test(from) ? { from } : {}),
    ...(date.test(until) ? { until } : {}),
  };
}
