import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { StatusChip } from "../account/bookings/status-chip.tsx";
import { startInWords } from "../forms/when.ts";
import type { ChosenItems } from "./chosen-items.ts";

interface FactsProps {
  readonly request: BookingRequest;
  readonly locale: Locale;
  readonly words: {
    readonly when: string;
    readonly tickets: string;
    readonly withIt: string;
    readonly answerItem: string;
    readonly itemStates: { readonly accepted: string; readonly refused: string };
  };
  /** Which items are to be answered, where there are several. */
  readonly chosen?: ChosenItems;
}

/**
 * What a request is about: each item with its time, its tickets and its answer; those that are cancelled are left out.
 */
export function RequestItems({ request, locale, words, chosen }: FactsProps) {
  return (
    <ul class="request-items">
      {request.items
        .filter(({ state }) => state !== "cancelled")
        .map((item) => (
          <li key={item.bookingItemId}>
            <strong>{item.activityTitle}</strong>
            {(item.state === "accepted" || item.state === "refused") && (
              <StatusChip state={item.state === "accepted" ? "approved" : "refused"}>
                {words.itemStates[item.state]}
              </StatusChip>
            )}
            <p class="row-quiet">
              {[item.offerLabel, item.state === "included" ? words.withIt : ""].filter(Boolean).join(" · ")}
            </p>
            <dl class="facts">
              <div>
                <dt>{words.when}</dt>
                <dd>{startInWords(item, locale)}</dd>
              </div>
              <div>
                <dt>{words.tickets}</dt>
                <dd>{item.tickets.map(({ label, quantity }) => `${quantity} × ${label}`).join(", ")}</dd>
              </div>
            </dl>
            {chosen?.isChoice && item.state === "open" && (
              <label class="choice">
                <input
                  type="checkbox"
                  checked={chosen.has(item.bookingItemId)}
                  aria-label={`${words.answerItem}: ${item.activityTitle}`}
                  onChange={() => chosen.toggle(item.bookingItemId)}
                />
                <span>{words.answerItem}</span>
              </label>
            )}
          </li>
        ))}
    </ul>
  );
}
