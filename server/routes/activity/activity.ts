import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import { parseLocale } from "../../../sdk/contracts/locale.ts";
import { listOffers, monthlyDates } from "../../../sdk/contracts/calls/offer.ts";
import { instantAt } from "../../clock.ts";
import { findActivityParts } from "../../db/queries/activity-parts.ts";
import { listCategories, listOffersIn, listPersonalizedOffers } from "../../db/queries/offer.ts";
import { listAvailableDates } from "../../db/queries/slot.ts";
import { readId } from "../../domain/read-id.ts";
import { notFound } from "../../errors.ts";
import { presentActivity } from "../../presenters/activity.ts";
import { presentOffer } from "../../presenters/offer.ts";
import { hasNetPrices } from "../../domain/session.ts";
import { handle, type Routes } from "../handle.ts";
import { bestDates } from "./monthly-dates.ts";

/** Max-age of an activity's data (seconds): its live parts are read again before a sale. */
const activityLife = 60;

export const activityRoutes: Routes = (app, services) => {
  const { db, clock, env } = services;

  handle(
    app,
    services,
    getActivity,
    async ({ params }) => {
      const id = readId(params.id, "activity_not_found");
      const locale = parseLocale(params.locale);
      const parts = locale && (await findActivityParts(db, id, locale));
      if (!parts) throw notFound("activity_not_found");
      const dates = await listAvailableDates(db, id, instantAt(clock.now()));
      return presentActivity(parts, dates, locale, env.PUBLIC_ORIGIN);
    },
    { maxAge: activityLife },
  );

  handle(app, services, listOffers, async ({ body, session }) => {
    const offers = await listOffersIn(db, [body.activityId], body.locale);
    if (offers.length === 0) throw notFound("activity_not_found");
    const ids = offers.map((offer) => offer.id);
    const categories = await listCategories(db, ids);
    const personalized = await listPersonalizedOffers(db, ids, session.isReseller);
    return offers.map((offer) =>
      presentOffer(offer, categories.get(offer.id) ?? [], {
        locale: body.locale,
        net: hasNetPrices(session),
        isPersonalized: personalized.has(offer.id),
      }),
    );
  });

  handle(app, services, monthlyDates, async ({ body, session }) => bestDates(services, body, hasNetPrices(session)));
};
