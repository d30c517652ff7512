import * as v from "valibot";
import { Booking, CartChange } from "../booking.ts";
import { call } from "../call.ts";
import { Cart } from "../cart.ts";

/** `GET /bookings/{bookingId}`; the id is the capability. 404 `booking_not_found`. */
export const getBooking = call({ method: "GET", path: "/bookings/{bookingId}", answer: Booking });

/** `GET /bookings/{bookingId}/restore_cart`: 409 `booking_confirmed` once paid (RULES 7). */
export const restoreCart = call({
  method: "GET",
  path: "/bookings/{bookingId}/restore_cart",
  answer: v.object({ cart: Cart, changes: v.array(CartChange) }),
});
