import type { AdminBooking } from "../../sdk/contracts/admin/bookings.ts";
import type { BookingDetails } from "../db/queries/booking-details.ts";
import type { PaymentAttemptTable } from "../db/schema.ts";
import { reservationIdsOf } from "../domain/reservations-of-item.ts";
import { isWithoutProvider } from "../domain/booking-money.ts";
import { statusOfPayment } from "./booking-money.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { sortSteps } from "./sort-steps.ts";

type Step = AdminBooking["history"][number];

/**
 * Every step of a booking, its items and its payments, oldest first. What is bought on invoice, or is free, begins no
 * payment: those steps are left out.
 */
export function presentTeamHistory({
  history,
  attempts,
  items,
}: Pick<BookingDetails, "history" | "attempts" | "items">): Step[] {
  const itemIdOf = new Map(
    items.flatMap(({ item, reservation }) => reservationIdsOf(reservation).map((id) => [id, item.id] as const)),
  );
  const methodOf = new Map(attempts.map(({ id, method }) => [id, method]));
  const begunWithoutProvider = new Set(attempts.filter(isWithoutProvider).map(({ created_at }) => created_at));
  return sortSteps(history)
    .filter(({ at, entity_id, to_state }) =>
      to_state === "paying"
        ? !begunWithoutProvider.has(at)
        : !(to_state === "created" && isWithoutProvider({ method: methodOf.get(entity_id) ?? "" })),
    )
    .map(({ at, entity, entity_id, from_state, to_state, reason }) => {
      const shown = (state: string) => shownState(entity, state, methodOf.get(entity_id));
      const to =
        entity === "booking" && from_state === "paying" && to_state === "unpaid" ? "unpaid_again" : shown(to_state);
      return {
        at: wireInstant(at),
        entity: entity as Step["entity"],
        entityId: entity_id,
        bookingItemId: itemIdOf.get(entity_id) ?? null,
        from: from_state && shown(from_state),
        to,
        reason,
      };
    });
}

/**
 * An invoice that was accepted is due, in the steps as among the payments; where there is nothing to pay, nothing was
 * paid.
 */
function shownState(entity: string, state: string, method: PaymentAttemptTable["method"] | undefined): string {
  if (entity !== "payment_attempt" || state !== "captured" || method === undefined) return state;
  return method === "free" ? "free" : statusOfPayment({ method, state });
}
