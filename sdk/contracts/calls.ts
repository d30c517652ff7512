/**
 * Every call of the API, in the order of the OpenAPI document. The SDK imports single calls from their own files, never
 * this list.
 */
export { getActivity } from "./activity.ts";
export { getListingPage, listActivities, listFacets, searchMap } from "./listing.ts";
export {
  browseIndex,
  getIndexBrowse,
  getIndexHits,
  getIndexObject,
  getIndexObjects,
  queryIndex,
  queryIndexes,
  searchIndexFacet,
  sendIndexEvents,
} from "./search.ts";
export { listReviews, voteReview } from "./review.ts";
export { getBooking, restoreCart } from "./booking.ts";
export { checkOut, createReservation, deleteReservation, getCart, getReservation, patchCart } from "./cart.ts";
export {
  getOffer,
  listAvailabilities,
  listOffers,
  monthlyAvailabilities,
  monthlyDates,
  personalizationFields,
  releaseOffer,
  syncOffer,
} from "./offer.ts";
export { createPaymentAttempt, getPaymentAttempt, makePayment, makePaymentDetails, paymentMethods } from "./payment.ts";
export { quoteRebook, rebook } from "./rebook.ts";
export { getCsrfToken, referral } from "./session.ts";
export {
  getMe,
  getAccountBooking,
  listAccountActivities,
  listAccountBookings,
  listAccountReviews,
  listAccountSuppliers,
  patchMe,
  writeReview,
} from "./account.ts";
export { deleteAccount, exportAccount, sendDeletionLink } from "./account-data.ts";
export {
  changeEmail,
  changePassword,
  getSignInWays,
  requestPasswordReset,
  resetPassword,
  sendConfirmation,
  sendMagicLink,
  signIn,
  signInElsewhere,
  signOut,
  signUp,
} from "./account-access.ts";
export { correctBooking, getManagedBooking, resendTickets, sendManagementLink } from "./manage.ts";
export { answerBookingRequest, getBookingRequest } from "./booking-request.ts";
export { cancelBooking, cancelItems } from "./cancel.ts";
export { getHumanCheck } from "./human-check.ts";
export { subscribe } from "./newsletter.ts";
export { registerSupplier } from "./supplier.ts";
export {
  approveRegistration,
  answerRequestAsTeam,
  cancelAsTeam,
  collectOtherwise,
  excludeReview,
  getAdminActivity,
  getAdminBooking,
  getRegistration,
  includeReview,
  listAdminActivities,
  listAdminBookings,
  listAdminRequests,
  listAdminReviews,
  listAdminSuppliers,
  listRegistrations,
  publishActivity,
  rejectRegistration,
  replyToReview,
  retryRefund,
  saveActivity,
  settleRefund,
  reclaimRefund,
  unpublishActivity,
} from "./admin.ts";
