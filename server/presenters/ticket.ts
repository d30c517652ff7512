import type { Brand } from "../domain/brand.ts";
import type { BookedItem } from "../domain/booked-item.ts";
import { freeCancellationUntil } from "../../sdk/contracts/cancellation.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { ticketCount } from "../../sdk/contracts/ticket-count.ts";
import { bookingPage, connectionsPage } from "../domain/shop-pages.ts";
import { msOf, second } from "../clock.ts";
import { fromJson, fromJsonOrNull } from "../json.ts";
import type { BookingTable } from "../db/schema.ts";
import type { TicketDetails } from "../ports/tickets/tickets.ts";
import { answerLines } from "./answers.ts";
import { presentTripOnTicket } from "./ticket-trip.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { tripInLocale } from "../domain/trip-in-locale.ts";
import { cancellableUntilOf, openChange, type SupplierChange } from "../domain/supplier-change.ts";
import { supplierNotices } from "./supplier-change.ts";
import { wireInstant } from "../domain/wall-time.ts";

export interface TicketSurroundings {
  readonly shopOrigin: string;
  readonly brand: Brand;
  /** An instant of the database: a term that is over is not promised any more. */
  readonly now: string;
  /** A JPEG, where one is at hand. */
  readonly picture: Buffer | null;
}

/**
 * Everything that stands on the ticket of an item, from what was frozen, with what its supplier has changed since: the
 * meeting point is where it is now, the time stays as it was booked, and notices say what was before. Whether it is
 * attached to a mail or downloaded, it is in the language of its booking; names of activities, offers and categories
 * stay as they were frozen.
 */
export function presentTicket(
  booking: BookingTable,
  { item, reservation }: BookedItem,
  { shopOrigin, brand, now, picture }: TicketSurroundings,
): TicketDetails {
  const locale = booking.locale as Locale;
  const frozen = tripInLocale(fromJson<FrozenReservation>(reservation.frozen), locale);
  const buyer = fromJson<Buyer>(booking.contact);
  const change = openChange(item, reservation);
  const cancellableUntil = cancellableUntilOf(item, reservation, frozen);
  const freeUntil = freeCancellationUntil({ ...frozen.slot, cancellableUntil }, Date.parse(now));
  return {
    brand,
    locale,
    itemId: item.id,
    sequence: sequenceOf(booking, item, frozen),
    isCancelled: item.cancelled_at !== null,
    code: item.ticket_code ?? "",
    bookingNumber: booking.number,
    activityTitle: frozen.activityTitle,
    offerLabel: frozen.offer.label,
    supplier: frozen.supplier,
    startsAt: wireInstant(frozen.slot.startsAt),
    durationInMinutes: frozen.offer.durationMinutes,
    isAllDay: frozen.slot.isAllDay,
    guests: frozen.lines.map((line) => ticketCount(line.quantity, line.label)),
    buyerName: `${buyer.givenName} ${buyer.familyName}`,
    answers: answerLines(frozen),
    info: frozen.infoConfirmation,
    connectionsUrl: frozen.trip ? null : connectionsPage(shopOrigin, locale, reservation.activity_id, frozen.slot),
    meetingPoint: change?.meetingPoint ?? frozen.meetingPoint,
    trip: frozen.trip ? presentTripOnTicket(frozen.trip) : null,
    notices: supplierNotices(item, reservation, frozen, locale),
    cancellableUntil: freeUntil && wireInstant(freeUntil),
    paid: frozen.net ? null : formatMoney(item.paid_amount),
    manageUrl: bookingPage(shopOrigin, locale, booking.id),
    picture,
  };
}

/**
 * Seconds from the confirmation to the last change that a calendar shows: a rebooking, a cancellation, or what the
 * supplier has changed.
 */
function sequenceOf(
  { confirmed_at }: Pick<BookingTable, "confirmed_at">,
  { cancelled_at, supplier_change }: BookedItem["item"],
  { rebooked }: FrozenReservation,
): number {
  if (confirmed_at === null) return 0;
  const changes = [cancelled_at, rebooked?.at, fromJsonOrNull<SupplierChange>(supplier_change)?.at];
  const last = Math.max(msOf(confirmed_at), ...changes.flatMap((at) => (at ? [msOf(at)] : [])));
  return Math.ceil((last - msOf(confirmed_at)) / second);
}
