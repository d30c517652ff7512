import { answerBookingRequest, getBookingRequest } from "../../../sdk/contracts/calls/booking-request.ts";
import type { BookingRequest } from "../../../sdk/contracts/booking-request.ts";
import { requestOfToken, type RequestClaim } from "../../security/request-link.ts";
import { instantAt } from "../../clock.ts";
import { answerRequest } from "../../commands/booking/confirm-request.ts";
import { requestScope } from "../../commands/booking/request-scope.ts";
import { AppError } from "../../errors.ts";
import { teamAddress } from "../../ports/mail/team-address.ts";
import { presentBookingRequest } from "../../presenters/booking-request.ts";
import { handle, type Routes } from "../handle.ts";

/** What the links of a request's mails lead to (RULES 8): reading changes nothing, only the page's button answers. */
export const bookingRequestRoutes: Routes = (app, services) => {
  const { db, env, clock } = services;

  async function show({ bookingId, supplierId }: RequestClaim): Promise<BookingRequest> {
    const scope = await requestScope(db, bookingId, supplierId);
    const request = scope && presentBookingRequest(scope, instantAt(clock.now()));
    if (!request) throw new AppError("request_link_invalid", "This link is not valid.");
    return request;
  }

  handle(app, services, getBookingRequest, async ({ query }) => show(requestOfToken(services, query.token)));

  handle(app, services, answerBookingRequest, async ({ body: { token, answer, note, bookingItemIds } }) => {
    const claim = requestOfToken(services, token);
    const { bookingId, by, supplierId } = claim;
    const [supplier] = by === "supplier" ? ((await requestScope(db, bookingId, supplierId))?.suppliers ?? []) : [];
    const actor = supplier ? (supplier.email ?? supplier.name) : teamAddress(env);
    await answerRequest(
      services,
      bookingId,
      answer,
      { by, actor, note: answer === "refused" ? note || null : null },
      { supplierId, bookingItemIds },
    );
    return show(claim);
  });
};
