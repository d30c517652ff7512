/**
 * The team's calls, below `/admin`: 401 `not_signed_in` for guests, 403 `forbidden` for everybody else who isn't an
 * admin, `private, no-store`. Lists have pages of 25. The SDK's elements use none of them.
 */
export {
  AdminActivity,
  AdminActivityEntry,
  activityStates,
  getAdminActivity,
  listAdminActivities,
  publishActivity,
  saveActivity,
  unpublishActivity,
} from "./admin/activities.ts";
export {
  AdminBooking,
  AdminBookingEntry,
  bookingDates,
  cancelAsTeam,
  cancellers,
  getAdminBooking,
  givenRefundStates,
  listAdminBookings,
  longestSettledNote,
  refundStates,
  retryRefund,
  settleRefund,
  reclaimRefund,
} from "./admin/bookings.ts";
export { collectionWays, collectOtherwise, longestCollectionNote } from "./admin/collect.ts";
export { pageSize, type Page } from "./admin/paging.ts";
export { AdminRequest, answerRequestAsTeam, listAdminRequests } from "./admin/requests.ts";
export {
  AdminReview,
  excludeReview,
  includeReview,
  listAdminReviews,
  replyToReview,
  reviewStates,
} from "./admin/reviews.ts";
export { TeamStep } from "./admin/steps.ts";
export {
  AdminSupplier,
  SupplierRegistration,
  approveRegistration,
  getRegistration,
  listAdminSuppliers,
  listRegistrations,
  registrationStates,
  rejectRegistration,
  supplierStates,
} from "./admin/suppliers.ts";
