import type { CallAnswer } from "../../sdk/contracts/call.ts";
import type { QuotedTrip as PresentedTrip, quoteRebook } from "../../sdk/contracts/calls/rebook.ts";
import { money } from "../../sdk/contracts/money.ts";
import { presentCodesOfBooking } from "./codes-of-booking.ts";
import type { QuotedTrip, RebookQuote } from "../domain/rebook-quote.ts";

/** The price change of a rebooking, and what becomes of the trips that go with the item. */
export function presentQuote({ cost, difference, withTrips, ...quote }: RebookQuote): CallAnswer<typeof quoteRebook> {
  return {
    ...quote,
    cost: {
      total: money(cost.total),
      serviceFee: money(cost.serviceFee),
      codes: presentCodesOfBooking({ ...cost.booking, vouchers_amount: 0 }, [cost]).filter(
        ({ kind }) => kind === "rebate",
      ),
    },
    difference: money(difference),
    withTrips: withTrips && {
      difference: money(withTrips.difference),
      isAllowed: withTrips.isAllowed,
      trips: withTrips.trips.map(presentTrip),
    },
  };
}

function presentTrip({ itemId, before, after, refusal }: QuotedTrip): PresentedTrip {
  return {
    bookingItemId: itemId,
    originName: before.originName,
    destinationName: before.destinationName,
    before: { startTime: before.startTime, endTime: before.endTime },
    after: after && {
      tripId: after.plan.id,
      startTime: after.plan.startTime,
      endTime: after.plan.endTime,
      difference: money(after.difference),
    },
    refusal,
  };
}
