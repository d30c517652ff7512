/**
 * The state of a booked item as people read it. A request that is refused ends the trips that go with it: nobody
 * declined those, they are cancelled with their activity.
 */
export function shownItemState<State extends string>(
  state: State,
  {
    bookingOnRequest,
    withBookingItemId,
  }: { readonly bookingOnRequest: boolean; readonly withBookingItemId?: string | null | undefined },
): State | "cancelled" {
  return state === "refunded" && !bookingOnRequest && withBookingItemId ? "cancelled" : state;
}
