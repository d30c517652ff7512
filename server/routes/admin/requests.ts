import { answerRequestAsTeam, listAdminRequests, type AdminRequest } from "../../../sdk/contracts/admin/requests.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { instantAt } from "../../clock.ts";
import { answerRequest } from "../../commands/confirm-request.ts";
import { fromJson } from "../../db/json.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import { openRequests, requestedAt, suppliersOfRequest } from "../../db/queries/requests.ts";
import { notFound } from "../../errors.ts";
import { presentBookingRequest } from "../../presenters/booking-request.ts";
import { admin } from "../../session.ts";
import { onTheWire } from "../../wall-time.ts";
import { handle, type Routes } from "../handle.ts";

/** The team's queue of bookings on request. */
export const adminRequestsRoutes: Routes = (app, services) => {
  const { db, clock } = services;

  async function show(bookingId: string): Promise<AdminRequest> {
    const found = await findBooking(db, bookingId);
    const request = found && presentBookingRequest(found.booking, found.items, instantAt(clock.now()));
    if (!request) throw notFound("booking_not_found");
    const { email, phone, givenName, familyName } = fromJson<Buyer>(found.booking.contact);
    return {
      ...request,
      bookingId,
      guest: `${givenName} ${familyName}`,
      notes: found.booking.notes,
      email,
      phone,
      requestedAt: onTheWire(await requestedAt(db, bookingId)),
      suppliers: await suppliersOfRequest(db, bookingId),
    };
  }

  handle(app, services, listAdminRequests, async ({ session, query }) => {
    admin(session);
    const { total, rows } = await openRequests(db, query);
    return { total, page: shownPage(query.page, total), pageSize, entries: await Promise.all(rows.map(({ id }) => show(id))) };
  });

  handle(app, services, answerRequestAsTeam, async ({ session, params, body }) => {
    const { email } = admin(session);
    await answerRequest(services, params.bookingId, body.answer, { by: "team", who: email, note: body.answer === "refused" ? body.note || null : null });
    return show(params.bookingId);
  });
};
