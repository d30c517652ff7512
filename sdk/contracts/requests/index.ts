import type * as v from "valibot";
import { accountAccessRequests } from "./account-access.ts";
import { accountDataRequests } from "./account-data.ts";
import { accountRequests } from "./account.ts";
import { activityRequests } from "./activity.ts";
import { adminActivitiesRequests } from "./admin/activities.ts";
import { adminBookingsRequests } from "./admin/bookings.ts";
import { adminCollectRequests } from "./admin/collect.ts";
import { adminQueueRequests } from "./admin/requests.ts";
import { adminReviewsRequests } from "./admin/reviews.ts";
import { adminSuppliersRequests } from "./admin/suppliers.ts";
import { adminAffiliatesRequests } from "./admin/affiliates.ts";
import { adminCodesRequests } from "./admin/codes.ts";
import { adminDistributorsRequests } from "./admin/distributors.ts";
import { adminInvoicesRequests } from "./admin/invoices.ts";
import { affiliateRequests } from "./affiliate.ts";
import { bookingRequestRequests } from "./booking-request.ts";
import { bookingRequests } from "./booking.ts";
import { cancelRequests } from "./cancel.ts";
import { cartRequests } from "./cart.ts";
import { catalogueExportRequests } from "./catalogue-export.ts";
import { distributorRequests } from "./distributor.ts";
import { doctorRequests } from "./doctor.ts";
import { listingRequests } from "./listing.ts";
import { manageRequests } from "./manage.ts";
import { refundAccountRequests } from "./refund-account.ts";
import { shareBookingRequests } from "./share-booking.ts";
import { newsletterRequests } from "./newsletter.ts";
import { offerRequests } from "./offer.ts";
import { pageRequests } from "./page.ts";
import { paymentRequests } from "./payment.ts";
import { rebookRequests } from "./rebook.ts";
import { reviewRequests } from "./review.ts";
import { searchRequests } from "./search.ts";
import { shareRequests } from "./share.ts";
import { savedCardRequests } from "./saved-card.ts";
import { sessionRequests } from "./session.ts";
import { supplierRequests } from "./supplier.ts";
import { transportRequests } from "./transport.ts";

type AnySchema = v.GenericSchema<any, any>;

/** What the server parses of one call. */
export interface RequestSchemas {
  /** The names in the path. */
  readonly params?: AnySchema;
  readonly query?: AnySchema;
  readonly body?: AnySchema;
}

/** What the server parses of each call, by method and path: `PATCH /account/me/`. A call without input has no entry. */
export const requests = {
  ...accountAccessRequests,
  ...accountDataRequests,
  ...accountRequests,
  ...activityRequests,
  ...adminActivitiesRequests,
  ...adminAffiliatesRequests,
  ...adminBookingsRequests,
  ...adminCollectRequests,
  ...adminCodesRequests,
  ...adminDistributorsRequests,
  ...adminInvoicesRequests,
  ...adminQueueRequests,
  ...adminReviewsRequests,
  ...adminSuppliersRequests,
  ...affiliateRequests,
  ...bookingRequestRequests,
  ...bookingRequests,
  ...cancelRequests,
  ...cartRequests,
  ...catalogueExportRequests,
  ...distributorRequests,
  ...doctorRequests,
  ...listingRequests,
  ...manageRequests,
  ...refundAccountRequests,
  ...shareBookingRequests,
  ...newsletterRequests,
  ...offerRequests,
  ...pageRequests,
  ...paymentRequests,
  ...rebookRequests,
  ...reviewRequests,
  ...searchRequests,
  ...shareRequests,
  ...savedCardRequests,
  ...sessionRequests,
  ...supplierRequests,
  ...transportRequests,
} satisfies Record<string, RequestSchemas>;

/** What the server parses of a call; empty where it takes no input. */
export function requestOf({ method, path }: { readonly method: string; readonly path: string }): RequestSchemas {
  return (requests as Record<string, RequestSchemas>)[`${method} ${path}`] ?? {};
}
