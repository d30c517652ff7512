import type { ReservationRequest } from "../../contracts/cart.ts";
import type { BookingContext, BookingTrouble } from "./booking.types.ts";
import { guestsOf, valuesOf } from "./personalization.ts";
import { slotOf } from "./quantities.ts";
import { oldestChild } from "./readiness.ts";

/** The reservation request of what was chosen (purchase spec §3): categories from 1 on, guests limited to their number. */
export function reservationRequest(context: BookingContext): ReservationRequest {
  const { activity, availabilityId, cartId, role } = context;
  const guests = guestsOf(context);
  const ages = Object.entries(context.childrenAges).flatMap(([id, list]) => list.slice(0, context.tickets[id] ?? 0));
  return {
    activityId: activity?.mappedId ?? 0,
    availabilityId: availabilityId ?? "",
    selection: Object.entries(context.tickets)
      .filter(([, count]) => count >= 1)
      .map(([id, numGuests]) => ({
        ticketCategoryId: Number(id),
        numGuests,
        guests: guests.filter((guest) => guest.ticketCategoryId === Number(id)).map((guest) => ({ personalizedData: valuesOf(context, guest) })),
      })),
    locale: context.locale,
    doCreateCart: cartId === null,
    cartId,
    ...(role.distributorId ? { distributorId: role.distributorId } : {}),
    personalizedData: valuesOf(context, null),
    replaces: context.editing,
    childrenAges: ages.filter((age): age is number => age !== null && age <= oldestChild),
  };
}

/** How a reservation failed, as the machine's facts (purchase spec §8). */
export interface ReserveFailure {
  readonly status: number;
  readonly code: string;
}

export function failureOf(error: unknown): ReserveFailure {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  return { status: typeof status === "number" ? status : 500, code: typeof code === "string" ? code : "internal" };
}

/** What the visitor is told of a failure (purchase spec §8): a date that is taken or closed is named. */
export function troubleOf({ status, code }: ReserveFailure, context: BookingContext): BookingTrouble {
  const startsAt = slotOf(context)?.startsAt;
  if (status === 422 && startsAt && code !== "personalization_invalid") return { code: "errorDate", date: startsAt };
  if (status === 0) return { code: "offline", date: null };
  if (code === "activity_not_found") return { code: "notFound", date: null };
  if (code === "reservation_not_found") return { code: "reservationLost", date: null };
  return { code: "error500", date: null };
}
