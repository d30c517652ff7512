import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import type { RequestScope } from "./request-scope.ts";
import {
  confirmsRest,
  pendingItems,
  requestItemStateOf,
  requestStateOf,
  withTiedTrips,
} from "../domain/request-state.ts";
import { fromJson } from "../json.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { activeTotal } from "../domain/booking-money.ts";

/**
 * A booking on request for those who answer a part of it; null where nothing of that is on request. `at` is an instant
 * of the database.
 */
export function presentBookingRequest(scope: RequestScope, at: string): BookingRequest | null {
  const { booking, items } = scope;
  const state = requestStateOf(booking, items, at);
  if (state === null || booking.request_expires_at === null) return null;
  const { givenName, familyName } = fromJson<Buyer>(booking.contact);
  return {
    bookingNumber: booking.number,
    state,
    expiresAt: wireInstant(booking.request_expires_at),
    guest: state === "open" ? `${givenName} ${familyName}` : null,
    notes: state === "open" ? booking.notes : null,
    total: money(activeTotal(scope)),
    confirmsRest: confirmsRest(pendingItems(items, scope.all), scope.all),
    items: items.map((booked) => {
      const { activityTitle, offer, slot, lines } = fromJson<FrozenReservation>(booked.reservation.frozen);
      return {
        bookingItemId: booked.item.id,
        state: requestItemStateOf(booked),
        hasTrips: withTiedTrips([booked], scope.all).length > 1,
        activityTitle,
        offerLabel: offer.label,
        startsAt: wireInstant(slot.startsAt),
        isAllDay: slot.isAllDay,
        persons: booked.reservation.seats,
        tickets: lines.map(({ label, quantity }) => ({ label, quantity })),
      };
    }),
    now: wireInstant(at),
  };
}
