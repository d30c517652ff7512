import type { FastifyReply } from "fastify";
import { brandOf } from "../../settings/brand.ts";
import { instantAt } from "../../clock.ts";
import { bookingOfCalendar } from "../../security/calendar-link.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { notFound } from "../../errors.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { fromJson } from "../../json.ts";
import { ticketPicture } from "../../ports/tickets/ticket-picture.ts";
import { presentTicket } from "../../presenters/ticket.ts";
import type { Services } from "../../services.ts";
import type { Routes } from "../handle.ts";

interface TicketPath {
  Params: { bookingId: string; bookingItemId: string };
}

/**
 * Tickets of a confirmed booking, for printing, for the calendar, for the screen. A signed link has its
 * dates as a calendar to subscribe to, cancelled ones marked. Anything else is 404 `booking_not_found`.
 */
export const ticketRoutes: Routes = (app, services) => {
  const below = "/bookings/:bookingId/items/:bookingItemId";

  app.get<TicketPath>(`${below}/ticket.pdf`, async ({ params }, reply) => {
    const { details, picture } = await ticketOf(services, params);
    const content = await services.ports.tickets.pdf({ ...details, picture: await picture() });
    return file(reply, "application/pdf", `attachment; filename="${details.code}.pdf"`).send(content);
  });

  app.get<TicketPath>(`${below}/calendar.ics`, async ({ params }, reply) => {
    const { details } = await ticketOf(services, params);
    return file(reply, "text/calendar; charset=utf-8", `attachment; filename="${details.code}.ics"`).send(
      services.ports.tickets.calendar(details),
    );
  });

  app.get<{ Params: { token: string } }>("/calendar/:token", async ({ params }, reply) => {
    const { db, ports, clock } = services;
    const bookingId = bookingOfCalendar(services, params.token);
    const found = bookingId === null ? undefined : await findBookingWithItems(db, bookingId);
    if (!found?.booking.confirmed_at) throw notFound("booking_not_found");
    const { booking, items } = found;
    const brand = brandOf(services.env);
    const around = { shopOrigin: services.env.PUBLIC_ORIGIN, brand, now: instantAt(clock.now()), picture: null };
    const dated = items.filter(({ item }) => item.ticket_code !== null);
    const entries = dated.map((booked) => presentTicket(booking, booked, around));
    return file(reply, "text/calendar; charset=utf-8", "inline").send(
      ports.tickets.calendarFeed(`${brand.name} ${booking.number}`, entries),
    );
  });

  app.get<TicketPath>(`${below}/ticket.svg`, async ({ params }, reply) => {
    const { details } = await ticketOf(services, params);
    return file(reply, "image/svg+xml", "inline").send(await services.ports.tickets.qrSvg(details.code));
  });
};

async function ticketOf({ db, env, clock }: Services, { bookingId, bookingItemId }: TicketPath["Params"]) {
  const found = await findBookingWithItems(db, bookingId);
  const booked = found?.items.find(({ item }) => item.id === bookingItemId);
  if (found?.booking.state !== "confirmed" || !booked?.item.ticket_code || booked.item.cancelled_at)
    throw notFound("booking_not_found");
  return {
    details: presentTicket(found.booking, booked, {
      shopOrigin: env.PUBLIC_ORIGIN,
      brand: brandOf(env),
      now: instantAt(clock.now()),
      picture: null,
    }),
    picture: () => ticketPicture(env, fromJson<FrozenReservation>(booked.reservation.frozen).picture),
  };
}

/** Pictures of codes are shown on other pages, so they say that they may be. */
function file(reply: FastifyReply, type: string, disposition: string): FastifyReply {
  return reply.headers({
    "content-type": type,
    "content-disposition": disposition,
    "cache-control": "private, no-store",
    "cross-origin-resource-policy": "cross-origin",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  });
}
