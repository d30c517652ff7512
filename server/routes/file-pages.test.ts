import fastify from "fastify";
import { expect, test } from "vitest";
import type { Services } from "../services.ts";
import { requestsPage } from "../shop/refusal-page.ts";
import { affiliateAccountRoutes } from "./account/affiliate.ts";
import { ticketRoutes } from "./tickets/tickets.ts";

test("each file that people open by its address has a page in its place in a browser; pictures and calls are data", () => {
  const paths = new Set<string>();
  const app = fastify();
  app.addHook("onRoute", ({ url }) => void paths.add(url));
  for (const add of [affiliateAccountRoutes, ticketRoutes]) void add(app, {} as Services);
  const headers = { accept: "text/html" };
  const isPage = (path: string) => requestsPage({ method: "GET", url: `/api${path.replace(/:\w+/g, "1")}`, headers });
  expect([...paths].filter(isPage).sort()).toEqual([
    "/account/affiliate/statements/:month.csv",
    "/account/affiliate/statements/:month.pdf",
    "/account/affiliate/statistics.csv",
    "/bookings/:bookingId/items/:bookingItemId/calendar.ics",
    "/bookings/:bookingId/items/:bookingItemId/ticket.pdf",
  ]);
});
