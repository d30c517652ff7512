import type { FastifyReply } from "fastify";
import { defaultLocale, parseLocale, type Locale } from "../../../sdk/contracts/locale.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { ticketParts } from "../../built.ts";
import { instantAt } from "../../clock.ts";
import { findBookingIdOfItem } from "../../db/queries/account-bookings.ts";
import { findBookingWithItems, type BookingWithItems } from "../../db/queries/booking.ts";
import type { BookedItem } from "../../domain/booked-item.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { bookingPage } from "../../domain/shop-pages.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { fromJson } from "../../json.ts";
import { plainPageFrame } from "../../plain-page-frame.ts";
import { ticketPicture } from "../../ports/tickets/ticket-picture.ts";
import { presentWebTicket } from "../../presenters/web-ticket.ts";
import { endOfTicketLink, itemOfTicketToken } from "../../security/ticket-link.ts";
import type { Services } from "../../services.ts";
import { brandOf } from "../../settings/brand.ts";
import { plainPage } from "../../shop/plain-page.ts";
import { ticketPage, ticketPagePolicy, type ShownTicket } from "../../shop/ticket-page.ts";
import { ticketPageWords } from "../../shop/ticket-page.words.ts";
import type { Routes } from "../handle.ts";

interface TokenPath {
  Params: { token: string };
}

/**
 * Web tickets (decision 51): a page for the screen of a phone, by its signed link, that its worker keeps on the device.
 * It says what is true now: cancelled, moved. A link that is wrong or over leads to a page that says what to do.
 */
export const webTicketRoutes: Routes = (app, services) => {
  const { env, clock } = services;
  const frame = plainPageFrame(env);
  const brand = brandOf(env);
  const built = ticketParts(env);
  const parts = built ?? { style: "", script: "" };

  if (built)
    app.get("/t/worker.js", async (_request, reply) =>
      reply
        .headers({ "cache-control": "no-cache", "content-security-policy": "default-src 'none'; connect-src 'self'" })
        .type("text/javascript; charset=utf-8")
        .send(built.worker),
    );

  app.get<TokenPath>("/t/:token", async ({ params: { token }, headers }, reply) => {
    const read = await readTicket(services, token);
    reply.headers({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    reply.type("text/html; charset=utf-8");
    if (read.state !== "valid") {
      const locale = read.state === "over" ? read.locale : acceptedLocale(headers["accept-language"]);
      const { bookings, [read.state]: words } = ticketPageWords(locale);
      const way = { title: bookings, url: pagePath("account", locale) };
      return reply.code(read.state === "over" ? 410 : 404).send(plainPage({ locale, ...words, way, frame }));
    }
    const { booking, items } = read;
    const locale = booking.locale as Locale;
    const tickets = await Promise.all(items.map((booked) => shownTicket(services, booking, booked)));
    reply.headers({
      "content-security-policy": ticketPagePolicy(parts),
      // When the device forgets it.
      expires: new Date(Math.max(...items.map(endOfTicketLink))).toUTCString(),
    });
    return reply.send(
      ticketPage({
        locale,
        shopName: brand.name,
        title: tickets[0]!.details.activityTitle,
        tickets,
        path: `/t/${encodeURIComponent(token)}`,
        asOf: wireInstant(instantAt(clock.now())),
        bookingUrl: bookingPage(env.PUBLIC_ORIGIN, locale, booking.id),
        parts,
      }),
    );
  });

  app.get<TokenPath>("/t/:token/ticket.webmanifest", async ({ params: { token } }, reply) => {
    const read = await readTicket(services, token);
    if (read.state !== "valid") return sendManifest(reply.code(404), {});
    const [{ reservation }] = read.items;
    const path = `/t/${encodeURIComponent(token)}`;
    return sendManifest(reply, {
      id: path,
      start_url: path,
      scope: "/t/",
      display: "standalone",
      name: `${fromJson<FrozenReservation>(reservation.frozen).activityTitle} – ${brand.name}`,
      short_name: brand.name,
      theme_color: "#ffffff",
      background_color: "#ffffff",
      icons: [
        { src: "/shop/icon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      ],
    });
  });
};

const sendManifest = (reply: FastifyReply, manifest: object) =>
  reply
    .header("cache-control", "private, no-store")
    .type("application/manifest+json; charset=utf-8")
    .send(JSON.stringify(manifest));

type ReadTicket =
  | { readonly state: "wrong" }
  | { readonly state: "over"; readonly locale: Locale }
  | {
      readonly state: "valid";
      readonly booking: BookingWithItems["booking"];
      /** The item, then the trips that go with it. */
      readonly items: readonly [BookingWithItems["items"][number], ...BookingWithItems["items"]];
    };

async function readTicket(services: Services, token: string): Promise<ReadTicket> {
  const { db, clock } = services;
  const itemId = itemOfTicketToken(services, token);
  const bookingId = itemId === null ? undefined : await findBookingIdOfItem(db, itemId);
  const found = bookingId === undefined ? undefined : await findBookingWithItems(db, bookingId);
  const own = found?.items.find(({ item }) => item.id === itemId);
  if (!found || !own) return { state: "wrong" };
  const { booking } = found;
  const trips = found.items.filter(({ reservation }) => reservation.with_item_id === itemId);
  const items = [own, ...trips.toSorted(byStart)] as const;
  if (Math.max(...items.map(endOfTicketLink)) <= clock.now())
    return { state: "over", locale: booking.locale as Locale };
  return { state: "valid", booking, items };
}

function byStart(one: BookedItem, other: BookedItem): number {
  const startOf = ({ reservation }: BookedItem) => fromJson<FrozenReservation>(reservation.frozen).slot.startsAt;
  return startOf(one).localeCompare(startOf(other));
}

async function shownTicket(
  { env, clock, ports }: Services,
  booking: BookingWithItems["booking"],
  booked: BookingWithItems["items"][number],
): Promise<ShownTicket> {
  const ticket = presentWebTicket(booking, booked, {
    shopOrigin: env.PUBLIC_ORIGIN,
    brand: brandOf(env),
    now: instantAt(clock.now()),
    picture: await ticketPicture(env, fromJson<FrozenReservation>(booked.reservation.frozen).picture, "page"),
  });
  return { ...ticket, qr: await ports.tickets.qrSvg(ticket.details.code) };
}

/** The first language that the browser accepts, for a link that names none. */
function acceptedLocale(header: string | undefined): Locale {
  const [accepted = ""] = (header ?? "").split(/[,;]/);
  return parseLocale(accepted) ?? defaultLocale;
}
