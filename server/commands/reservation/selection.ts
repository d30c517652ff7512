import type { ReservationRequest } from "../../../sdk/contracts/requests/cart.ts";
import type { ErrorFields } from "../../../sdk/contracts/errors.ts";
import type { CategoryRow } from "../../db/queries/offer.ts";
import { mostTickets } from "../../domain/ticket-category.ts";
import { AppError } from "../../errors.ts";

/** A category and how many persons take it. */
export interface Chosen {
  readonly category: CategoryRow;
  readonly persons: number;
  /** Tickets: persons, or steps of the category's occupancy. */
  readonly quantity: number;
  readonly guests: NonNullable<ReservationRequest["selection"][number]["guests"]>;
}

/** Persons that one ticket stands for (RULES 2). */
function personsATicket(category: Pick<CategoryRow, "occupancy" | "max_occupancy">): number {
  return category.occupancy > 1 && category.max_occupancy !== null ? category.occupancy : 1;
}

/**
 * Checks a selection against what the slot sells (RULES 2, purchase spec §5 "Tickets"). 422 `selection_invalid`, with
 * fields.
 */
export function chooseTickets(selection: ReservationRequest["selection"], sold: readonly CategoryRow[]): Chosen[] {
  const fields: ErrorFields = {};
  const chosen: Chosen[] = [];
  const visited = new Set<number>();
  for (const [index, { ticketCategoryId, numGuests, guests = [] }] of selection.entries()) {
    const category = sold.find((row) => row.id === ticketCategoryId);
    if (!category || visited.has(ticketCategoryId)) {
      fields[`selection.${index}.ticketCategoryId`] = category ? "named twice" : "not sold at this time";
      continue;
    }
    visited.add(ticketCategoryId);
    const step = personsATicket(category);
    const most = category.max_occupancy ?? mostTickets;
    if (numGuests % step !== 0) fields[`selection.${index}.numGuests`] = `sold in steps of ${step}`;
    else if (numGuests > most) fields[`selection.${index}.numGuests`] = `at most ${most}`;
    else if (guests.length > numGuests) fields[`selection.${index}.guests`] = "more lists than guests";
    else chosen.push({ category, persons: numGuests, quantity: numGuests / step, guests });
  }
  if (Object.keys(fields).length > 0) throw new AppError("selection_invalid", "These tickets can't be chosen.", fields);
  return chosen;
}

/** Checks the children's ages against the activity's (discovery spec §5, "Child age rule"). 422 `selection_invalid`. */
export function checkChildrenAges(
  ages: readonly number[],
  persons: number,
  { min_age, max_age }: { min_age: number | null; max_age: number | null },
): void {
  const wrong = ages.find(
    (age) => (min_age !== null && age < min_age) || (max_age !== null && max_age > 0 && age > max_age),
  );
  if (wrong !== undefined)
    throw new AppError("selection_invalid", `A child of ${wrong} can't take part.`, {
      childrenAges: "outside the activity's ages",
    });
  if (ages.length > persons)
    throw new AppError("selection_invalid", "There are more ages than guests.", { childrenAges: "more than guests" });
}
