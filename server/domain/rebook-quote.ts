import type { RefundWay } from "../../sdk/contracts/booking.ts";
import type { TripRefusal } from "../../sdk/contracts/trip-refusals.ts";
import type { BookingRecord } from "./records.ts";
import type { PlannedTrip } from "../../sdk/contracts/transport.ts";

/** A price change. */
export interface QuotedPrice {
  /** What the new costs more than what was paid, in Rappen; below 0 it comes back. */
  readonly difference: number;
  /** Whether more can be paid: on invoice it is billed, else it is refused. */
  readonly isAllowed: boolean;
}

/** What an item would cost, in Rappen. */
export interface QuotedCost {
  readonly total: number;
  /** Of the booking, where nothing else of it stands. */
  readonly serviceFee: number;
  readonly booking: Pick<BookingRecord, "frozen">;
  /** The item with its rebates as they would be. */
  readonly item: { readonly id: string; readonly rebate_amount: number };
}

/** A trip that goes with an item, and the connection that it would move to. */
export interface QuotedTrip {
  readonly itemId: string;
  readonly before: PlannedTrip;
  /** `difference` in Rappen, of this trip alone. */
  readonly after: { readonly plan: PlannedTrip; readonly difference: number } | null;
  /** Why there is none. */
  readonly refusal: TripRefusal | null;
}

/** The price change of a rebooking, without submitting it. */
export interface RebookQuote extends QuotedPrice {
  readonly bookingId: string;
  readonly cost: QuotedCost;
  readonly refundWay: RefundWay;
  /** The trips that go with the item, with the price change where all that can move do; null if none has to. */
  readonly withTrips: (QuotedPrice & { readonly trips: readonly QuotedTrip[] }) | null;
  /** The fewest persons of a trip that goes with the item, where more come than it and than before; else null. */
  readonly tripPersons: number | null;
}
