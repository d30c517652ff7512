import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createTransportReservation } from "../../../sdk/contracts/calls/transport.ts";
import { findReservation } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import type { Session } from "../../domain/session.ts";
import { fromJson } from "../../json.ts";
import type { Services } from "../../services.ts";
import type { Idempotency } from "../idempotency.ts";
import { holdPriced } from "../reservation/hold-priced.ts";
import { answerOfStanding } from "../reservation/standing-hold.ts";
import { withAgesBefore } from "./ages-before.ts";
import type { TransportReservationInput } from "./freeze-trip.ts";
import { priceTrip } from "./price-trip.ts";
import { addTripSlot } from "./trip-slot.ts";
import type { TransportServices } from "./trip-for-sale.ts";

/**
 * Holds tickets of a trip, or keeps the hold that stands already. Everything is checked before: throws what
 * `answerOfStanding`, `priceTrip` and `holdPriced` throw.
 */
export async function holdTrip(
  services: TransportServices & Pick<Services, "db" | "env">,
  request: TransportReservationInput,
  session: Session,
  idempotency: Idempotency | null,
): Promise<CallAnswer<typeof createTransportReservation>> {
  const standing = await answerOfStanding(services, request, session, idempotency);
  if (standing) return standing;
  const complete = await withAgesOfKnown(services, request);
  const priced = await priceTrip(services, complete, session);
  await addTripSlot(services.db, priced.sale, services.clock.now());
  return holdPriced(services, complete, priced, session, idempotency);
}

/** With the same tickets it is for children of the same ages as what it edits or holds again. */
async function withAgesOfKnown(
  { db }: Pick<Services, "db">,
  request: TransportReservationInput,
): Promise<TransportReservationInput> {
  const id = request.replaces ?? request.holdsAgain;
  const known = id ? await findReservation(db, id) : undefined;
  return known && known.cart_id === request.cartId
    ? withAgesBefore(request, fromJson<FrozenReservation>(known.frozen))
    : request;
}
