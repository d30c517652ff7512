import type { MonthlyDate, MonthlyDates } from "../../contracts/activity.ts";
import { wholeFrancs } from "../../contracts/money.ts";
import type { Offer } from "../../contracts/offer.ts";
import type { TicketCategoryQuantity } from "../../contracts/requests/offer.ts";
import type { BookingContext } from "./booking.types.ts";
import { offerOf } from "./chosen.rules.ts";

/** The number of months in which the calendar searches automatically for a day with a price (purchase spec §9). */
export const searchedMonths = 6;
/** The automatic search is over: a date is chosen, or the visitor turns the pages. */
export const noMonthSearch = -1;
/** How long a month's dates stay good (ms, purchase spec §9). */
export const monthLife = 300_000;

/** A date that still has a seat. */
export function isOpen(date: MonthlyDate | undefined): boolean {
  return date !== undefined && date.capacity !== "none" && date.capacity !== 0;
}

/** The first date of a month that can be booked, from today on. */
export function firstOpenDate(dates: MonthlyDates, today: string): string | undefined {
  return Object.keys(dates)
    .sort()
    .find((date) => date >= today && isOpen(dates[date]));
}

/** The lowest price above 0 of the open dates, in whole francs; undefined where none costs anything. */
export function lowestPrice(dates: MonthlyDates): number | undefined {
  const prices = Object.values(dates).flatMap((date) => (isOpen(date) ? [francsOf(date)] : []));
  const paid = prices.filter((price) => price > 0);
  return paid.length > 0 ? Math.min(...paid) : undefined;
}

/** A calendar price as a number of whole francs. */
export function francsOf(date: MonthlyDate): number {
  return Number(wholeFrancs(date.price).replace(/\D/g, ""));
}

/**
 * The key of a month's dates, for requesting and caching them: dates first it is the month alone, offers first the
 * offer and the people too.
 */
export function monthKey(context: BookingContext, month = context.month): string {
  return context.flow === "date-offers"
    ? month
    : [month, context.offerId, ...Object.entries(context.requestedTickets).flat()].join("|");
}

/** The dates of the month on show, as far as they are known. */
export function datesOf(context: BookingContext): MonthlyDates | undefined {
  return context.months[monthKey(context)]?.dates;
}

/** The body of the monthly-dates call for the month on show. */
export function monthRequest(context: BookingContext) {
  const offer = context.flow === "offers-date" ? offerOf(context) : undefined;
  return {
    activityId: context.activityId,
    locale: context.locale,
    year: Number(context.month.slice(0, 4)),
    month: Number(context.month.slice(5, 7)),
    ...(context.role.distributorId ? { distributorId: context.role.distributorId } : {}),
    ...(offer
      ? { offerIds: [offer.offerId], ticketCategoryQuantities: quantitiesOf(offer, context.requestedTickets) }
      : {}),
  };
}

/** People by hash as the call wants them: by audience, discount and kind. */
function quantitiesOf(offer: Offer, requestedTickets: BookingContext["requestedTickets"]): TicketCategoryQuantity[] {
  return offer.ticketCategories.flatMap(({ ticketCategoryHash, audience, discountType, categoryType }) => {
    const quantity = requestedTickets[ticketCategoryHash] ?? 0;
    return quantity > 0 ? [{ audience, quantity, discountType, categoryType }] : [];
  });
}
