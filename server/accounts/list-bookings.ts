import type { AccountBookingLine } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../commands/frozen.ts";
import { bookingsOf, ownerOf } from "../db/queries/account-bookings.ts";
import { findBooking } from "../db/queries/bookings.ts";
import { fromJson } from "../db/json.ts";
import { presentPicture } from "../presenters/picture.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { onTheWire } from "../wall-time.ts";

export const pageSize = 10;

/** A page of somebody's bookings, the newest first. */
export async function listBookings({ db, env }: Services, caller: SignedIn, page: number) {
  const owner = await ownerOf(db, caller.userId);
  const { ids, total } = owner ? await bookingsOf(db, owner, page, pageSize) : { ids: [], total: 0 };
  const found = await Promise.all(ids.map((id) => findBooking(db, id)));
  return { bookings: found.filter((each) => each !== undefined).map((each) => presentLine(each, env.PUBLIC_ORIGIN)), page, pageSize, total };
}

function presentLine({ booking, items }: NonNullable<Awaited<ReturnType<typeof findBooking>>>, origin: string): AccountBookingLine {
  return {
    bookingId: booking.id,
    bookingNumber: booking.number,
    status: booking.state,
    createdAt: onTheWire(booking.created_at),
    confirmedAt: booking.confirmed_at && onTheWire(booking.confirmed_at),
    total: money(booking.total_amount),
    refunded: money(items.reduce((sum, { item }) => sum + item.refunded_amount, 0)),
    items: items.map(({ item, reservation }) => {
      const frozen = fromJson<FrozenReservation>(reservation.frozen);
      return {
        bookingItemId: item.id,
        activityId: reservation.activity_id,
        activityTitle: frozen.activityTitle,
        activityPath: frozen.activityPath,
        offerLabel: frozen.offer.label,
        startsAt: onTheWire(frozen.slot.startsAt),
        isAllDay: frozen.slot.isAllDay,
        guests: reservation.seats,
        teaserImage: frozen.picture && presentPicture(origin, frozen.picture),
        cancelledAt: item.cancelled_at && onTheWire(item.cancelled_at),
      };
    }),
  };
}
