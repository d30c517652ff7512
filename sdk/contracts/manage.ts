import * as v from "valibot";
import { ManagedBooking } from "./account.ts";
import { Buyer } from "./cart.ts";
import { call } from "./call.ts";
import { Id, ManagementToken, PersonalizedValue } from "./given.ts";

const BookingPath = v.object({ bookingId: v.string() });

/**
 * `GET /bookings/{bookingId}/management`: a booking with what can be changed, for who has the signed link of a mail
 * (`token`), or is signed in as its owner. It changes nothing. 404 `booking_not_found`; 403 `manage_link_needed`,
 * `manage_link_invalid`, `manage_link_expired`.
 */
export const getManagedBooking = call({
  method: "GET",
  path: "/bookings/{bookingId}/management",
  params: BookingPath,
  query: v.object({ token: v.optional(ManagementToken) }),
  answer: ManagedBooking,
});

/** Answers that are to stand in place of those given: one list a guest, in the order of `ticketReservations`. */
const Answers = v.pipe(v.array(PersonalizedValue), v.maxLength(50));

/**
 * `PATCH /bookings/{bookingId}/details`: corrects the buyer's name and phone, and what was said of the guests. What is
 * not named stays. What changes is in the history, and its buyer gets a mail. 404 `booking_not_found`; 403 as above;
 * 409 `not_correctable` (fields.reason: over, cut_off); 422 `personalization_invalid`.
 */
export const correctBooking = call({
  method: "PATCH",
  path: "/bookings/{bookingId}/details",
  params: BookingPath,
  body: v.object({
    token: v.optional(ManagementToken),
    contact: v.optional(v.omit(Buyer, ["email"])),
    items: v.optional(
      v.pipe(
        v.array(
          v.object({
            bookingItemId: v.string(),
            personalizedData: v.optional(Answers),
            /** By ticket category id: the answers of each of its guests. */
            guests: v.optional(v.record(v.string(), v.pipe(v.array(Answers), v.maxLength(10_000)))),
          }),
        ),
        v.maxLength(100),
        v.check(
          (items) => new Set(items.map(({ bookingItemId }) => bookingItemId)).size === items.length,
          "an item is named twice",
        ),
      ),
    ),
  }),
  answer: ManagedBooking,
});

/**
 * `POST /bookings/{bookingId}/tickets/mail`: sends the tickets to the booking's address again. 404, 403 as above; 409
 * `not_confirmed`; 429.
 */
export const resendTickets = call({
  method: "POST",
  path: "/bookings/{bookingId}/tickets/mail",
  params: BookingPath,
  body: v.object({ token: v.optional(ManagementToken) }),
  answer: v.object({ email: v.string() }),
});

/**
 * `POST /bookings/management-link`: mails the signed link to the booking's own address, named by its id, or by its
 * number and that address. The answer is the same whether or not there is such a booking. 429 `too_many_requests`.
 */
export const sendManagementLink = call({
  method: "POST",
  path: "/bookings/management-link",
  body: v.union([
    v.object({ bookingId: Id }),
    v.object({
      bookingNumber: v.pipe(v.string(), v.trim(), v.maxLength(40)),
      email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
    }),
  ]),
  answer: v.object({ sent: v.literal(true) }),
});
