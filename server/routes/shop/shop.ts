import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import type { FastifyReply } from "fastify";
import { activityPage, elementPage, homePage, notFoundPage } from "../../../host-site/pages.ts";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import { shopPath } from "../../../sdk/contracts/paths.ts";
import { activitiesIn } from "../../db/queries/activities.ts";
import { mostRelevant } from "../../finding/list.ts";
import { dateInZurich } from "../../wall-time.ts";
import { completeActivities } from "../activity/read-activities.ts";
import type { Routes } from "../handle.ts";

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The shell's own files. */
const files: Record<string, { readonly path: string; readonly type: string }> = {
  "shop.css": { path: file("host-site/shop.css"), type: "text/css; charset=utf-8" },
  "icon.svg": { path: file("host-site/icon.svg"), type: "image/svg+xml" },
  "inter.woff2": { path: file("node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2"), type: "font/woff2" },
};

/** Activities on the home page. */
const cardsOfHome = 48;

/** Scripts, styles, pictures and frames of the shop's own origin only; data is in the elements' calls. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types gipfel";

/** The shop's first pages: home, an activity, basket, booking, confirmation, in the four main locales. */
export const shopPages: Routes = (app, services) => {
  const send = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .status(status)
      .header("content-security-policy", policy)
      .header("x-content-type-options", "nosniff")
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(html);

  for (const [name, { path, type }] of Object.entries(files)) {
    app.get(`/shop/${name}`, (_request, reply) => reply.header("cache-control", "public, max-age=86400").type(type).send(createReadStream(path)));
  }
  for (const locale of mainLocales) {
    const home = shopPath("homepage", locale);
    const prefix = home === "/" ? "" : home;
    app.get(home, async (_request, reply) => {
      const catalogue = await services.finding.current();
      const now = { seats: catalogue.seats, today: dateInZurich(services.clock.now()), position: null };
      return send(reply, homePage(locale, await catalogue.cards.of(await mostRelevant(catalogue, cardsOfHome), locale, now)));
    });
    for (const page of ["basket", "booking", "confirm"] as const) {
      app.get(shopPath(page, locale), (_request, reply) => send(reply, elementPage(locale, page)));
    }
    app.get<{ Params: { activity: string } }>(`${prefix}/activity/:activity`, async (request, reply) => {
      const id = /^[1-9]\d{0,8}(?=-|$)/.exec(request.params.activity)?.[0];
      const rows = id ? await activitiesIn(services.db, locale).where("activity.id", "=", Number(id)).execute() : [];
      const [activity] = await completeActivities(services, rows, locale);
      if (!activity) return send(reply, notFoundPage(locale), 404);
      if (request.url.split("?")[0] !== activity.path) return reply.redirect(activity.path, 301);
      return send(reply, activityPage(locale, activity));
    });
  }
};
