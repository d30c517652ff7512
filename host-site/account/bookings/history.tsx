import type { AccountBooking } from "../../../sdk/contracts/account.ts";
import { whenInWords } from "../../forms/when.ts";
import { useAccount } from "../context.ts";

/** What happened to a booking, oldest first. Steps without a word of their own are the machinery's. */
export function History({ history }: Pick<AccountBooking, "history">) {
  const { answer, words } = useAccount();
  const steps = history.flatMap((step) => {
    const title = words.steps[step.state];
    return title ? [{ ...step, title }] : [];
  });
  if (steps.length === 0) return null;
  return (
    <section class="history" aria-labelledby="history">
      <h3 id="history">{words.booking.history}</h3>
      <ol>
        {steps.map(({ at, bookingItemId, state, amount, title }, index) => (
          <li key={`${at}-${bookingItemId}-${state}-${index}`}>
            <span>
              {title}
              {amount && <span class="amount"> {amount.formatted}</span>}
            </span>
            <time dateTime={at}>{whenInWords(at, answer.locale)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
