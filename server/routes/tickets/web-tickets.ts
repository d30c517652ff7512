import type { FastifyReply, FastifyRequest } from "fastify";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { passesForDevice, type WalletPasses } from "../../../sdk/contracts/wallet-passes.ts";
import { ticketParts } from "../../built.ts";
import { instantAt } from "../../clock.ts";
import type { BookedItem } from "../../domain/booked-item.ts";
import { bookingPage } from "../../domain/shop-pages.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import { ticketPicture } from "../../ports/tickets/ticket-picture.ts";
import { presentWebTicket } from "../../presenters/web-ticket.ts";
import { endOfTicketLinks, passAddresses } from "../../security/ticket-link.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { ticketPage, ticketPagePolicy, type ShownTicket } from "../../shop/ticket-page.ts";
import type { Routes } from "../handle.ts";
import { sendNoTicket } from "./no-ticket.ts";
import { frozenOf, readShared, readTicket, type ReadTickets, type ValidTickets } from "./read-ticket.ts";

interface TokenPath {
  Params: { token: string };
}

/** A kind of page with tickets: where it is, and what its token opens. */
interface TicketKind {
  readonly path: string;
  readonly isShared: boolean;
  read(services: Services, token: string): Promise<ReadTickets>;
}

const kinds: readonly TicketKind[] = [
  { path: "/ticket", isShared: false, read: readTicket },
  { path: "/ticket/shared", isShared: true, read: readShared },
];

/**
 * Web tickets (decision 51): pages for the screen of a phone, by their signed links, that their worker keeps on the
 * device: one of an item with its trips, and one of a booking for fellow travellers. They say what is true now:
 * cancelled, moved. A link that is wrong, taken back or over leads to a page that says what to do.
 */
export const webTicketRoutes: Routes = (app, services) => {
  const { env, clock } = services;
  const frame = plainPageFrame(env);
  const brand = brandOf(env);
  const built = ticketParts(env);
  const parts = built ?? { style: "", script: "" };

  if (built)
    app.get("/ticket/worker.js", async (_request, reply) =>
      reply
        .headers({ "cache-control": "no-cache", "content-security-policy": "default-src 'none'; connect-src 'self'" })
        .type("text/javascript; charset=utf-8")
        .send(built.worker),
    );

  for (const kind of kinds) {
    const pathOf = ({ params }: FastifyRequest<TokenPath>) => `${kind.path}/${encodeURIComponent(params.token)}`;

    app.get<TokenPath>(`${kind.path}/:token`, async (request, reply) => {
      const read = await kind.read(services, request.params.token);
      reply.headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
      reply.type("text/html; charset=utf-8");
      if (read.state !== "valid") {
        return sendNoTicket(request, reply, read, {
          frame,
          way: (locale, { bookings, home }) =>
            kind.isShared
              ? { title: home, url: pagePath("homepage", locale) }
              : { title: bookings, url: pagePath("account", locale) },
        });
      }
      const { booking, items } = read;
      const locale = booking.locale as Locale;
      // A pass leads to the booking, which is not for fellow travellers.
      const passesOf = (booked: BookedItem) =>
        passesForDevice(
          kind.isShared ? undefined : passAddresses(services, booked),
          request.headers["user-agent"] ?? "",
        );
      const tickets = await Promise.all(items.map((booked) => shownTicket(services, read, booked, passesOf(booked))));
      reply.headers({
        "content-security-policy": ticketPagePolicy(parts),
        // When the device forgets it.
        expires: new Date(endOfTicketLinks(items)).toUTCString(),
      });
      return reply.send(
        ticketPage({
          locale,
          shopName: brand.name,
          title: titleOf(read),
          isShared: kind.isShared,
          tickets,
          path: pathOf(request),
          asOf: wireInstant(instantAt(clock.now())),
          bookingUrl: kind.isShared ? null : bookingPage(env.PUBLIC_ORIGIN, locale, booking.id),
          parts,
        }),
      );
    });

    app.get<TokenPath>(`${kind.path}/:token/ticket.webmanifest`, async (request, reply) => {
      const read = await kind.read(services, request.params.token);
      if (read.state !== "valid") return sendManifest(reply.code(404), {});
      const path = pathOf(request);
      return sendManifest(reply, {
        id: path,
        start_url: path,
        scope: "/ticket/",
        display: "standalone",
        name: `${titleOf(read)} – ${brand.name}`,
        short_name: brand.name,
        theme_color: "#ffffff",
        background_color: "#ffffff",
        icons: [
          { src: "/shop/icon.svg", sizes: "any", type: "image/svg+xml" },
          { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
        ],
      });
    });
  }
};

const sendManifest = (reply: FastifyReply, manifest: object) =>
  reply
    .header("cache-control", "private, no-store")
    .type("application/manifest+json; charset=utf-8")
    .send(JSON.stringify(manifest));

const titleOf = ({ items }: ValidTickets) => frozenOf(items[0]!).activityTitle;

async function shownTicket(
  { env, clock, ports }: Services,
  { booking }: ValidTickets,
  booked: BookedItem,
  passes: WalletPasses,
): Promise<ShownTicket> {
  const ticket = presentWebTicket(booking, booked, {
    shopOrigin: env.PUBLIC_ORIGIN,
    brand: brandOf(env),
    now: instantAt(clock.now()),
    picture: await ticketPicture(env, frozenOf(booked).picture, "page"),
  });
  return { ...ticket, passes, qr: await ports.tickets.qrSvg(ticket.details.code) };
}
