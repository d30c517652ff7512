import { minute } from "../clock.ts";
import type { BookingRecord } from "./records.ts";

/** How long after its confirmation the first reader of a booking is taken for its buyer. */
const buyerWaits = 30 * minute;

/**
 * Whether the buyer's own window may still wait for the confirmation. Hours later, as after a request, the first reader
 * may be any person to whom the ticket was forwarded; the link that manages the booking is in the buyer's mails.
 */
export function isBuyerThere(
  { confirmed_at, on_request }: Pick<BookingRecord, "confirmed_at" | "on_request">,
  now: number,
): boolean {
  return on_request === 0 && confirmed_at !== null && now < Date.parse(confirmed_at) + buyerWaits;
}
