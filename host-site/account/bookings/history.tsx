import { startInWords, whenInWords } from "../../forms/when.ts";
import { fill } from "../../shell/fill.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { useAccount } from "../context.ts";
import type { ShownBooking, ShownItem } from "./shown-booking.ts";

/**
 * What happened to a booking, oldest first. Steps without a word of their own are the machinery's; of several items a step says which,
 * and what an item and its booking say alike is shown once.
 */
export function History({ shown: { items, history } }: { readonly shown: ShownBooking }) {
  const { answer, words } = useAccount();
  const about = new Map(items.length > 1 ? items.map(({ bookingItemId, booked }) => [bookingItemId, booked.reservation]) : []);
  const steps = history.flatMap((step) => {
    const title = words.steps[step.state];
    return title ? [{ ...step, title, item: about.get(step.bookingItemId ?? ""), moved: movedAt(items, step) }] : [];
  });
  const distinct = steps.filter(({ title, item, amount }, index) => {
    const before = steps[index - 1];
    return amount || title !== before?.title || item !== before.item;
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
              <small>
                {item.activityTitle}, {startInWords(item, answer.locale)}
              </small>
            )}
            {moved?.rebooked && (
              <small>
                {fill(words.booking.moved, {
                  before: inWords(moved.rebooked.before, moved.rebooked.before.tickets, answer.locale),
                  now: inWords(moved.reservation, ticketsOf(moved), answer.locale),
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

type Booked = ShownItem["booked"];
type Tickets = readonly { readonly label: string; readonly quantity: number }[];

/** The item whose last change a step is. */
function movedAt(items: readonly ShownItem[], { at, bookingItemId }: ShownBooking["history"][number]): Booked | undefined {
  return items.find(({ booked }) => booked.bookingItemId === bookingItemId && booked.rebooked?.at === at)?.booked;
}

function ticketsOf({ reservation }: Booked): Tickets {
  return reservation.ticketReservations.map(({ quantity, ticketCategory }) => ({ quantity, label: ticketCategory.label.formatted }));
}

/** "Sat 21 November 2026, 10:30, 2 × Adult" */
function inWords(start: Parameters<typeof startInWords>[0], tickets: Tickets, locale: Locale): string {
  return [startInWords(start, locale), ...tickets.map(({ quantity, label }) => `${quantity} × ${label}`)].join(", ");
}
