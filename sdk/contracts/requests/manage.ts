import * as v from "valibot";
import { Buyer } from "../cart.ts";
import { Id, ManagementToken } from "../capabilities.ts";
import { PersonalizedValue } from "../personalized-value.ts";

const BookingPath = v.object({ bookingId: v.string() });

/** Answers that are to stand in place of those given: one list a guest, in the order of `ticketReservations`. */
const Answers = v.pipe(v.array(PersonalizedValue), v.maxLength(50));

/** What the server parses of these calls, by method and path. */
export const manageRequests = {
  "GET /bookings/{bookingId}/management": {
    params: BookingPath,
    query: v.object({ token: v.optional(ManagementToken) }),
  },
  "PATCH /bookings/{bookingId}/details": {
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
  },
  "POST /bookings/{bookingId}/tickets/mail": {
    params: BookingPath,
    body: v.object({ token: v.optional(ManagementToken) }),
  },
  "POST /bookings/management-link": {
    body: v.union([
      v.object({ bookingId: Id }),
      v.object({
        bookingNumber: v.pipe(v.string(), v.trim(), v.maxLength(40)),
        email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
      }),
    ]),
  },
};
