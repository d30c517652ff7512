import type { AdminBooking } from "../../../sdk/contracts/admin.ts";
import { useAccount } from "../../account/context.ts";
import { whenInWords } from "../../forms/when.ts";
import { useAdminWords } from "../context.ts";

/** Every step of the booking, its seats and its payments, and why, where the team's language has words for it. */
export function BookingSteps({ history }: Pick<AdminBooking, "history">) {
  const { answer, words: account } = useAccount();
  const words = useAdminWords().bookings;
  return (
    <section class="history" aria-labelledby="booking-steps">
      <h3 id="booking-steps">{words.steps}</h3>
      <ol>
        {history.map(({ at, entity, entityId, to, reason }, index) => (
          <li key={`${entityId}-${index}`}>
            <span>{[words.entities[entity], account.steps[to]].filter(Boolean).join(": ")}</span>
            <small>
              <time dateTime={at}>{whenInWords(at, answer.locale)}</time>
              {words.reasons[reason] && reason !== to && ` · ${words.reasons[reason]}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
