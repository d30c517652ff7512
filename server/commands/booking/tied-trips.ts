import type { Locale } from "../../../sdk/contracts/locale.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { Db } from "../../db/connection.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import type { BookingItemTable, ReservationTable } from "../../db/schema.ts";
import type { FrozenReservation, FrozenTrip } from "../../domain/frozen.ts";
import { fromJson } from "../../json.ts";
import type { TransportReservationInput } from "../transport/freeze-trip.ts";

/** A booked trip that goes with another item of its booking. */
export interface TiedTrip {
  readonly item: BookingItemTable;
  readonly reservation: ReservationTable;
  readonly frozen: FrozenReservation & { readonly trip: FrozenTrip };
}

/** The trips that go with an item of a booking and are not cancelled, in the buyer's order. */
export async function listTiedTrips(db: Db, bookingId: string, itemId: string): Promise<readonly TiedTrip[]> {
  const found = await findBookingWithItems(db, bookingId);
  return (found?.items ?? []).flatMap(({ item, reservation }) => {
    const frozen = fromJson<FrozenReservation>(reservation.frozen);
    const isTied = reservation.with_item_id === itemId && item.cancelled_at === null;
    return isTied && hasTrip(frozen) ? [{ item, reservation, frozen }] : [];
  });
}

function hasTrip(frozen: FrozenReservation): frozen is TiedTrip["frozen"] {
  return frozen.trip !== undefined;
}

/** The same product, tickets and answers on another trip. */
export function requestOfTrip({ frozen }: TiedTrip, tripId: string, locale: Locale): TransportReservationInput {
  return {
    tripId,
    productId: frozen.trip.productId,
    offerId: transportOfferId,
    selection: frozen.lines.map(({ ticketCategoryId, guests }) => ({
      ticketCategoryId,
      numGuests: guests.length,
      guests: guests.map((answers) => ({ personalizedData: [...answers] })),
    })),
    personalizedData: [...frozen.personalization],
    childrenAges: [...frozen.childrenAges],
    locale,
    doCreateCart: false,
  };
}
