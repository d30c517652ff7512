import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { instantAt } from "../../clock.ts";
import { bookingPage } from "../../domain/shop-pages.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { notFound } from "../../errors.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import type { PassDetails } from "../../ports/passes/passes.ts";
import { presentTicket } from "../../presenters/ticket.ts";
import { endOfTicketLink } from "../../security/ticket-link.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import type { Routes } from "../handle.ts";
import { sendNoTicket } from "./no-ticket.ts";
import { readTicket, type ReadTickets, type ValidTickets } from "./read-ticket.ts";

type PassRequest = FastifyRequest<{ Params: { token: string } }>;

/**
 * Passes of tickets for the wallets of phones (decision 54), by the token of the web ticket; 404 where the settings
 * have not that wallet. A ticket that is cancelled or over is 410, with a page that says what to do.
 */
export const passRoutes: Routes = (app, services) => {
  const { env, ports } = services;
  const frame = plainPageFrame(env);

  /** Answers with what `send` makes of a valid ticket. */
  async function answer(request: PassRequest, reply: FastifyReply, send: (details: PassDetails) => Promise<unknown>) {
    reply.headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    const read = ownOf(await readTicket(services, request.params.token));
    if (read.state === "valid") return send(detailsOf(services, read));
    return sendNoTicket(request, reply, read, {
      frame,
      way: (locale, { bookings, booking }) =>
        read.bookingId === undefined
          ? { title: bookings, url: pagePath("account", locale) }
          : { title: booking, url: bookingPage(env.PUBLIC_ORIGIN, locale, read.bookingId) },
    });
  }

  app.get("/passes/:token/ticket.pkpass", async (request: PassRequest, reply) => {
    const { apple } = ports.passes;
    if (!apple) throw notFound("page_not_found");
    return answer(request, reply, async (details) =>
      reply
        .headers({
          "content-disposition": `attachment; filename="${details.code}.pkpass"`,
          "x-content-type-options": "nosniff",
        })
        .type("application/vnd.apple.pkpass")
        .send(await apple.pkpass(details)),
    );
  });

  app.get("/passes/:token/google-wallet", async (request: PassRequest, reply) => {
    const { google } = ports.passes;
    if (!google) throw notFound("page_not_found");
    return answer(request, reply, async (details) => reply.redirect(await google.saveUrl(details)));
  });
};

type ReadPass =
  | ValidTickets
  | { readonly state: "wrong" | "revoked" | "over" | "noPass"; readonly locale?: Locale; readonly bookingId?: string };

/** A link is that of one ticket: without a code it never was one, cancelled it has no pass any more. */
function ownOf(read: ReadTickets): ReadPass {
  if (read.state !== "valid") return read;
  const { booking, items } = read;
  const { ticket_code, cancelled_at } = items[0]!.item;
  if (ticket_code === null) return { state: "wrong" };
  return booking.state === "confirmed" && cancelled_at === null
    ? read
    : { state: "noPass", locale: booking.locale as Locale, bookingId: booking.id };
}

function detailsOf({ env, clock }: Services, { booking, items }: ValidTickets): PassDetails {
  const booked = items[0]!;
  const ticket = presentTicket(booking, booked, {
    shopOrigin: env.PUBLIC_ORIGIN,
    brand: brandOf(env),
    now: instantAt(clock.now()),
    picture: null,
  });
  return { ...ticket, validUntil: wireInstant(instantAt(endOfTicketLink(booked))) };
}
