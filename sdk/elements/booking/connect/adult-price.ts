import { leastStartingPrice } from "../../../contracts/from-price.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { offerOf } from "../../../machines/booking/chosen.rules.ts";
import { datesOf } from "../../../machines/booking/months.rules.ts";

/** One adult: on the chosen date, with the chosen offer, or the least of all offers. */
export function adultPrice(context: BookingContext): string | undefined {
  const offer = offerOf(context);
  const known = context.date === null ? undefined : datesOf(context)?.[context.date]?.price;
  if (!offer && known) return known;
  return leastStartingPrice(offer ? [offer] : (context.offers ?? []))?.formatted;
}
