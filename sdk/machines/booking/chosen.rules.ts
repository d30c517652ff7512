import type { Availability, Offer, OfferAvailabilities } from "../../contracts/offer.ts";
import type { BookingContext } from "./booking.types.ts";

export function offerOf(context: Pick<BookingContext, "offers" | "offerId">): Offer | undefined {
  return context.offers?.find((offer) => offer.offerId === context.offerId);
}

/** Whether the chosen offer, or each of them, is for a whole day: then no time is shown (RULES 17). */
export function isAllDay(context: Pick<BookingContext, "offers" | "offerId">): boolean {
  const chosen = offerOf(context);
  return (chosen ? [chosen] : (context.offers ?? [])).every(({ validities }) => validities.join() === "all-day");
}

/** Whether there is one offer at one time of the day, so that date and tickets are the only choices. */
export function hasOneChoice({ flow, offers }: Pick<BookingContext, "flow" | "offers">): boolean {
  return flow === "date-offers" && offers?.length === 1 && offers[0]!.hasOneTime === true;
}

/** Slots of one offer on the chosen date, by their start. */
export function slotsOf(slots: OfferAvailabilities | null, offerId: number | null): readonly Availability[] {
  const found = slots?.find((offer) => offer.offerId === offerId)?.availabilities ?? [];
  return [...found].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

export function slotOf(
  context: Pick<BookingContext, "slots" | "offerId" | "availabilityId">,
): Availability | undefined {
  return slotsOf(context.slots, context.offerId).find((slot) => slot.availabilityId === context.availabilityId);
}
