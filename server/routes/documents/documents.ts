import { getDocuments } from "../../../sdk/contracts/calls/document.ts";
import { readDocuments } from "../../commands/document/read-documents.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { notFound } from "../../errors.ts";
import { documentDetails, isNumbered, presentDocuments } from "../../presenters/document.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { handle, type Routes } from "../handle.ts";

interface DocumentPath {
  Params: { bookingId: string; number: string };
}

/**
 * Receipts and credit notes of a booking, for whoever may see the booking: its id is the capability, a distributor's is
 * its own. Each is drawn from what was frozen, never stored. Anything else is 404 `booking_not_found`.
 */
export const documentRoutes: Routes = (app, services) => {
  handle(app, services, getDocuments, async ({ params, session }) => {
    return { documents: presentDocuments(await documentsOf(services, params.bookingId, session)) };
  });

  app.get<DocumentPath>("/bookings/:bookingId/documents/:number.pdf", async (request, reply) => {
    const { bookingId, number } = request.params;
    const documents = await documentsOf(services, bookingId, await services.session(request));
    const document = documents.filter(isNumbered).find((each) => each.number === number);
    if (!document) throw notFound("booking_not_found");
    const content = await services.ports.documents.pdf(documentDetails(document, brandOf(services.env)));
    return reply
      .headers({
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${number}.pdf"`,
        "cache-control": "private, no-store",
        "cross-origin-resource-policy": "cross-origin",
        "x-content-type-options": "nosniff",
      })
      .send(content);
  });
};

async function documentsOf(services: Services, bookingId: string, session: Session) {
  const booking = await findBooking(services.db, bookingId);
  if (!booking || !(session.isAdmin || canAccess(booking.distributor_id, session))) throw notFound("booking_not_found");
  return readDocuments(services, bookingId);
}
