import { listBookingIdsOfOwner, findOwner } from "../../db/queries/account-bookings.ts";
import { findBookingWithItems, listPaymentsOfBookings } from "../../db/queries/booking.ts";
import { presentBookingLine } from "../../presenters/booking-line.ts";
import { presentMoney, unchargedOf } from "../../presenters/booking-money.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";

const pageSize = 10;

/** A page of the signed-in user's bookings, the newest first. */
export async function listBookings({ db, env }: Services, caller: SignedInSession, page: number) {
  const owner = await findOwner(db, caller.userId);
  const { ids, total } = owner ? await listBookingIdsOfOwner(db, owner, page, pageSize) : { ids: [], total: 0 };
  const [found, { attempts, refunds, voucherEntries }] = await Promise.all([
    Promise.all(ids.map((id) => findBookingWithItems(db, id))),
    listPaymentsOfBookings(db, ids),
  ]);
  const lines = found
    .filter((each) => each !== undefined)
    .map((each) => {
      const ofIt = (row: { readonly booking_id: string }) => row.booking_id === each.booking.id;
      const money = presentMoney(attempts.filter(ofIt), refunds.filter(ofIt), voucherEntries.filter(ofIt));
      return presentBookingLine(
        each,
        { money, uncharged: unchargedOf(each.booking, attempts.filter(ofIt), money) },
        env.PUBLIC_ORIGIN,
      );
    });
  return { bookings: lines, page, pageSize, total };
}
