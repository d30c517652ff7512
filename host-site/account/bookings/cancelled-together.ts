import type { Booking } from "../../../sdk/contracts/booking.ts";
import type { Reservation } from "../../../sdk/contracts/cart.ts";
import { money, type Money } from "../../../sdk/contracts/money.ts";
import { tiedItems } from "../../../sdk/contracts/tied-items.ts";
import type { ShownItem } from "./shown-booking.ts";

/** The trips that go with an activity and stand, as its booking shows them. */
export function tripsOf(item: ShownItem, items: readonly ShownItem[]): readonly ShownItem[] {
  const tied = tiedItems(
    item.booked,
    items.map(({ booked }) => booked),
  );
  return items.filter(({ booked }) => booked.reservation.trip && tied.includes(booked));
}

/** The activity of a trip that is cancelled alone; undefined where something else is cancelled. */
export function activityWithout(
  [only, ...others]: readonly ShownItem[],
  { items }: Pick<Booking, "items">,
): Reservation | undefined {
  if (!only?.booked.reservation.trip || others.length > 0) return undefined;
  return tiedItems(only.booked, items)[0]?.reservation;
}

export function isCancellable({ changes }: ShownItem): boolean {
  return changes?.refusals.cancel === null;
}

/**
 * What comes back for several items together: with all that can be cancelled also the service fee, and never more than
 * for those (RULES 11). `ofAll`: what comes back for them.
 */
export function refundOfItems(chosen: readonly ShownItem[], items: readonly ShownItem[], ofAll: Money): Money {
  if (items.filter(isCancellable).every((item) => chosen.includes(item))) return ofAll;
  const sum = chosen.reduce((total, { changes }) => total + (changes?.refundable.amount ?? 0), 0);
  return money(Math.min(sum, ofAll.amount));
}

/** Whether cancelling an item, with its trips, books the rest of a request: not where nothing is left of it. */
export function confirmsRestOf(item: ShownItem, chosen: readonly ShownItem[], items: readonly ShownItem[]): boolean {
  const isLeft = (each: ShownItem) => (each.state === "booked" || each.state === "requested") && !chosen.includes(each);
  return (item.changes?.confirmsRest ?? false) && items.some(isLeft);
}
