import { startInWords, whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import type { TimeAndTickets } from "../../../sdk/contracts/booking.ts";
import { shownItemState } from "../../../sdk/contracts/shown-item-state.ts";
import { ticketCount } from "../../../sdk/contracts/ticket-count.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { useAccount } from "../../sections/context.ts";
import type { ShownBooking } from "./shown-booking.ts";
import { asideTitle } from "../../sections/classes.ts";

const small = "text-12 font-text text-ink-2";

/**
 * What happened to a booking, oldest first. Steps without a word of their own are the machinery's; of several items a
 * step says which, and what an item and its booking say alike is shown once.
 */
export function History({ shown: { items, history } }: { readonly shown: ShownBooking }) {
  const { answer, words } = useAccount();
  const about = new Map(
    items.length > 1 ? items.map(({ bookingItemId, booked }) => [bookingItemId, booked.reservation]) : [],
  );
  const steps = history.flatMap((step) => {
    const item = about.get(step.bookingItemId ?? "");
    const title = words.steps[item ? shownItemState(step.state, item) : step.state];
    // An item that only waits for another item's answer was requested of no supplier.
    const isAskedOfNobody = step.state === "requested" && item?.bookingOnRequest === false;
    return title && !isAskedOfNobody ? [{ ...step, title: fill(title, { voucher: step.voucher ?? "" }), item }] : [];
  });
  const movedIds = new Set(history.flatMap(({ bookingItemId, moved }) => (moved && bookingItemId) || []));
  const distinct = steps.filter(({ at, title, item, amount, moved }, index) => {
    const before = steps[index - 1];
    // Of several items it is theirs, where they say it too.
    const isOfItems = !item && steps.some((other) => other.item && other.title === title && other.at === at);
    return amount || moved || (!isOfItems && (title !== before?.title || item !== before.item));
  });
  if (distinct.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h3 id="history" className={asideTitle}>
        {words.booking.history}
      </h3>
      <ol className="grid gap-3">
        {distinct.map(({ at, bookingItemId, state, amount, title, item, moved }, index) => (
          <li
            key={`${at}-${bookingItemId}-${state}-${index}`}
            className="grid border-s-2 border-line ps-3.5 text-14 font-value"
          >
            <span>
              {title}
              {amount && <span className="whitespace-nowrap tabular-nums"> {amount.formatted}</span>}
            </span>
            {item && (
              // The date of an item that was moved is that of its last change, which says the dates itself.
              <small className={small}>
                {movedIds.has(item.bookingItemId)
                  ? item.activityTitle
                  : `${item.activityTitle}, ${startInWords(item, answer.locale)}`}
              </small>
            )}
            {moved && (
              <small className={small}>
                {fill(words.booking.moved, {
                  before: inWords(moved.before, answer.locale),
                  now: inWords(moved.now, answer.locale),
                })}
              </small>
            )}
            <time className={small} dateTime={at}>
              {whenInWords(at, answer.locale)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "Sat 21 November 2026, 10:30, 2 × Adult" */
function inWords(booked: TimeAndTickets, locale: Locale): string {
  return [
    startInWords(booked, locale),
    ...booked.tickets.map(({ quantity, label }) => ticketCount(quantity, label)),
  ].join(", ");
}
