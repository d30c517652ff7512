import type * as access from "../../sdk/contracts/account-access.ts";
import type * as account from "../../sdk/contracts/account.ts";
import type * as booking from "../../sdk/contracts/booking.ts";
import type * as cancel from "../../sdk/contracts/cancel.ts";
import { wire } from "../forms/wire.ts";

/* What the account's pages ask for: names and addresses are those of the contracts. */
export const getSignInWays = wire<typeof access.getSignInWays>("GET", "/auth/ways/");
export const signUp = wire<typeof access.signUp>("POST", "/auth/sign-up/email");
export const signIn = wire<typeof access.signIn>("POST", "/auth/sign-in/email");
export const sendMagicLink = wire<typeof access.sendMagicLink>("POST", "/auth/sign-in/magic-link");
export const signInElsewhere = wire<typeof access.signInElsewhere>("POST", "/auth/sign-in/social");
export const sendConfirmation = wire<typeof access.sendConfirmation>("POST", "/auth/send-verification-email");
export const requestPasswordReset = wire<typeof access.requestPasswordReset>("POST", "/auth/request-password-reset");
export const resetPassword = wire<typeof access.resetPassword>("POST", "/auth/reset-password");
export const changePassword = wire<typeof access.changePassword>("POST", "/auth/change-password");
export const changeEmail = wire<typeof access.changeEmail>("POST", "/auth/change-email");
export const getMe = wire<typeof account.getMe>("GET", "/account/me/");
export const patchMe = wire<typeof account.patchMe>("PATCH", "/account/me/");
export const listAccountBookings = wire<typeof account.listAccountBookings>("GET", "/account/bookings/");
export const getAccountBooking = wire<typeof account.getAccountBooking>("GET", "/account/bookings/{bookingId}/");
export const getBooking = wire<typeof booking.getBooking>("GET", "/bookings/{bookingId}");
export const cancelBooking = wire<typeof cancel.cancelBooking>("POST", "/booking/cancel/");
export const listAccountReviews = wire<typeof account.listAccountReviews>("GET", "/account/reviews/");
export const writeReview = wire<typeof account.writeReview>("POST", "/account/reviews/");
export const listAccountActivities = wire<typeof account.listAccountActivities>("GET", "/account/activities/");
