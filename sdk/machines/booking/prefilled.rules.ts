import type { BookingData } from "../../contracts/elements/booking.ts";
import { isPrefillLocked } from "../../contracts/elements/prefill.ts";
import type { BookingContext, BookingInput } from "./booking.types.ts";
import { ticketsShown } from "./choices.rules.ts";
import { offerOf } from "./chosen.rules.ts";

/** The date and people that the page fills in, as a selection without an offer; null where there are none. */
export function prefilledData({ prefilled }: Pick<BookingInput, "prefilled">): BookingData | null {
  const { date, adults, childrenAges } = prefilled ?? {};
  if (date === undefined && adults === undefined && childrenAges === undefined) return null;
  return {
    ...(date === undefined ? {} : { date }),
    ...(adults === undefined ? {} : { adults }),
    ...(childrenAges === undefined ? {} : { childrenAges }),
  };
}

/** Whether the chosen date is the page's, and can't be changed. Another one is chosen where that can't be booked. */
export function isDateLocked({ prefilled, date }: Pick<BookingContext, "prefilled" | "date">): boolean {
  return date !== null && date === prefilled?.date && isPrefillLocked(prefilled, "date");
}

/**
 * Whether the number of a ticket can't be changed: the page has set the adults, or the children. Not where the offer
 * has none for them.
 */
export function isTicketLocked(context: BookingContext, ticketCategoryId: number): boolean {
  const audience = offerOf(context)?.ticketCategories.find(
    (each) => each.ticketCategoryId === ticketCategoryId,
  )?.audience;
  const name = audience === "child" || audience === "youth" || audience === "infant" ? "childrenAges" : "adults";
  return isPrefillLocked(context.prefilled, name) && (ticketsShown(context)[ticketCategoryId] ?? 0) > 0;
}

/** Whether any ticket is locked: the party can't be cleared then. */
export function isPartyLocked(context: BookingContext): boolean {
  return (offerOf(context)?.ticketCategories ?? []).some(({ ticketCategoryId }) =>
    isTicketLocked(context, ticketCategoryId),
  );
}
