import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";
import { fromJson } from "../json.ts";
import type { BookingItemRecord, BookingRecord, ReservationRecord } from "./records.ts";
import type { FrozenReservation } from "./frozen.ts";

interface Item {
  readonly item: Pick<BookingItemRecord, "cancelled_at" | "ticket_code">;
  readonly reservation: Pick<ReservationRecord, "state" | "frozen">;
}

export type RequestItemState = BookingRequest["items"][number]["state"];

export function isOnRequest({ frozen }: Pick<ReservationRecord, "frozen">): boolean {
  return fromJson<FrozenReservation>(frozen).bookingOnRequest;
}

/** The state of one item of a request; `included`: booked with it, and needs no answer from a supplier. */
export function requestItemStateOf({ item, reservation }: Item): RequestItemState {
  if (!isOnRequest(reservation)) return item.cancelled_at === null ? "included" : "cancelled";
  if (reservation.state === "requested") return "open";
  if (reservation.state === "refunded") return "refused";
  // Cancelled after its ticket was issued: it had been accepted.
  return reservation.state === "booked" || item.ticket_code !== null ? "accepted" : "cancelled";
}

interface TiedItem extends Item {
  readonly item: Item["item"] & Pick<BookingItemRecord, "id">;
  readonly reservation: Item["reservation"] & Pick<ReservationRecord, "with_item_id">;
}

/** These items of a booking and the trips that go with them: all that ends if their suppliers refuse them. */
export function withTiedTrips<Each extends TiedItem>(refused: readonly Each[], all: readonly Each[]): readonly Each[] {
  const ids = new Set<string | null>(refused.map(({ item }) => item.id));
  return all.filter(
    ({ item, reservation }) => ids.has(item.id) || (item.cancelled_at === null && ids.has(reservation.with_item_id)),
  );
}

/** Of a booking's items those that wait for their suppliers, with the trips that go with them. */
export function pendingItems<Each extends TiedItem>(items: readonly Each[], all: readonly Each[]): readonly Each[] {
  return withTiedTrips(
    items.filter((each) => requestItemStateOf(each) === "open"),
    all,
  );
}

/**
 * Whether a request is confirmed with its remaining items once these are refused or cancelled: no answer is missing any
 * more, and at least one item is neither refused nor cancelled. `all`: the booking's items.
 */
export function confirmsRest(ended: readonly Item[], all: readonly Item[]): boolean {
  const isOpen = (each: Item) => requestItemStateOf(each) === "open";
  const rest = all.filter((each) => !ended.includes(each));
  return ended.some(isOpen) && !rest.some(isOpen) && rest.some(({ item }) => item.cancelled_at === null);
}

/**
 * The state of a request for the supplier of some of its items, at an instant of the database; null if none of them was
 * on request.
 */
export function requestStateOf(
  booking: Pick<BookingRecord, "request_expires_at">,
  items: readonly Item[],
  at: string,
): BookingRequest["state"] | null {
  const states = items.map(requestItemStateOf).filter((state) => state !== "included");
  if (booking.request_expires_at === null || states.length === 0) return null;
  if (states.includes("open")) return booking.request_expires_at > at ? "open" : "expired";
  return (["accepted", "refused"] as const).find((state) => states.includes(state)) ?? "cancelled";
}
