import { findBookingIdOfItem } from "../../db/queries/account-bookings.ts";
import { findBookingWithItems, type BookingWithItems } from "../../db/queries/booking.ts";
import { findSharedBookingId } from "../../db/queries/shared-booking.ts";
import type { BookedItem } from "../../domain/booked-item.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { fromJson } from "../../json.ts";
import { endOfTicketLinks, itemOfTicketToken, shareOfToken } from "../../security/ticket-link.ts";
import type { Services } from "../../services.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";

export interface ValidTickets {
  readonly state: "valid";
  readonly booking: BookingWithItems["booking"];
  /** One at least; the first gives the page its title. */
  readonly items: BookingWithItems["items"];
}

/** What the token of a ticket's link opens. */
export type ReadTickets =
  | { readonly state: "wrong" | "revoked" }
  | { readonly state: "over"; readonly locale: Locale }
  | ValidTickets;

/** An item, then the trips that go with it. */
export async function readTicket(services: Services, token: string): Promise<ReadTickets> {
  const { db } = services;
  const itemId = itemOfTicketToken(services, token);
  const bookingId = itemId === null ? undefined : await findBookingIdOfItem(db, itemId);
  const found = bookingId === undefined ? undefined : await findBookingWithItems(db, bookingId);
  const own = found?.items.find(({ item }) => item.id === itemId);
  if (!found || !own) return { state: "wrong" };
  const trips = found.items.filter(({ reservation }) => reservation.with_item_id === itemId);
  return ticketsOf(services, found.booking, [own, ...trips.toSorted(byStart)]);
}

/** Everything of a booking, in the order of time. */
export async function readShared(services: Services, token: string): Promise<ReadTickets> {
  const { db } = services;
  const shareId = shareOfToken(services, token);
  if (shareId === null) return { state: "wrong" };
  const bookingId = await findSharedBookingId(db, shareId);
  const found = bookingId === undefined ? undefined : await findBookingWithItems(db, bookingId);
  return found ? ticketsOf(services, found.booking, found.items.toSorted(byStart)) : { state: "revoked" };
}

function ticketsOf({ clock }: Services, booking: BookingWithItems["booking"], items: BookingWithItems["items"]) {
  return endOfTicketLinks(items) <= clock.now()
    ? ({ state: "over", locale: booking.locale as Locale } as const)
    : ({ state: "valid", booking, items } as const);
}

export const frozenOf = ({ reservation }: BookedItem) => fromJson<FrozenReservation>(reservation.frozen);

const byStart = (one: BookedItem, other: BookedItem) =>
  frozenOf(one).slot.startsAt.localeCompare(frozenOf(other).slot.startsAt);
