import { answerBookingRequest, getBookingRequest, type BookingRequest } from "../../../sdk/contracts/booking-request.ts";
import { requestOfToken } from "../../accounts/request-link.ts";
import { instantAt } from "../../clock.ts";
import { answerRequest } from "../../commands/confirm-request.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import { suppliersOfRequest } from "../../db/queries/requests.ts";
import { AppError } from "../../errors.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import { presentBookingRequest } from "../../presenters/booking-request.ts";
import { handle, type Routes } from "../handle.ts";

/** What the links of a request's mails lead to (RULES 8): reading changes nothing, only the page's button answers. */
export const bookingRequestRoutes: Routes = (app, services) => {
  const { db, env, clock } = services;

  async function show(bookingId: string): Promise<BookingRequest> {
    const found = await findBooking(db, bookingId);
    const request = found && presentBookingRequest(found.booking, found.items, instantAt(clock.now()));
    if (!request) throw new AppError("request_link_invalid", "This link is not valid.");
    return request;
  }

  handle(app, services, getBookingRequest, async ({ query }) => show(requestOfToken(services, query.token).bookingId));

  handle(app, services, answerBookingRequest, async ({ body }) => {
    const { bookingId, by } = requestOfToken(services, body.token);
    const [supplier] = by === "supplier" ? await suppliersOfRequest(db, bookingId) : [];
    const who = supplier ? (supplier.email ?? supplier.name) : teamAddress(env);
    await answerRequest(services, bookingId, body.answer, { by, who, note: body.answer === "refused" ? body.note || null : null });
    return show(bookingId);
  });
};
