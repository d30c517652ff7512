import { bookingPayments, givenRefundStates, isOpenRefund } from "../../../sdk/contracts/admin/bookings.ts";
import { BookingAmount } from "../../account/bookings/booking-amount.tsx";
import { StatusChip } from "../../account/bookings/status-chip.tsx";
import { useAccount } from "../../account/context.ts";
import { askedPage } from "../../forms/asked-page.ts";
import { ask } from "../../forms/ask.ts";
import { useAddress } from "../../forms/use-address.ts";
import { startInWords, whenInWords } from "../../forms/when.ts";
import { counted, fill } from "../../shell/fill.ts";
import { listAdminBookings } from "../calls.ts";
import { useAdminWords } from "../context.ts";
import { DateFilter, Filter, ListBar, optionsOf } from "../list-bar.tsx";
import { Listing } from "../listing.tsx";
import { bookingStatuses } from "./booking-statuses.ts";

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
      <h2 class="section-title">{words.title}</h2>
      <ListBar hint={words.searchHint}>
        <Filter name="status" label={all.state} all={all.any} options={optionsOf(account.status)} />
        <Filter name="refund" label={words.refund} all={all.any} options={optionsOf(words.refunds)} />
        <Filter name="payment" label={words.payment} all={all.any} options={optionsOf(words.paymentStates)} />
        <Filter name="dates" label={words.dates} options={optionsOf(words.datesKinds)} />
        <DateFilter name="from" label={words.from} />
        <DateFilter name="until" label={words.until} />
      </ListBar>
      <Listing question={question} load={() => ask(listAdminBookings, { query: question })}>
        {(entries) => (
          <table class="table">
            <thead>
              <tr>
                <th scope="col">{words.booking}</th>
                <th scope="col">{words.who}</th>
                <th scope="col">{words.what}</th>
                <th scope="col">{all.state}</th>
                <th scope="col" class="number">
                  {words.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => {
                const [first, ...others] = entry.items;
                return (
                  <tr key={entry.bookingId}>
                    <th scope="row">
                      <a href={`${shell.paths.account}/bookings/${entry.bookingId}`}>{entry.bookingNumber}</a>
                      <span class="row-quiet">
                        {fill(words.created, { when: whenInWords(entry.createdAt, locale) })}
                      </span>
                    </th>
                    <td data-label={words.who}>
                      <span>
                        {entry.name}
                        <bdi class="row-quiet">{entry.email}</bdi>
                      </span>
                    </td>
                    <td data-label={words.what}>
                      {first && (
                        <span>
                          {first.activityTitle}
                          <span class="row-quiet">
                            {startInWords(first, locale)}
                            {others.length > 0 && `, ${counted(account.bookings.more, others.length, locale)}`}
                          </span>
                        </span>
                      )}
                    </td>
                    <td data-label={all.state}>
                      <StatusChip state={entry.status}>{account.status[entry.status]}</StatusChip>
                    </td>
                    <td data-label={words.amount} class="number">
                      <span>
                        <BookingAmount booking={entry} />
                        {isOpenRefund(entry.refundState) && (
                          <StatusChip state={entry.refundState}>{words.refunds[entry.refundState]}</StatusChip>
                        )}
                      </span>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
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
  const [from, until] = [query.get("from") ?? "", query.get("until") ?? ""];
  return {
    search: query.get("search") ?? "",
    page: askedPage(query),
    dates: query.get("dates") === "visit" ? ("visit" as const) : ("booked" as const),
    ...(status ? { status } : {}),
    ...(refund ? { refund } : {}),
    ...(payment ? { payment } : {}),
    ...(date.test(from) ? { from } : {}),
    ...(date.test(until) ? { until } : {}),
  };
}
