import { beyondAdults, isCompanion, isTraveller, type CompanyProblem } from "../../../sdk/contracts/companions.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { AppError } from "../../errors.ts";
import { dateInZurich } from "../../domain/wall-time.ts";
import type { Session } from "../../domain/session.ts";
import type { FareCategory } from "../../ports/fares/fares.ts";
import type { Services } from "../../services.ts";
import { availabilityClosed } from "../reservation/availability-errors.ts";
import { checkPersonalization } from "../reservation/personalization.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";
import { chooseTickets, type Chosen } from "../reservation/selection.ts";
import { categoryRows } from "./category-row.ts";
import { freezeTrip, type TransportReservationInput } from "./freeze-trip.ts";
import { isOnSale, readTripForSale, type TransportServices } from "./trip-for-sale.ts";
import { readSlot } from "./trip-slot.ts";
import { vehicleIdsOf } from "./vehicle-ids.ts";

/**
 * Reads and checks all of a reservation of a trip but whether its contingent is free. Writes nothing: `addTripSlot`
 * makes the slot of the answer before its tickets are claimed. Throws 404 `trip_not_found`,
 * `product_not_found`; 422 `availability_closed` (fields.date) once it has left, `selection_invalid`,
 * `personalization_invalid`.
 */
export async function priceTrip(
  services: TransportServices & Pick<Services, "db">,
  request: TransportReservationInput,
  session: Session,
): Promise<PricedRequest> {
  const now = services.clock.now();
  const sale = await readTripForSale(services, request);
  if (!isOnSale(sale.trip, now)) throw availabilityClosed(sale.trip.startTime);
  const chosen = chooseTickets(request.selection, categoryRows(sale.offer));
  checkCompany(chosen, sale.offer.categories);
  checkAges(chosen, request.childrenAges ?? []);
  const slot = await readSlot(services.db, sale);
  const frozen = freezeTrip(sale, slot, chosen, request);
  checkPersonalization({
    fields: frozen.fields,
    reservation: frozen.personalization,
    groups: frozen.lines.map((line) => ({ ...line, persons: line.guests.length })),
    date: slot.local_date,
    today: dateInZurich(now),
    seesAll: session.isReseller,
  });
  const seats = chosen.reduce((sum, { persons }) => sum + persons, 0);
  const activity = { id: transportOfferId, supplier_id: transportOfferId };
  return { sale: { slot, activity, vehicleIds: vehicleIdsOf(sale) }, seats, frozen };
}

/** Each child's age is one that a chosen ticket is for. 422 `selection_invalid`. */
function checkAges(chosen: readonly Chosen[], ages: readonly number[]): void {
  const wrong = ages.find(
    (age) => !chosen.some(({ category: { min_age, max_age } }) => age >= (min_age ?? 0) && age <= (max_age ?? age)),
  );
  if (wrong === undefined) return;
  throw new AppError("selection_invalid", `No ticket is for a child of ${wrong}.`, {
    childrenAges: "no ticket of this age",
  });
}

/**
 * Dogs and bikes travel with somebody of the same reservation; small children with an adult, so many with each. 422
 * `selection_invalid`, with a `CompanyProblem` in fields.
 */
function checkCompany(chosen: readonly Chosen[], categories: readonly FareCategory[]): void {
  const fareOf = ({ category }: Chosen) => categories.find(({ id }) => id === category.id);
  if (!chosen.some(({ category }) => isTraveller(category.discount_type)))
    throw new AppError("selection_invalid", "A dog or a bike travels with somebody who has a ticket.", {
      "selection.0.ticketCategoryId": "needs_traveller" satisfies CompanyProblem,
    });
  const tooMany = beyondAdults(
    chosen.map((one, index) => ({
      index,
      audience: one.category.audience,
      label: one.category.label,
      mostPerAdult: fareOf(one)?.mostPerAdult ?? null,
      persons: one.persons,
    })),
  );
  if (tooMany)
    throw new AppError("selection_invalid", `At most ${tooMany.most} children of this age travel with these adults.`, {
      [`selection.${tooMany.tickets.index}.numGuests`]: "needs_another_adult" satisfies CompanyProblem,
    });
  const needy = chosen.findIndex((one) => fareOf(one)?.needsAdult);
  if (needy < 0 || chosen.some(({ category }) => isCompanion(category.audience))) return;
  throw new AppError("selection_invalid", "A child of this age travels with an adult.", {
    [`selection.${needy}.ticketCategoryId`]: "needs_adult" satisfies CompanyProblem,
  });
}
