import { accountRoutes } from "./account/account.ts";
import { agentsRoutes } from "./agents/agents.ts";
import { apiKeyRoutes } from "./account/api-keys.ts";
import { affiliateAccountRoutes } from "./account/affiliate.ts";
import { distributorAccountRoutes } from "./account/distributor.ts";
import { activitiesRoutes } from "./activities/activities.ts";
import { adminActivitiesRoutes } from "./admin/activities.ts";
import { adminAffiliatesRoutes } from "./admin/affiliates.ts";
import { adminInvoicesRoutes } from "./admin/invoices.ts";
import { adminCodesRoutes } from "./admin/codes.ts";
import { adminDistributorsRoutes } from "./admin/distributors.ts";
import { adminBookingsRoutes } from "./admin/bookings.ts";
import { adminRequestsRoutes } from "./admin/requests.ts";
import { adminReviewsRoutes } from "./admin/reviews.ts";
import { adminSuppliersRoutes } from "./admin/suppliers.ts";
import { activityRoutes } from "./activity/activity.ts";
import { affiliateRoutes } from "./affiliate/affiliate.ts";
import { noticeLinks } from "./affiliate/notices.ts";
import { supplyRoutes } from "./booking/booking.ts";
import { authRoutes } from "./auth/auth.ts";
import { bookingRequestRoutes } from "./booking-requests/booking-requests.ts";
import { basemapRoutes } from "./basemap/basemap.ts";
import { bookingRoutes } from "./bookings/bookings.ts";
import { cartsRoutes } from "./carts/carts.ts";
import { catalogueRoutes } from "./catalogue/catalogue.ts";
import { csrfRoutes } from "./csrf/csrf.ts";
import type { Routes } from "./handle.ts";
import { developersRoutes } from "./developers/developers.ts";
import { doctorRoutes } from "./doctor/doctor.ts";
import { healthRoutes } from "./health/health.ts";
import { humanCheckRoutes } from "./human-check/human-check.ts";
import { landingRoutes } from "./landing/landing.ts";
import { listingPageRoutes } from "./listing-pages/listing-pages.ts";
import { mapRoutes } from "./map/map.ts";
import { forgetLinks } from "./basket-reminder/forget.ts";
import { newsletterLinks } from "./newsletter/links.ts";
import { newsletterRoutes } from "./newsletter/newsletter.ts";
import { offersRoutes } from "./offers/offers.ts";
import { catalogueSchemaRoutes } from "./openapi/catalogue-schema.ts";
import { openapiRoutes } from "./openapi/openapi.ts";
import { indexRoutes } from "./indexes/indexes.ts";
import { imageRoutes } from "./images/images.ts";
import { shareRoutes } from "./shares/shares.ts";
import { paymentAttemptRoutes } from "./payment-attempts/payment-attempts.ts";
import { appleDomainRoutes } from "./payment/apple-domain.ts";
import { paymentRoutes } from "./payment/payment.ts";
import { policySourcesRoutes } from "./policy-sources/policy-sources.ts";
import { providerRoutes } from "./providers.ts";
import { reservationsRoutes } from "./reservations/reservations.ts";
import { reviewsRoutes } from "./reviews/reviews.ts";
import { sitemapRoutes } from "./sitemap/sitemap.ts";
import { pageRoutes } from "./pages/pages.ts";
import { shopFiles } from "./static/shop-files.ts";
import { shopPages } from "./shop/shop.ts";
import { releasedFiles } from "./static/releases.ts";
import { sdkFiles } from "./static/sdk.ts";
import { wordpressPlugin } from "./static/wordpress-plugin.ts";
import { versionRoutes } from "./versions/versions.ts";
import { suppliersRoutes } from "./suppliers/suppliers.ts";
import { transportRoutes } from "./transport/transport.ts";
import { invoiceRoutes } from "./invoices/invoices.ts";
import { documentRoutes } from "./documents/documents.ts";
import { passRoutes } from "./tickets/passes.ts";
import { ticketRoutes } from "./tickets/tickets.ts";
import { webTicketRoutes } from "./tickets/web-tickets.ts";

/** The calls of the API, below `/api`. */
export const apiRoutes: readonly Routes[] = [
  activitiesRoutes,
  listingPageRoutes,
  mapRoutes,
  activityRoutes,
  offersRoutes,
  supplyRoutes,
  reservationsRoutes,
  cartsRoutes,
  csrfRoutes,
  versionRoutes,
  policySourcesRoutes,
  affiliateRoutes,
  paymentRoutes,
  paymentAttemptRoutes,
  shareRoutes,
  bookingRoutes,
  bookingRequestRoutes,
  ticketRoutes,
  documentRoutes,
  invoiceRoutes,
  reviewsRoutes,
  basemapRoutes,
  indexRoutes,
  openapiRoutes,
  catalogueSchemaRoutes,
  transportRoutes,
  authRoutes,
  accountRoutes,
  apiKeyRoutes,
  catalogueRoutes,
  affiliateAccountRoutes,
  distributorAccountRoutes,
  adminActivitiesRoutes,
  adminBookingsRoutes,
  adminRequestsRoutes,
  adminSuppliersRoutes,
  adminAffiliatesRoutes,
  adminCodesRoutes,
  adminDistributorsRoutes,
  adminInvoicesRoutes,
  adminReviewsRoutes,
  humanCheckRoutes,
  suppliersRoutes,
  newsletterRoutes,
  doctorRoutes,
  pageRoutes,
];

/** What stands beside the API on the shop's origin. */
export const rootRoutes: readonly Routes[] = [
  healthRoutes,
  sdkFiles,
  wordpressPlugin,
  releasedFiles,
  shopFiles,
  imageRoutes,
  providerRoutes,
  appleDomainRoutes,
  newsletterLinks,
  forgetLinks,
  noticeLinks,
  webTicketRoutes,
  passRoutes,
  sitemapRoutes,
  agentsRoutes,
  landingRoutes,
  developersRoutes,
  shopPages,
];
