import { mostTripsOfItem } from "../../contracts/trips-of-item.ts";
import type { ReservationRequest } from "../../contracts/requests/cart.ts";
import { mayStillHold } from "../_setup/attempt.ts";
import type { BookingContext, ReservationAttempt } from "./booking.types.ts";
import { guestsOf, valuesOf } from "./personalization.rules.ts";
import { oldestReservedChild } from "./readiness.rules.ts";
import { fittingTrips, lostTrips } from "./trips.rules.ts";

/** A new attempt to reserve the selection at `sentAt` (ms); `sent` is what the page adds to its request. */
export function attemptOf(
  context: BookingContext,
  key: string,
  sentAt: number,
  sent: Partial<ReservationRequest> = {},
): ReservationAttempt {
  const request = reservationRequest(context);
  return { key, sentAt, selection: JSON.stringify(request), request: { ...request, ...sent } };
}

/**
 * The guards of an attempt without an answer, by the page's clock: one whose hold has ended is settled no more, as its
 * request, sent again, could make a hold that nobody asked for.
 */
export const attemptGuards = <Context extends { readonly attempt?: Pick<ReservationAttempt, "sentAt"> | null }>(
  isOther: (context: Context) => boolean,
  now: () => number,
) => {
  const isOpen = ({ attempt }: Context) => attempt != null && mayStillHold(attempt, now());
  return {
    hasAttempt: ({ context }: { context: Context }) => isOpen(context),
    hasOtherAttempt: ({ context }: { context: Context }) => isOpen(context) && isOther(context),
  };
};

/** Whether an attempt without an answer was made of another selection than the current one. */
export const hasOtherAttempt = (context: BookingContext): boolean =>
  context.attempt != null && context.attempt.selection !== JSON.stringify(reservationRequest(context));

/**
 * The reservation request for the selection (purchase spec §3): categories with at least 1 person, guests limited to
 * that number.
 */
export function reservationRequest(context: BookingContext): ReservationRequest {
  const { activity, availabilityId, cartId, role } = context;
  const guests = guestsOf(context);
  const ages = Object.entries(context.childrenAges).flatMap(([id, list]) => list.slice(0, context.tickets[id] ?? 0));
  // What has lapsed, and is held again later, goes with the activity too; what is held counts first.
  const trips = [...lostTrips(context), ...fittingTrips(context)];
  return {
    activityId: activity?.mappedId ?? 0,
    availabilityId: availabilityId ?? "",
    selection: Object.entries(context.tickets)
      .filter(([, count]) => count >= 1)
      .map(([id, numGuests]) => ({
        ticketCategoryId: Number(id),
        numGuests,
        guests: guests
          .filter((guest) => guest.ticketCategoryId === Number(id))
          .map((guest) => ({ personalizedData: valuesOf(context, guest) })),
      })),
    locale: context.locale,
    doCreateCart: cartId === null,
    cartId,
    ...(role.distributorId ? { distributorId: role.distributorId } : {}),
    personalizedData: valuesOf(context, null),
    replaces: context.adopted ?? context.editing,
    ...(trips.length > 0
      ? { tripBookingItemIds: trips.map(({ bookingItemId }) => bookingItemId).slice(-mostTripsOfItem) }
      : {}),
    childrenAges: ages.filter((age): age is number => age !== null && age <= oldestReservedChild),
  };
}
