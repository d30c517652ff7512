import type { AccountBookingLine } from "../../../sdk/contracts/account.ts";
import { todayInShop } from "../../forms/when.ts";

/** What comes next: an item of a booking. */
export interface Next {
  readonly line: AccountBookingLine;
  readonly item: AccountBookingLine["items"][number];
}

/** What lasts all day comes until its day is over. */
function isComing({ startsAt, isAllDay }: Next["item"], now: number): boolean {
  return isAllDay ? startsAt.slice(0, 10) >= todayInShop(now) : Date.parse(startsAt) >= now;
}

/** The standing item that begins first from now on (milliseconds since 1970); null where none does. */
export function nextOf(bookings: readonly AccountBookingLine[], now: number): Next | null {
  const coming = bookings
    .filter(({ status }) => status === "confirmed" || status === "requested")
    .flatMap((line) => line.items.map((item) => ({ line, item })))
    .filter(({ item }) => !item.cancelledAt && isComing(item, now));
  return coming.toSorted((one, other) => Date.parse(one.item.startsAt) - Date.parse(other.item.startsAt))[0] ?? null;
}
