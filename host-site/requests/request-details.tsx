import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { ticketCount } from "../../sdk/contracts/ticket-count.ts";
import { StatusChip } from "../lists/status-chip.tsx";
import { startInWords } from "../forms/when.ts";
import type { ChosenItems } from "./chosen-items.ts";
import { Detail, Details } from "../lists/details.tsx";
import { Checkbox } from "../../sdk/ui/checkbox.tsx";
import { quiet } from "../sections/classes.ts";

/**
 * The columns of a request's details: those of an item and those of its guest stand below each other; a name or an
 * address fits into one.
 */
export const detailColumns = "grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))]";

interface RequestItemsProps {
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
export function RequestItems({ request, locale, words, chosen }: RequestItemsProps) {
  return (
    <ul className="grid gap-5">
      {request.items
        .filter(({ state }) => state !== "cancelled")
        .map((item) => (
          <li key={item.bookingItemId}>
            <strong className="text-18 font-strong wrap-anywhere">{item.activityTitle}</strong>
            {(item.state === "accepted" || item.state === "refused") && (
              <span className="ms-3">
                <StatusChip state={item.state === "accepted" ? "approved" : "refused"}>
                  {words.itemStates[item.state]}
                </StatusChip>
              </span>
            )}
            <p className={quiet}>
              {[item.offerLabel, item.state === "included" ? words.withIt : ""].filter(Boolean).join(" · ")}
            </p>
            <Details className={`mt-3 ${detailColumns}`}>
              <Detail name={words.when}>{startInWords(item, locale)}</Detail>
              <Detail name={words.tickets}>
                {item.tickets.map(({ label, quantity }) => ticketCount(quantity, label)).join(", ")}
              </Detail>
            </Details>
            {chosen?.isChoice && item.state === "open" && (
              <Checkbox checked={chosen.has(item.bookingItemId)} onChange={() => chosen.toggle(item.bookingItemId)}>
                <span aria-hidden="true">{words.answerItem}</span>
                <span className="sr-only">{`${words.answerItem}: ${item.activityTitle}`}</span>
              </Checkbox>
            )}
          </li>
        ))}
    </ul>
  );
}
