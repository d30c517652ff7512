import {
  getAccountBooking,
  getMe,
  listAccountActivities,
  listAccountBookings,
  listAccountReviews,
  listAccountSuppliers,
  patchMe,
  writeReview as writeReviewCall,
} from "../../../sdk/contracts/account.ts";
import { listBookings } from "../../accounts/list-bookings.ts";
import { listActivities, listSuppliers } from "../../accounts/list-sales.ts";
import { changeMe, findMe } from "../../accounts/me.ts";
import { listReviews } from "../../accounts/reviews.ts";
import { showBooking } from "../../accounts/show-booking.ts";
import { writeReview } from "../../accounts/write-review.ts";
import { isSignedIn, signedIn } from "../../session.ts";
import { handle, type Routes } from "../handle.ts";

/** What belongs to whoever is signed in. */
export const accountRoutes: Routes = (app, services) => {
  handle(app, services, getMe, async ({ session }) => ({ user: isSignedIn(session) ? await findMe(services.db, session.userId) : null }));
  handle(app, services, patchMe, async ({ body, session }) => ({ user: await changeMe(services, signedIn(session).userId, body) }));
  handle(app, services, listAccountBookings, async ({ query, session }) => listBookings(services, signedIn(session), query.page));
  handle(app, services, getAccountBooking, async ({ params, session }) => showBooking(services, signedIn(session), params.bookingId));
  handle(app, services, listAccountReviews, async ({ query, session }) => listReviews(services, session, query.token));
  handle(app, services, writeReviewCall, async ({ body, session }) => ({ review: await writeReview(services, session, body) }));
  handle(app, services, listAccountActivities, async ({ query, session }) => listActivities(services, session, query.page));
  handle(app, services, listAccountSuppliers, async ({ query, session }) => listSuppliers(services, session, query.page));
};
