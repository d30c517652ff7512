import type { BookingData } from "../../../contracts/elements/booking.ts";
import { shopPath } from "../../../contracts/paths.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { ticketsShown } from "../../../machines/booking/choices.rules.ts";
import { valuesOf } from "../../../machines/booking/personalization.rules.ts";
import { byHash } from "../../../machines/booking/quantities.rules.ts";
import { quotedTotalOf } from "../../../machines/booking/quoted.rules.ts";
import { managementTokenIn } from "../../_kit/management-token.ts";
import type { Services } from "../../_kit/record.ts";
import { attributionParameters } from "../../_kit/attribution.ts";
import { offerOf } from "../../../machines/booking/chosen.rules.ts";

/**
 * The basket's page with this selection and its price in its address, which reserves it when it is opened (purchase
 * spec §2, "Restore link").
 */
export function restoreUrl(context: BookingContext, { shopOrigin }: Services): string {
  const offer = offerOf(context);
  const tickets = ticketsShown(context);
  const ticketHashes = byHash(offer, tickets);
  const quotedTotal = quotedTotalOf(offer, ticketHashes);
  const data: BookingData = {
    activityId: context.activityId,
    ...(context.date ? { date: context.date } : {}),
    ...(context.offerId ? { offerId: context.offerId } : {}),
    ...(context.availabilityId ? { availabilityId: context.availabilityId } : {}),
    tickets: { ...tickets },
    ticketHashes,
    personalizedOptions: valuesOf(context, null),
    ...(quotedTotal === null ? {} : { quotedTotal }),
  };
  const query = new URLSearchParams({ bookingData: JSON.stringify(data), bookingRun: "true" });
  return `${shopOrigin}${shopPath("basket", context.locale)}?${query}`;
}

/** The basket's page of the shop, with the cart that a partner's page can't hand over otherwise. */
export function basketUrl(cartId: string, locale: BookingContext["locale"], services: Services): string {
  const query = new URLSearchParams({ cartId, ...attributionParameters(services) });
  return `${services.shopOrigin}${shopPath("basket", locale)}?${query}`;
}

/** The confirmation's page of a changed booking; a visitor with the signed link keeps it. */
export function confirmationUrl(bookingId: string, services: Services): string {
  const { shopOrigin, locale } = services;
  const token = managementTokenIn(services);
  return `${shopOrigin}${shopPath("confirm", locale)}?${new URLSearchParams({ bookingId, ...(token === null ? {} : { token }) })}`;
}
