import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import type { Services } from "../../services.ts";
import type { Idempotency } from "../idempotency.ts";
import { holdPriced } from "./hold-priced.ts";
import { priceSlot, type SlotReservationInput } from "./price-slot.ts";
import { answerOfStanding } from "./standing-hold.ts";

/**
 * Holds seats of an activity's slot, or keeps the hold that stands already. Everything is checked before: throws what
 * `answerOfStanding`, `priceSlot` and `holdPriced` throw.
 */
export async function hold(
  services: Pick<Services, "db" | "clock" | "env">,
  request: SlotReservationInput,
  session: Session,
  idempotency: Idempotency | null,
): Promise<CallAnswer<typeof createReservation>> {
  const standing = await answerOfStanding(services, request, session, idempotency);
  if (standing) return standing;
  const priced = await priceSlot(services, request, session, hasNetPrices(session));
  return holdPriced(services, request, priced, session, idempotency);
}
