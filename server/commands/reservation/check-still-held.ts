import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { instantAt } from "../../clock.ts";
import { findReservation } from "../../db/queries/reservation.ts";
import { hasExpired } from "../../domain/hold-state.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";

/**
 * The stored answer of a reservation is one of a hold: once that has expired or was released, the same request needs a
 * new key. 409 `hold_expired` (fields.reservationIds).
 */
export async function checkStillHeld(
  { db, clock }: Pick<Services, "db" | "clock">,
  { reservationId }: CallAnswer<typeof createReservation>,
): Promise<void> {
  const row = await findReservation(db, reservationId);
  if (row && row.state !== "cancelled" && !hasExpired(row, instantAt(clock.now()))) return;
  throw new AppError("hold_expired", "What this key has reserved is not held any more. Reserve with a new key.", {
    reservationIds: [reservationId],
  });
}
