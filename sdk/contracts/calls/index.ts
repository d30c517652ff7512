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
export { getDocuments } from "./document.ts";
export {
  cancelReminder,
  checkOut,
  createReservation,
  deleteReservation,
  getCart,
  getReminder,
  getReservation,
  patchCart,
  requestReminder,
} from "./cart.ts";
export { addCode, removeCode } from "./code.ts";
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
export {
  createPaymentAttempt,
  getPaymentAttempt,
  makePayment,
  makePaymentDetails,
  paymentMethods,
  validateApplePayMerchant,
} from "./payment.ts";
export { beginShares, getShare, getShares, payShare, payShareDetails, stopShares } from "./share.ts";
export { quoteRebook, rebook } from "./rebook.ts";
export { createApiKey, exportCatalogue, listApiKeys, withdrawApiKey } from "./catalogue-export.ts";
export { applyAsAffiliate, correctAffiliate, getAffiliateStatistics, listAffiliateStatements } from "./affiliate.ts";
export { applyAsDistributor, getDistributor } from "./distributor.ts";
export { listInvoices } from "./invoice.ts";
export { listVersions } from "./version.ts";
export { getPolicySources } from "./policy-sources.ts";
export { getCsrfToken, referral, sendAffiliateEvents } from "./session.ts";
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
export { deleteCard, listCards, patchCard } from "./saved-card.ts";
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
export { getRefundAccount, giveRefundAccount } from "./refund-account.ts";
export { changeBookingShare, getBookingShare } from "./share-booking.ts";
export { answerBookingRequest, getBookingRequest } from "./booking-request.ts";
export { cancelBooking, cancelItems } from "./cancel.ts";
export { getPage } from "./page.ts";
export { getHumanCheck } from "./human-check.ts";
export { subscribe } from "./newsletter.ts";
export { registerSupplier } from "./supplier.ts";
export {
  approveRegistration,
  getRegistration,
  listAdminSuppliers,
  listRegistrations,
  rejectRegistration,
} from "./admin/suppliers.ts";
export {
  approveAffiliate,
  changeCommission,
  closeAffiliate,
  getAdminAffiliate,
  listAdminAffiliates,
  payStatement,
  rejectAffiliate,
  unpayStatement,
} from "./admin/affiliates.ts";
export { createRebate, endCode, getAdminCode, issueVoucher, listAdminCodes } from "./admin/codes.ts";
export {
  addDistributorAccount,
  approveDistributor,
  changeAgreement,
  closeDistributor,
  correctDistributor,
  getAdminDistributor,
  listAdminDistributors,
  rejectDistributor,
  removeDistributorAccount,
} from "./admin/distributors.ts";
export {
  assignBankEntry,
  dismissBankEntry,
  getAdminInvoice,
  listAdminInvoices,
  listBankEntries,
  recordInvoicePayment,
  recordInvoicePayback,
  sendBankFile,
  undoInvoicePayment,
} from "./admin/invoices.ts";
export { answerRequestAsTeam, listAdminRequests } from "./admin/requests.ts";
export {
  cancelAsTeam,
  getAdminBooking,
  listAdminBookings,
  retryRefund,
  settleRefund,
  reclaimRefund,
} from "./admin/bookings.ts";
export { collectOtherwise } from "./admin/collect.ts";
export { excludeReview, getAdminReview, includeReview, listAdminReviews, replyToReview } from "./admin/reviews.ts";
export {
  getAdminActivity,
  listAdminActivities,
  publishActivity,
  saveActivity,
  unpublishActivity,
} from "./admin/activities.ts";
export { examinePage } from "./doctor.ts";
export {
  createTransportReservation,
  getTransportCategories,
  getTransportFields,
  getTransportProducts,
  getTrip,
  searchPlaces,
  searchTrips,
} from "./transport.ts";
