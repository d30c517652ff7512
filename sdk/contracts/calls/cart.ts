import * as v from "valibot";
import { call } from "../call.ts";
import { Cart, Reservation } from "../cart.ts";

/**
 * `GET /carts/{cartId}`: 404 `cart_not_found` when unknown, lapsed or confirmed, with `fields.bookingId` for a day
 * after it was booked (RULES 4).
 */
export const getCart = call({ method: "GET", path: "/carts/{cartId}", answer: Cart });

export const patchCart = call({ method: "PATCH", path: "/carts/{cartId}", answer: Cart });

/** `POST /reservations`: holds the seats for 30 minutes (RULES 3). */
export const createReservation = call({
  method: "POST",
  path: "/reservations",
  answer: v.object({
    reservationId: v.string(),
    reservation: Reservation,
    cart: v.object({ cartId: v.string(), reservations: v.array(v.object({ reservationId: v.string() })) }),
  }),
  idempotent: true,
});
export const getReservation = call({ method: "GET", path: "/reservations/{reservationId}", answer: Reservation });
export const deleteReservation = call({
  method: "DELETE",
  path: "/reservations/{reservationId}",
  answer: v.object({ reservationId: v.string() }),
});

/** `PATCH /carts/{cartId}/check_out`: one booking a cart, all or nothing, the same answer while unpaid (RULES 6). */
export const checkOut = call({
  method: "PATCH",
  path: "/carts/{cartId}/check_out",
  answer: v.object({ bookingId: v.string() }),
  idempotent: true,
});

/** What the shop will do about a cart that is left: write to the visitor, who asked for it; `sent`: it has. */
const BasketReminder = v.object({ reminder: v.picklist(["none", "waiting", "sent"]) });

/** `GET /carts/{cartId}/reminder/`: whether one mail about the cart was asked for. The address stays on the server. */
export const getReminder = call({ method: "GET", path: "/carts/{cartId}/reminder/", answer: BasketReminder });
/** `POST /carts/{cartId}/reminder/`: the visitor wants one mail if the cart is left. It is never sent twice. */
export const requestReminder = call({ method: "POST", path: "/carts/{cartId}/reminder/", answer: BasketReminder });
/** `DELETE /carts/{cartId}/reminder/`: deletes the address at once. */
export const cancelReminder = call({ method: "DELETE", path: "/carts/{cartId}/reminder/", answer: BasketReminder });
