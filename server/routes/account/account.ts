import {
  getAccountBooking,
  getMe,
  listAccountActivities,
  listAccountBookings,
  listAccountReviews,
  listAccountSuppliers,
  patchMe,
  writeReview as writeReviewCall,
} from "../../../sdk/contracts/calls/account.ts";
import {
  deleteAccount as deleteAccountCall,
  exportAccount as exportAccountCall,
  sendDeletionLink,
} from "../../../sdk/contracts/calls/account-data.ts";
import { deleteCard, listCards, patchCard } from "../../../sdk/contracts/calls/saved-card.ts";
import { forgetCardsOf, forgetOwnCard, listOwnCards, makeDefault } from "../../commands/saved-card/saved-card.ts";
import { exportAccount } from "../../commands/account/export-account.ts";
import { listBookings } from "./list-bookings.ts";
import { listActivitySales, listSupplierSales } from "./list-sales.ts";
import { changeMe, findMe } from "../../commands/account/me.ts";
import { checkProof, customer, mailDeletionLink } from "../../commands/account/own-data.ts";
import { listReviews } from "../../commands/review/own-reviews.ts";
import { showBooking } from "./show-booking.ts";
import { writeReview } from "../../commands/review/write-review.ts";
import { deleteAccount } from "../../commands/account/delete-account.ts";
import { isSignedIn, requireSignedIn } from "../../domain/session.ts";
import { handle, type Routes } from "../handle.ts";

/** Routes of the signed-in user's own data. */
export const accountRoutes: Routes = (app, services) => {
  handle(app, services, getMe, async ({ session }) => ({
    user: isSignedIn(session) ? await findMe(services.db, session.userId) : null,
  }));
  handle(app, services, patchMe, async ({ body, session }) => ({
    user: await changeMe(services, requireSignedIn(session).userId, body),
  }));
  handle(app, services, listAccountBookings, async ({ query, session }) =>
    listBookings(services, requireSignedIn(session), query.page),
  );
  handle(app, services, getAccountBooking, async ({ params, session }) =>
    showBooking(services, requireSignedIn(session), params.bookingId),
  );
  handle(app, services, listAccountReviews, async ({ query, session }) => listReviews(services, session, query.token));
  handle(app, services, writeReviewCall, async ({ body, session }) => ({
    review: await writeReview(services, session, body),
  }));
  handle(app, services, listAccountActivities, async ({ query, session }) =>
    listActivitySales(services, session, query.page),
  );
  handle(app, services, listAccountSuppliers, async ({ query, session }) =>
    listSupplierSales(services, session, query.page),
  );
  handle(app, services, listCards, async ({ session }) => ({
    cards: await listOwnCards(services, requireSignedIn(session).userId),
  }));
  handle(app, services, patchCard, async ({ params, session }) => {
    const { userId } = requireSignedIn(session);
    await makeDefault(services, session, params.cardId);
    return { cards: await listOwnCards(services, userId) };
  });
  handle(app, services, deleteCard, async ({ params, session }) => {
    const { userId } = requireSignedIn(session);
    await forgetOwnCard(services, session, params.cardId);
    return { cards: await listOwnCards(services, userId) };
  });
  handle(app, services, exportAccountCall, async ({ session }) => exportAccount(services, customer(session)));
  handle(app, services, sendDeletionLink, async ({ session }) => {
    await mailDeletionLink(services, customer(session));
    return { sent: true as const };
  });
  handle(app, services, deleteAccountCall, async ({ body, session, request, reply }) => {
    const caller = customer(session);
    await checkProof(services, caller, body);
    await forgetCardsOf(services, caller.userId);
    await deleteAccount(services, caller.userId);
    reply.header("set-cookie", [...(await services.ports.signIn.end(request.headers.cookie))]);
    return { deleted: true as const };
  });
};
