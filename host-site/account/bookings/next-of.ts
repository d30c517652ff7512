import type { AccountBookingLine } from "../../../sdk/contracts/account.ts";

/** What comes next: an item of a booking. */
export interface Next {
  readonly line: AccountBookingLine;
  readonly item: AccountBookingLine["items"][number];
}

/** The standing item that begins first from now on (milliseconds since 1970); null where none does. */
export function nextOf(bookings: readonly AccountBookingLine[], now: number): Next | null {
  const coming = bookings
    .filter(({ status }) => status === "confirmed" || status === "requested")
    .flatMap((line) => line.items.map((item) => ({ line, item })))
    .filter(({ item }) => !item.cancelledAt && Date.parse(item.startsAt) >= now);
  return coming.toSorted((one, other) => Date.parse(one.item.startsAt) - Date.parse(other.item.startsAt))[0] ?? null;
}
