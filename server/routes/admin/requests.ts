import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import { answerRequestAsTeam, listAdminRequests } from "../../../sdk/contracts/calls/admin/requests.ts";
import type { AdminRequest } from "../../../sdk/contracts/admin/requests.ts";
import { requestWayOf } from "../../../sdk/contracts/booking.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { instantAt } from "../../clock.ts";
import { answerRequest } from "../../commands/booking/confirm-request.ts";
import { requestScope } from "../../commands/booking/request-scope.ts";
import { fromJson } from "../../json.ts";
import { findRequestedAt, listOpenRequests } from "../../db/queries/request.ts";
import { listAttemptsOfBooking } from "../../db/queries/payment-attempt.ts";
import { listRefundsOfBooking } from "../../db/queries/refund.ts";
import { refundableAfter } from "../../domain/cancel-refund.ts";
import { notFound } from "../../errors.ts";
import { confirmingAttempt, refundWayOfAttempt } from "../../domain/booking-money.ts";
import { presentBookingRequest } from "../../presenters/booking-request.ts";
import { requireAdmin } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { handle, type Routes } from "../handle.ts";

/** The team's queue of bookings on request. */
export const adminRequestsRoutes: Routes = (app, services) => {
  const { db, clock } = services;

  async function show(bookingId: string): Promise<AdminRequest> {
    const scope = await requestScope(db, bookingId, null);
    const request = scope && presentBookingRequest(scope, instantAt(clock.now()));
    if (!request) throw notFound("booking_not_found");
    const attempts = await listAttemptsOfBooking(db, bookingId);
    const refunds = await listRefundsOfBooking(db, bookingId);
    const attempt = confirmingAttempt(scope.booking, attempts);
    const { email, phone, givenName, familyName } = fromJson<Buyer>(scope.booking.contact);
    return {
      ...request,
      bookingId,
      guest: `${givenName} ${familyName}`,
      notes: scope.booking.notes,
      email,
      phone,
      requestedAt: wireInstant(await findRequestedAt(db, bookingId)),
      charged: money(attempt ? refundableAfter(attempt, refunds) : 0),
      refundWay: requestWayOf(refundWayOfAttempt(attempt)),
      suppliers: [...scope.suppliers],
    };
  }

  handle(app, services, listAdminRequests, async ({ session, query }) => {
    requireAdmin(session);
    const { total, rows } = await listOpenRequests(db, query);
    return {
      total,
      page: shownPage(query.page, total),
      pageSize,
      entries: await Promise.all(rows.map(({ id }) => show(id))),
    };
  });

  handle(app, services, answerRequestAsTeam, async ({ session, params, body }) => {
    const { email } = requireAdmin(session);
    const { answer, bookingItemIds } = body;
    await answerRequest(
      services,
      params.bookingId,
      answer,
      { by: "team", actor: email, note: answer === "refused" ? body.note || null : null },
      { bookingItemIds },
    );
    return show(params.bookingId);
  });
};
