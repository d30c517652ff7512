import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { startInWords } from "../forms/when.ts";

interface FactsProps {
  readonly request: BookingRequest;
  readonly locale: Locale;
  readonly words: { readonly when: string; readonly tickets: string; readonly withIt: string };
}

/** What a request is about: each item with its time and its tickets; those that are cancelled are left out. */
export function RequestItems({ request, locale, words }: FactsProps) {
  return (
    <ul class="request-items">
      {request.items
        .filter(({ isCancelled }) => !isCancelled)
        .map((item, index) => (
          <li key={index}>
            <strong>{item.activityTitle}</strong>
            <p class="row-quiet">{[item.offerLabel, item.isOnRequest ? "" : words.withIt].filter(Boolean).join(" · ")}</p>
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
          </li>
        ))}
    </ul>
  );
}
