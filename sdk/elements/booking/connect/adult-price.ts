import { money } from "../../../contracts/money.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { offerOf } from "../../../machines/booking/chosen.rules.ts";
import { fromPrice } from "../../../machines/booking/lines.rules.ts";
import { datesOf } from "../../../machines/booking/months.rules.ts";

/** One adult: on the chosen date, with the chosen offer, or the least of all offers. */
export function adultPrice(context: BookingContext): string | undefined {
  const offer = offerOf(context);
  const known = context.date === null ? undefined : datesOf(context)?.[context.date]?.price;
  if (!offer && known) return known;
  const amount = fromPrice(offer ? [offer] : (context.offers ?? []));
  return amount === undefined ? undefined : money(amount).formatted;
}
