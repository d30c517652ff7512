import type { ManagedBooking } from "../../../sdk/contracts/account.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import type { BookingWithItems } from "../../db/queries/booking.ts";
import { presentManaged } from "../../presenters/managed-booking.ts";
import { calendarFeedUrl } from "../../security/calendar-link.ts";
import { passAddresses, ticketPage } from "../../security/ticket-link.ts";
import { readDocuments } from "../document/read-documents.ts";
import type { Services } from "../../services.ts";

/** A booking with what can be done and was done, for a caller who may change it. */
export async function readManagedBooking(services: Services, found: BookingWithItems): Promise<ManagedBooking> {
  const { db, clock, env } = services;
  const documents = await readDocuments(services, found.booking.id);
  return presentManaged(
    { ...(await getBookingDetails(db, found)), documents },
    {
      now: clock.now(),
      origin: env.PUBLIC_ORIGIN,
      calendarFeed: found.booking.confirmed_at === null ? null : calendarFeedUrl(services, found),
      webTicketOf: (booked) => ticketPage(services, booked),
      passesOf: (booked) => passAddresses(services, booked),
    },
  );
}
