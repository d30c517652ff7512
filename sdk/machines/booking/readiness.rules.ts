import type { BookingContext, BookingStep } from "./booking.types.ts";
import { isPersonalized, visibleFields } from "./personalization.rules.ts";
import { personsOf } from "./quantities.rules.ts";
import { offerOf, slotOf } from "./chosen.rules.ts";

/** A date, an offer and a slot of it are chosen. */
export function hasSlot(context: BookingContext): boolean {
  return context.date !== null && offerOf(context) !== undefined && slotOf(context) !== undefined;
}

/** At least one ticket, and no child whose age doesn't fit the ticket. */
export function hasTickets(context: BookingContext): boolean {
  return personsOf(context.tickets) > 0 && !hasWrongAge(context);
}

/** Date, offer, slot, a ticket and the required answers (purchase spec §4, "Ready to book"). */
export function isReady(context: BookingContext): boolean {
  return hasSlot(context) && hasTickets(context) && knowsFields(context) && isPersonalized(context);
}

/** The fields of the chosen slot are loaded, and some are visible. */
export function hasFields(context: BookingContext): boolean {
  return knowsFields(context) && visibleFields(context).length > 0;
}

export function knowsFields(context: BookingContext): boolean {
  return context.fields !== null && context.fieldsOf === context.availabilityId;
}

/** Only at the total, when ready (purchase spec §4). */
export function canAddToBasket(context: BookingContext, step: BookingStep): boolean {
  return step === "total" && isReady(context);
}

/** A child's age may be chosen from 0 to here; from 12 on it is an adult (purchase spec §5). */
export const oldestReservedChild = 11;

/** Whether an age is outside its ticket's bounds. */
export function isWrongAge(
  age: number | null,
  { minAge, maxAge }: { readonly minAge: number | null; readonly maxAge: number | null },
): boolean {
  return age !== null && (age < (minAge ?? 0) || (maxAge !== null && maxAge > 0 && age > maxAge));
}

function hasWrongAge(context: BookingContext): boolean {
  return (offerOf(context)?.ticketCategories ?? []).some((category) =>
    (context.childrenAges[category.ticketCategoryId] ?? [])
      .slice(0, context.tickets[category.ticketCategoryId] ?? 0)
      .some((age) => isWrongAge(age, category)),
  );
}
