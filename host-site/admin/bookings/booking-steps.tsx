import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { useAccount } from "../../account/context.ts";
import { whenInWords } from "../../forms/when.ts";
import { useAdminWords } from "../context.ts";

/** Every step of the booking, its seats and its payments, in the machinery's own words where there are no others. */
export function BookingSteps({ history }: Pick<AdminBooking, "history">) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  return (
    <section class="history" aria-labelledby="booking-steps">
      <h3 id="booking-steps">{words.steps}</h3>
      <ol>
        {history.map(({ at, entity, entityId, to, reason }, index) => (
          <li key={`${entityId}-${index}`}>
            <span>
              {words.entities[entity]}: {account.steps[to] ?? to}
            </span>
            <small>
              <time dateTime={at}>{whenInWords(at, answer.locale)}</time>
              {reason && reason !== to && ` · ${reason}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
