import type { AdminBooking } from "../../../sdk/contracts/admin/bookings.ts";
import { useAccount } from "../../sections/context.ts";
import { whenInWords } from "../../forms/when.ts";
import { useAdminWords } from "../context.ts";
import { stepItem, stepList, stepNote } from "../classes.ts";
import { partTitle } from "../../sections/classes.ts";

/**
 * Every step of the booking, its seats and its payments, and why, where the team's language has words for it. Of
 * several items a step of seats says whose.
 */
export function BookingSteps({ history, items }: Pick<AdminBooking, "history" | "items">) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  // A database may have reasons of an earlier version: they are not shown.
  const reasonOf = (reason: string) => (words.reasons as Readonly<Record<string, string>>)[reason];
  const titles = new Map(
    items.length > 1 ? items.map(({ bookingItemId, activityTitle }) => [bookingItemId, activityTitle]) : [],
  );
  return (
    <section aria-labelledby="booking-steps">
      <h3 id="booking-steps" className={`mb-3 ${partTitle}`}>
        {words.steps}
      </h3>
      <ol className={stepList}>
        {history.map(({ at, entity, entityId, bookingItemId, from, to, reason }, index) => (
          <li key={`${entityId}-${index}`} className={stepItem}>
            {/* The same state twice: something else was changed, which the reason names. */}
            <span>{(from === to ? reasonOf(reason) : undefined) ?? words.became[entity][to] ?? account.steps[to]}</span>
            {bookingItemId && titles.has(bookingItemId) && (
              <small className={stepNote}>{titles.get(bookingItemId)}</small>
            )}
            <small className={stepNote}>
              <time dateTime={at}>{whenInWords(at, answer.locale)}</time>
              {from !== to && reasonOf(reason) && ` · ${reasonOf(reason)}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
