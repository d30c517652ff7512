import { startInWords, whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import type { TimeAndTickets } from "../../../sdk/contracts/booking.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { useAccount } from "../context.ts";
import type { ShownBooking } from "./shown-booking.ts";

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
    const title = words.steps[step.state];
    const item = about.get(step.bookingItemId ?? "");
    // An item that only waits for another's answer was asked of nobody.
    const isAskedOfNobody = step.state === "requested" && item?.bookingOnRequest === false;
    return title && !isAskedOfNobody ? [{ ...step, title, item }] : [];
  });
  const distinct = steps.filter(({ title, item, amount, moved }, index) => {
    const before = steps[index - 1];
    return amount || moved || title !== before?.title || item !== before.item;
  });
  if (distinct.length === 0) return null;
  return (
    <section class="history" aria-labelledby="history">
      <h3 id="history">{words.booking.history}</h3>
      <ol>
        {distinct.map(({ at, bookingItemId, state, amount, title, item, moved }, index) => (
          <li key={`${at}-${bookingItemId}-${state}-${index}`}>
            <span>
              {title}
              {amount && <span class="amount"> {amount.formatted}</span>}
            </span>
            {item && (
              // Of a change the sentence has the dates: the item's own is that of its last.
              <small>
                {moved ? item.activityTitle : `${item.activityTitle}, ${startInWords(item, answer.locale)}`}
              </small>
            )}
            {moved && (
              <small>
                {fill(words.booking.moved, {
                  before: inWords(moved.before, answer.locale),
                  now: inWords(moved.now, answer.locale),
                })}
              </small>
            )}
            <time dateTime={at}>{whenInWords(at, answer.locale)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "Sat 21 November 2026, 10:30, 2 × Adult" */
function inWords(booked: TimeAndTickets, locale: Locale): string {
  return [startInWords(booked, locale), ...booked.tickets.map(({ quantity, label }) => `${quantity} × ${label}`)].join(
    ", ",
  );
}
