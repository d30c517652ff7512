import { getActivity } from "../../../sdk/contracts/activity.ts";
import { parseLocale } from "../../../sdk/contracts/locale.ts";
import { listOffers, monthlyDates } from "../../../sdk/contracts/offer.ts";
import { activitiesIn } from "../../db/queries/activities.ts";
import { categoriesOf, offersIn, personalizedOffers } from "../../db/queries/offers.ts";
import { notFound } from "../../errors.ts";
import { presentOffer } from "../../presenters/offer.ts";
import { hasNetPrices } from "../../session.ts";
import { handle, type Routes } from "../handle.ts";
import { bestDates } from "./monthly-dates.ts";
import { completeActivities } from "../../presenters/complete-activities.ts";
import { readId } from "../../domain/read-id.ts";

/** Max-age of an activity's data (seconds): its live parts are read again before a sale. */
const activityLife = 60;

export const activityRoutes: Routes = (app, services) => {
  const { db } = services;

  handle(
    app,
    services,
    getActivity,
    async ({ params }) => {
      const id = readId(params.id, "activity_not_found");
      const locale = parseLocale(params.locale);
      const row = locale && (await activitiesIn(db, locale).where("activity.id", "=", id).executeTakeFirst());
      const [activity] = row ? await completeActivities(services, [row], locale) : [];
      if (!activity) throw notFound("activity_not_found");
      return activity;
    },
    { maxAge: activityLife },
  );

  handle(app, services, listOffers, async ({ body, session }) => {
    const offers = await offersIn(db, body.locale).where("offer.activity_id", "=", body.activityId).execute();
    if (offers.length === 0) throw notFound("activity_not_found");
    const ids = offers.map((offer) => offer.id);
    const categories = await categoriesOf(db, ids);
    const personalized = await personalizedOffers(db, ids, session.isReseller);
    return offers.map((offer) =>
      presentOffer(offer, categories.get(offer.id) ?? [], {
        locale: body.locale,
        net: hasNetPrices(session),
        isPersonalized: personalized.has(offer.id),
      }),
    );
  });

  handle(app, services, monthlyDates, async ({ body }) => bestDates(services, body));
};
