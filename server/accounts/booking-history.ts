import type { ManagedBooking } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../commands/frozen.ts";
import type { Db } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import type { BookingItemTable, BookingTable, RefundTable, ReservationTable } from "../db/schema.ts";
import { isTaken, type AttemptOfBooking } from "../presenters/booking-money.ts";
import { movesOf, type Move } from "../presenters/rebooking.ts";
import { onTheWire } from "../wall-time.ts";

type Step = ManagedBooking["history"][number];

/** Steps of an item that people know of; holds and pins are the shop's own. */
const knownSteps: readonly string[] = ["booked", "requested", "cancelled", "refunded", "failed"];

/** Steps that changed something else than the state, by the reason that they were written down with. */
const changes: Readonly<Record<string, string>> = { rebooked: "rebooked", contact_corrected: "corrected", guests_corrected: "corrected" };

/**
 * What happened to a booking, oldest first: its own states, its items' with every change of time or tickets, and the money that went back or was
 * released before it was taken.
 */
export async function historyOf(
  db: Db,
  booking: BookingTable,
  items: readonly { readonly item: BookingItemTable; readonly reservation: ReservationTable }[],
  refunds: readonly RefundTable[],
  attempts: readonly AttemptOfBooking[],
): Promise<Step[]> {
  const itemOf = new Map(items.map(({ item, reservation }) => [reservation.id, item]));
  const moves = items.flatMap(({ item, reservation }) =>
    movesOf(fromJson<FrozenReservation>(reservation.frozen)).map((move) => ({ bookingItemId: item.id, ...move })),
  );
  const rows = await db
    .selectFrom("history")
    .selectAll()
    .where("entity_id", "in", [booking.id, ...itemOf.keys()])
    .orderBy("at")
    .orderBy("id")
    .execute();
  const steps = rows
    .filter(({ entity, to_state }) => entity === "booking" || knownSteps.includes(to_state))
    .filter(({ entity_id, reason, at }) => reason !== "rebooked" || !moves.some((move) => move.at === at && move.bookingItemId === itemOf.get(entity_id)?.id))
    .map(({ entity_id, to_state, reason, at }) => {
      const item = itemOf.get(entity_id);
      return {
        at,
        bookingItemId: item?.id ?? null,
        state: changes[reason] ?? to_state,
        amount: null,
        reason: item && to_state === "cancelled" ? item.cancel_reason : null,
        moved: null,
      };
    });
  const backs = refunds.flatMap((refund) => (refund.done_at === null ? [] : [presentRefund(refund, attempts, refund.done_at)]));
  return [...steps, ...moves.map(presentMove), ...backs]
    .sort((one, other) => one.at.localeCompare(other.at))
    .map((step) => ({ ...step, at: onTheWire(step.at) }));
}

function presentMove({ bookingItemId, at, before, now }: Move & { readonly bookingItemId: string }): Step {
  return { at, bookingItemId, state: "rebooked", amount: null, reason: null, moved: { before, now } };
}

function presentRefund({ booking_item_id, payment_attempt_id, amount }: RefundTable, attempts: readonly AttemptOfBooking[], at: string): Step {
  const attempt = attempts.find(({ id }) => id === payment_attempt_id);
  const state = attempt && isTaken(attempt) ? "money_back" : "money_released";
  return { at, bookingItemId: booking_item_id, state, amount: money(amount), reason: null, moved: null };
}
