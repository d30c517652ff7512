import type * as admin from "../../sdk/contracts/admin.ts";
import { wire } from "../forms/wire.ts";

/* What the team's pages ask for: names and addresses are those of the contracts. */
export const listAdminActivities = wire<typeof admin.listAdminActivities>("GET", "/admin/activities/");
export const getAdminActivity = wire<typeof admin.getAdminActivity>("GET", "/admin/activities/{id}/");
export const saveActivity = wire<typeof admin.saveActivity>("PATCH", "/admin/activities/{id}/");
export const publishActivity = wire<typeof admin.publishActivity>("POST", "/admin/activities/{id}/publish/");
export const unpublishActivity = wire<typeof admin.unpublishActivity>("POST", "/admin/activities/{id}/unpublish/");
export const listAdminBookings = wire<typeof admin.listAdminBookings>("GET", "/admin/bookings/");
export const getAdminBooking = wire<typeof admin.getAdminBooking>("GET", "/admin/bookings/{bookingId}/");
export const cancelAsTeam = wire<typeof admin.cancelAsTeam>(
  "POST",
  "/admin/bookings/{bookingId}/items/{bookingItemId}/cancel/",
);
export const collectOtherwise = wire<typeof admin.collectOtherwise>("POST", "/admin/bookings/{bookingId}/collect/");
export const retryRefund = wire<typeof admin.retryRefund>(
  "POST",
  "/admin/bookings/{bookingId}/refunds/{refundId}/retry/",
);
export const reclaimRefund = wire<typeof admin.reclaimRefund>(
  "POST",
  "/admin/bookings/{bookingId}/refunds/{refundId}/reclaim/",
);
export const settleRefund = wire<typeof admin.settleRefund>(
  "POST",
  "/admin/bookings/{bookingId}/refunds/{refundId}/settle/",
);
export const listAdminRequests = wire<typeof admin.listAdminRequests>("GET", "/admin/requests/");
export const answerRequestAsTeam = wire<typeof admin.answerRequestAsTeam>(
  "POST",
  "/admin/requests/{bookingId}/answer/",
);
export const listRegistrations = wire<typeof admin.listRegistrations>("GET", "/admin/suppliers/registrations/");
export const getRegistration = wire<typeof admin.getRegistration>(
  "GET",
  "/admin/suppliers/registrations/{registrationId}/",
);
export const approveRegistration = wire<typeof admin.approveRegistration>(
  "POST",
  "/admin/suppliers/registrations/{registrationId}/approve/",
);
export const rejectRegistration = wire<typeof admin.rejectRegistration>(
  "POST",
  "/admin/suppliers/registrations/{registrationId}/reject/",
);
export const listAdminSuppliers = wire<typeof admin.listAdminSuppliers>("GET", "/admin/suppliers/");
export const listAdminReviews = wire<typeof admin.listAdminReviews>("GET", "/admin/reviews/");
export const excludeReview = wire<typeof admin.excludeReview>("POST", "/admin/reviews/{reviewId}/exclude/");
export const includeReview = wire<typeof admin.includeReview>("POST", "/admin/reviews/{reviewId}/include/");
export const replyToReview = wire<typeof admin.replyToReview>("POST", "/admin/reviews/{reviewId}/reply/");
