import type { BookingContext, BookingEvent } from "../../../machines/booking/booking.types.ts";

/** The regions of a widget that shows: its step, and what is being loaded. */
type Region = "step" | "trips" | "month" | "slots" | "fields" | "typing";

/** What a step's props are made of. */
export interface Connecting {
  readonly context: BookingContext;
  /** Whether the widget is in a part of its state: `at({ step: "date" })`, `at({ month: { loading: "slow" } })`. */
  readonly at: (part: { readonly [Name in Region]?: string | { readonly [state: string]: string } }) => boolean;
  readonly send: (event: BookingEvent) => void;
  /** ms since 1970, by the visitor's clock. */
  readonly now: number;
}
