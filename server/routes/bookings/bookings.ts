import { getBooking, restoreCart as restoreCartCall } from "../../../sdk/contracts/calls/booking.ts";
import {
  correctBooking,
  getManagedBooking,
  resendTickets,
  sendManagementLink,
} from "../../../sdk/contracts/calls/manage.ts";
import { getRefundAccount, giveRefundAccount as giveAccountCall } from "../../../sdk/contracts/calls/refund-account.ts";
import { changeBookingShare, getBookingShare } from "../../../sdk/contracts/calls/share-booking.ts";
import { instantAt } from "../../clock.ts";
import { claimAnnouncement } from "../../commands/booking/claim-announcement.ts";
import { correct } from "../../commands/booking/correct.ts";
import { mailManagementLink, mailTickets } from "../../commands/booking/manage-mails.ts";
import { changeShare, readShare } from "../../commands/booking/share.ts";
import { giveRefundAccount } from "../../commands/refund/give-account.ts";
import { readDocuments } from "../../commands/document/read-documents.ts";
import { restoreCart } from "../../commands/cart/restore-cart.ts";
import { findBookingWithItems, findBooking } from "../../db/queries/booking.ts";
import { listInvoicesOfBooking } from "../../db/queries/invoice.ts";
import { listAttemptsOfBooking } from "../../db/queries/payment-attempt.ts";
import { listRefundsOfBooking } from "../../db/queries/refund.ts";
import { listVoucherEntries } from "../../db/queries/voucher.ts";
import { notFound } from "../../errors.ts";
import { presentBooking } from "../../presenters/booking.ts";
import { presentAccountOfBooking } from "../../presenters/refund-account.ts";
import { readManagedBooking } from "../../commands/booking/read-managed-booking.ts";
import { bookingToManage, signManagementToken } from "../../security/manage-link.ts";
import { checkRefundToken } from "../../security/refund-link.ts";
import { passAddresses, ticketPage } from "../../security/ticket-link.ts";
import { isBuyerThere } from "../../domain/buyer-presence.ts";
import { canAccess } from "../../domain/session.ts";
import { limitForms } from "../form-limit.ts";
import { handle, type Routes } from "../handle.ts";

/**
 * A booking and what became of it: its id is enough to see it, the signed link of its mail (or its owner's session) to
 * change it (decision 12).
 */
export const bookingRoutes: Routes = (app, services) => {
  const { db, clock, env } = services;

  handle(app, services, getBooking, async ({ params, session }) => {
    const owner = await findBooking(db, params.bookingId);
    if (!owner || !(session.isAdmin || canAccess(owner.distributor_id, session))) throw notFound("booking_not_found");
    const firstSeen = await claimAnnouncement(services, params.bookingId);
    const found = await findBookingWithItems(db, params.bookingId);
    if (!found) throw notFound("booking_not_found");
    const attempts = await listAttemptsOfBooking(db, params.bookingId);
    const refunds = await listRefundsOfBooking(db, params.bookingId);
    const voucherEntries = await listVoucherEntries(db, [params.bookingId]);
    return presentBooking(found.booking, found.items, {
      origin: env.PUBLIC_ORIGIN,
      now: instantAt(clock.now()),
      firstSeen,
      webTicketOf: (booked) => ticketPage(services, booked),
      passesOf: (booked) => passAddresses(services, booked),
      managementToken:
        firstSeen && isBuyerThere(found.booking, clock.now()) ? signManagementToken(services, found) : null,
      attempts,
      refunds,
      voucherEntries,
      documents: await readDocuments(services, params.bookingId),
      invoices: await listInvoicesOfBooking(db, params.bookingId),
    });
  });

  handle(app, services, getManagedBooking, async ({ params, query, session }) =>
    readManagedBooking(services, await bookingToManage(services, params.bookingId, { session, token: query.token })),
  );

  handle(app, services, correctBooking, async ({ params: { bookingId }, body: { token, ...correction }, session }) => {
    await bookingToManage(services, bookingId, { session, token });
    await correct(services, bookingId, correction);
    return readManagedBooking(services, await bookingToManage(services, bookingId, { session, token }));
  });

  handle(app, services, resendTickets, async ({ params, body, session }) => {
    const found = await bookingToManage(services, params.bookingId, { session, token: body.token });
    await mailTickets(services, found);
    return { email: found.booking.contact_email ?? "" };
  });

  handle(app, services, getBookingShare, async ({ params: { bookingId }, query: { token }, session }) => ({
    url: await readShare(services, await bookingToManage(services, bookingId, { session, token })),
  }));

  handle(app, services, changeBookingShare, async ({ params: { bookingId }, body: { token, change }, session }) => {
    const found = await bookingToManage(services, bookingId, { session, token });
    await changeShare(services, found, change);
    return { url: await readShare(services, found) };
  });

  const accountOf = async (bookingId: string) => presentAccountOfBooking(await listRefundsOfBooking(db, bookingId));

  handle(app, services, getRefundAccount, async ({ params: { bookingId }, query: { token } }) => {
    checkRefundToken(services, bookingId, token);
    return accountOf(bookingId);
  });

  handle(app, services, giveAccountCall, async ({ params: { bookingId }, body: { token, ...account } }) => {
    checkRefundToken(services, bookingId, token);
    await giveRefundAccount(services, bookingId, account);
    return accountOf(bookingId);
  });

  handle(app, services, sendManagementLink, async ({ body, request }) => {
    await limitForms(services, "management link form", request.ip);
    await mailManagementLink(services, body);
    return { sent: true as const };
  });

  handle(app, services, restoreCartCall, async ({ params, session }) =>
    restoreCart(services, params.bookingId, session),
  );
};
