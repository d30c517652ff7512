import { msg } from "@lingui/core/macro";
import type { BookingProps } from "./booking.props.ts";

/** Short names of the steps, for the progress line and the way back. */
export const stepNames = {
  date: msg`Date`,
  offers: msg`Time`,
  tickets: msg`Tickets`,
  personalized: msg`Guests`,
  total: msg`Total`,
  trash: msg`Remove`,
  checkout: msg`Payment`,
} satisfies Record<BookingProps["progress"]["step"], unknown>;

/** Offers first: the offer is chosen before there is a time. */
export const offerStepName = msg`Offer`;
