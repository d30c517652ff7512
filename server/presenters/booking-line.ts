import type { AccountBookingLine } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import { fromJson } from "../json.ts";
import type { BookingWithItems } from "../db/queries/booking.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { countPersons } from "../domain/persons.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { presentBookedActivity } from "./booked-activity.ts";

/** A booking in its owner's list. */
export function presentBookingLine(
  { booking, items }: BookingWithItems,
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
        ...presentBookedActivity(item, reservation, origin),
        offerLabel: frozen.offer.label,
        isAllDay: frozen.slot.isAllDay,
        guests: countPersons(frozen),
        cancelledAt: item.cancelled_at && wireInstant(item.cancelled_at),
      };
    }),
  };
}
