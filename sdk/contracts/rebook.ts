import * as v from "valibot";
import { ReservationRequest } from "./cart.ts";
import { call } from "./call.ts";

/**
 * `POST /booking/rebook/` (purchase spec §7, RULES 12): another time, other tickets, for one item of a confirmed booking. `bookingId` is the
 * booking item's id; what the reservation says of a cart is not looked at. Answers with the booking's id, for the confirmation page.
 * 404 `booking_not_found`; 409 `not_rebookable` (fields.reason: unconfirmed, cancelled, on_request, cut_off, other_activity);
 * 422 `rebook_costs_more` (fields.difference in Rappen), and all that a reservation is refused for.
 */
export const rebook = call({
  method: "POST",
  path: "/booking/rebook/",
  body: v.object({ bookingId: v.string(), reservation: ReservationRequest }),
  answer: v.object({ bookingId: v.string() }),
  idempotent: true,
});
