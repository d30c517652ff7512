import type { Reservation } from "./cart.ts";
import { dateInShop, dateOf } from "./time.ts";

/** Between a trip and the item that it goes with at most (ms). */
const longestGap = 24 * 3_600_000;
/** Noon of an all-day item, after its start; the evening before begins as long before it (ms). */
const noon = 12 * 3_600_000;
/** From nine in the morning to the end of the day (ms): the clocks change earlier. */
const fromNine = 15 * 3_600_000;

/** When an item takes place. */
export type ItemTime = Pick<Reservation, "startsAt" | "endsAt" | "isAllDay">;

interface TripTime {
  readonly startTime: string;
  readonly endTime: string;
}

/** Whether a trip leads to its item or back from it. */
export type TripDirection = NonNullable<Reservation["direction"]>;

const leavesBefore = ({ startTime }: Pick<TripTime, "startTime">, instant: string | number) =>
  Date.parse(startTime) < new Date(instant).getTime();

/**
 * A trip that leaves before an item begins leads to it, by time alone; any other leads back from it. An all-day item
 * begins at midnight: with it a trip of the morning leads there.
 */
export function directionByTime(
  trip: Pick<TripTime, "startTime">,
  { startsAt, isAllDay }: Pick<ItemTime, "startsAt" | "isAllDay">,
): TripDirection {
  return leavesBefore(trip, isAllDay ? Date.parse(startsAt) + noon : startsAt) ? "there" : "back";
}

const isOfDate = ({ startTime }: Pick<TripTime, "startTime">, { startsAt }: Pick<ItemTime, "startsAt">) =>
  dateOf(startTime) === dateOf(startsAt);

/**
 * When a trip to an item has to be there: by its start, by nine to one that takes the whole day. Null where nine has
 * passed. An instant with Zurich's offset, or Zurich's wall time; `now` is in ms since 1970.
 */
export function arrivalFor({ startsAt, isAllDay }: ItemTime, now: number): string | null {
  if (!isAllDay) return startsAt;
  const date = dateOf(startsAt);
  return date < dateInShop(now + fromNine) ? null : `${date}T09:00`;
}

/**
 * When an item ends, as `return-after` of a search of connections: an instant with an offset, the day of an item that
 * takes the whole day, or null where the end is unknown.
 */
export function returnAfterOf({ startsAt, endsAt, isAllDay }: ItemTime): string | null {
  return isAllDay ? dateOf(startsAt) : (endsAt ?? null);
}

/** When the way back from what takes the whole day is searched from: it has no end. */
const wholeDayLeaves = "16:00";
/** From then to the end of the day (ms): the clocks change earlier. */
const fromWholeDayLeaves = 8 * 3_600_000;

/** From when on a way back is searched. */
export interface ReturnTime {
  /** An instant with an offset, or Zurich's wall time. */
  readonly after: string;
  /** Whether the item ends then. */
  readonly isEnd: boolean;
}

/**
 * The time of a `return-after`: the end; of a day its afternoon, or `now` (ms since 1970) where that has passed on this
 * day.
 */
export function returnTimeOf(returnAfter: string, now: number): ReturnTime {
  if (returnAfter.includes("T")) return { after: returnAfter, isEnd: true };
  const hasPassed = returnAfter === dateInShop(now) && returnAfter < dateInShop(now + fromWholeDayLeaves);
  return { after: hasPassed ? new Date(now).toISOString() : `${returnAfter}T${wholeDayLeaves}`, isEnd: false };
}

/**
 * Whether a trip is for an item's time: it arrives within the day before the start, or leaves within the day after the
 * end. With an all-day item goes a trip of its date, and one there that leaves after noon of the day before.
 * `direction`: where it is known otherwise than by time.
 */
export function fitsItem(
  { startTime, endTime }: TripTime,
  { startsAt, endsAt, isAllDay }: ItemTime,
  direction = directionByTime({ startTime }, { startsAt, isAllDay }),
): boolean {
  if (isAllDay) {
    const isOfEveBefore = direction === "there" && !leavesBefore({ startTime }, Date.parse(startsAt) - noon);
    return isOfDate({ startTime }, { startsAt }) || (isOfEveBefore && leavesBefore({ startTime }, startsAt));
  }
  const gap =
    direction === "there"
      ? Date.parse(startsAt) - Date.parse(endTime)
      : Date.parse(startTime) - Date.parse(endsAt ?? startsAt);
  return gap >= 0 && gap < longestGap;
}

interface DirectedTrip {
  /** As it was when the trip began to go with its item; unset where that is not known. */
  readonly direction?: TripDirection | null | undefined;
  readonly trip?: { readonly plan: TripTime } | null | undefined;
}

/** What is held or booked, a trip or an item that trips go with. */
interface TiedItem extends ItemTime, DirectedTrip, Pick<Reservation, "bookingItemId" | "withBookingItemId"> {}

/**
 * The item that a trip goes with, where the trip is a misfit, for another time: an edit moves an activity alone.
 * `ofCart`: what is in its cart, or stands of its booking.
 */
export function itemOfMisfit<I extends TiedItem>(trip: I, ofCart: readonly I[]): I | undefined {
  const item = ofCart.find(({ bookingItemId }) => bookingItemId === trip.withBookingItemId);
  if (!item || !trip.trip) return undefined;
  return fitsItem(trip.trip.plan, item, directionOf(trip, item)) ? undefined : item;
}

/** Whether a trip leads to the item that it goes with: as it is stored, since an edit moves an item alone. */
export function directionOf({ direction, trip }: DirectedTrip, item: ItemTime): TripDirection {
  return direction ?? directionByTime(trip!.plan, item);
}
