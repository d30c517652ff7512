import type { AccountBookingLine } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { bookingsOf, findOwner } from "../db/queries/account-bookings.ts";
import { findBooking, paymentsOf } from "../db/queries/bookings.ts";
import { fromJson } from "../db/json.ts";
import { presentMoney, unchargedOf } from "../presenters/booking-money.ts";
import { presentPicture } from "../presenters/picture.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { wireInstant } from "../wall-time.ts";

export const pageSize = 10;

/** A page of the signed-in user's bookings, the newest first. */
export async function listBookings({ db, env }: Services, caller: SignedIn, page: number) {
  const owner = await findOwner(db, caller.userId);
  const { ids, total } = owner ? await bookingsOf(db, owner, page, pageSize) : { ids: [], total: 0 };
  const [found, { attempts, refunds }] = await Promise.all([
    Promise.all(ids.map((id) => findBooking(db, id))),
    paymentsOf(db, ids),
  ]);
  const lines = found
    .filter((each) => each !== undefined)
    .map((each) => {
      const ofIt = (row: { readonly booking_id: string }) => row.booking_id === each.booking.id;
      const money = presentMoney(attempts.filter(ofIt), refunds.filter(ofIt));
      return presentLine(
        each,
        { money, uncharged: unchargedOf(each.booking, attempts.filter(ofIt), money) },
        env.PUBLIC_ORIGIN,
      );
    });
  return { bookings: lines, page, pageSize, total };
}

type Found = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

function presentLine(
  { booking, items }: Found,
  itsMoney: Pick<AccountBookingLine, "money" | "uncharged">,
  origin: string,
): AccountBookingLine {
  return {
    bookingId: booking.id,
    bookingNumber: booking.number,
    status: booking.state,
    createdAt: wireInstant(booking.created_at),
    confirmedAt: booking.confirmed_at && wireInstant(booking.confirmed_at),
    total: money(booking.total_amount),
    ...itsMoney,
    items: items.map(({ item, reservation }) => {
      const frozen = fromJson<FrozenReservation>(reservation.frozen);
      return {
        bookingItemId: item.id,
        activityId: reservation.activity_id,
        activityTitle: frozen.activityTitle,
        activityPath: frozen.activityPath,
        offerLabel: frozen.offer.label,
        startsAt: wireInstant(frozen.slot.startsAt),
        isAllDay: frozen.slot.isAllDay,
        guests: reservation.seats,
        teaserImage: frozen.picture && presentPicture(origin, frozen.picture),
        cancelledAt: item.cancelled_at && wireInstant(item.cancelled_at),
      };
    }),
  };
}
