import type { Availability } from "../../../contracts/offer.ts";
import { timeOf } from "../../../contracts/time.ts";
import type { BookingContext } from "../../../machines/booking/booking.types.ts";
import { isTooSmall, partySizeOf } from "../../../machines/booking/choices.rules.ts";
import { slotsOf } from "../../../machines/booking/chosen.rules.ts";
import { seatsOf } from "../../../machines/booking/quantities.rules.ts";
import type { DateView, SlotDetails } from "../booking.props.ts";
import type { Connecting } from "./connecting.ts";

export function slotDetails(slot: Availability, context: BookingContext): SlotDetails {
  const seats = seatsOf(slot);
  return {
    availabilityId: slot.availabilityId,
    time: slot.isAllDay ? null : timeOf(slot.startsAt),
    seats: Number.isFinite(seats) ? seats : null,
    isTooSmall: isTooSmall(context, slot),
    isChosen: slot.availabilityId === context.availabilityId,
  };
}

/** Offers first: the times of the chosen date, below the calendar. */
export function timesProps({ context, at, send }: Connecting): DateView["times"] {
  const state =
    context.date === null
      ? "waiting"
      : at({ slots: "failed" })
        ? "failed"
        : context.slotsOf === context.date
          ? "ready"
          : "loading";
  return {
    state,
    slots: state === "ready" ? slotsOf(context.slots, context.offerId).map((slot) => slotDetails(slot, context)) : [],
    partySize: partySizeOf(context),
    choose: (availabilityId) =>
      context.offerId !== null && send({ type: "slot.choose", offerId: context.offerId, availabilityId }),
  };
}
