import type { FrozenReservation } from "../../domain/frozen.ts";
import type { ReservationInput } from "../reservation/price-request.ts";

/**
 * The request with the ages of the children that a trip was reserved for, where it has the same tickets and names none:
 * buyers can't read them.
 */
export function withAgesBefore<Request extends ReservationInput>(request: Request, frozen: FrozenReservation): Request {
  if (!("tripId" in request) || request.childrenAges?.length || !frozen.trip) return request;
  const persons = new Map(frozen.lines.map(({ ticketCategoryId, guests }) => [ticketCategoryId, guests.length]));
  const isSame =
    request.selection.length === persons.size &&
    request.selection.every(({ ticketCategoryId, numGuests }) => persons.get(ticketCategoryId) === numGuests);
  return isSame ? { ...request, childrenAges: [...frozen.childrenAges] } : request;
}
