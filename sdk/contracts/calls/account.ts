import * as v from "valibot";
import { AccountBookingLine, AccountReview, ManagedBooking, ReviewableItem, User } from "../account.ts";
import { call } from "../call.ts";
import { Money } from "../money.ts";

/** `GET /account/me/`: `user` is null for guests. */
export const getMe = call({ method: "GET", path: "/account/me/", answer: v.object({ user: v.nullable(User) }) });

/** `PATCH /account/me/`: a JSON merge patch. 401 `not_signed_in`. */
export const patchMe = call({
  method: "PATCH",
  path: "/account/me/",
  signedIn: true,
  answer: v.object({ user: User }),
});

/** Where a list is, and how much there is of it. */
const paged = { page: v.number(), pageSize: v.number(), total: v.number() };

/**
 * `GET /account/bookings/?page=1`: one's own, made while signed in or under one's confirmed address; newest first. 401
 * `not_signed_in`.
 */
export const listAccountBookings = call({
  method: "GET",
  path: "/account/bookings/",
  signedIn: true,
  answer: v.object({ bookings: v.array(AccountBookingLine), ...paged }),
});

/**
 * `GET /account/bookings/{bookingId}/`: 401 `not_signed_in`; 404 `booking_not_found`, also for another account's. An
 * admin sees all.
 */
export const getAccountBooking = call({
  method: "GET",
  path: "/account/bookings/{bookingId}/",
  signedIn: true,
  answer: ManagedBooking,
});

/**
 * `GET /account/reviews/`: one's own reviews, newest first, and what can be reviewed. With the `token` of the link in
 * the mail it is about that one item, signed in or not. 401 `not_signed_in` without either; 403 `review_link_invalid`.
 */
export const listAccountReviews = call({
  method: "GET",
  path: "/account/reviews/",
  answer: v.object({ reviews: v.array(AccountReview), reviewable: v.array(ReviewableItem) }),
});

/**
 * `POST /account/reviews/`: one an item that was not cancelled, after its date (RULES 20). 401 `not_signed_in`, 403
 * `review_link_invalid`, 404 `booking_not_found`, 409 `review_exists`, `review_too_early`, `review_not_allowed`
 * (cancelled or never confirmed).
 */
export const writeReview = call({
  method: "POST",
  path: "/account/reviews/",
  answer: v.object({ review: AccountReview }),
});

/**
 * `GET /account/activities/?page=1`: what a reseller has booked and for how much, by activity, the most booked first;
 * an admin sees all that was booked. 401 `not_signed_in`, 403 `forbidden` for others.
 */
export const listAccountActivities = call({
  method: "GET",
  path: "/account/activities/",
  signedIn: true,
  answer: v.object({
    activities: v.array(
      v.object({
        activityId: v.number(),
        title: v.string(),
        path: v.string(),
        supplier: v.string(),
        /** Items booked and not cancelled, their persons, and what was paid for them without what went back. */
        bookings: v.number(),
        guests: v.number(),
        total: Money,
      }),
    ),
    ...paged,
  }),
});

/** `GET /account/suppliers/?page=1`: suppliers, by name. 401 `not_signed_in`, 403 `forbidden` for all but admins. */
export const listAccountSuppliers = call({
  method: "GET",
  path: "/account/suppliers/",
  signedIn: true,
  answer: v.object({
    suppliers: v.array(
      v.object({
        supplierId: v.number(),
        name: v.string(),
        activities: v.number(),
        bookings: v.number(),
        total: Money,
      }),
    ),
    ...paged,
  }),
});
