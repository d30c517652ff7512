import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../commands/frozen.ts";
import { requestStateOf } from "../commands/request-state.ts";
import { fromJson } from "../db/json.ts";
import type { BookingTable } from "../db/schema.ts";
import { onTheWire } from "../wall-time.ts";
import type { BookedItem } from "./ticket.ts";

/** A booking on request for those who answer it; null where it never was one. `at` is an instant of the database. */
export function presentBookingRequest(booking: BookingTable, items: readonly BookedItem[], at: string): BookingRequest | null {
  const state = requestStateOf(booking, at);
  if (state === null || booking.request_expires_at === null) return null;
  const { givenName, familyName } = fromJson<Buyer>(booking.contact);
  return {
    bookingNumber: booking.number,
    state,
    expiresAt: onTheWire(booking.request_expires_at),
    guest: state === "open" ? `${givenName} ${familyName}` : null,
    notes: state === "open" ? booking.notes : null,
    total: money(booking.total_amount),
    items: items.map(({ item, reservation }) => {
      const { activityTitle, offer, slot, lines, bookingOnRequest } = fromJson<FrozenReservation>(reservation.frozen);
      return {
        activityTitle,
        offerLabel: offer.label,
        startsAt: onTheWire(slot.startsAt),
        isAllDay: slot.isAllDay,
        persons: reservation.seats,
        tickets: lines.map(({ label, quantity }) => ({ label, quantity })),
        isOnRequest: bookingOnRequest,
        isCancelled: item.cancelled_at !== null,
      };
    }),
    now: onTheWire(at),
  };
}
